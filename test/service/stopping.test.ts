import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { ask } from './ask.ts';
import { endServices, startService } from './service-process.ts';

const hasPostgres = bothDatabases.some(({ kind }) => kind === 'postgres');

/** Whether the service refuses connections. */
const refuses = (url: string) =>
  ask(url, '/').then(
    () => false,
    (error: Error & { code?: string }) => error.code === 'ECONNREFUSED',
  );

describe('a service that gets a signal', () => {
  let upstream: Server;
  let upstreamUrl: string;
  /** unanswered requests to the other service */
  let waiting: ServerResponse[];

  beforeEach(async () => {
    waiting = [];
    upstream = createServer((_request, response) => void waiting.push(response)).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const address = upstream.address();
    upstreamUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterEach(async () => {
    await endServices();
    upstream.close();
    upstream.closeAllConnections();
  });

  /** A service with a request in flight; in front of another service, so that the test controls its duration. */
  async function busyService() {
    const { child, ended, address } = startService({ UPSTREAM_URL: upstreamUrl });
    const url = await address;
    const answer = ask(url, '/api/v2/projects/');
    answer.catch(() => {});
    await expect.poll(() => waiting.length).toBe(1);
    return { child, ended, url, answer };
  }

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'at %s finishes requests in flight, accepts no new ones, and exits',
    async (signal) => {
      const { child, ended, url, answer } = await busyService();
      child.kill(signal);
      await expect.poll(() => refuses(url)).toBe(true);
      expect(child.exitCode).toBeNull();
      waiting[0]?.writeHead(200, { 'content-type': 'application/json' }).end('{"late":true}');
      expect(await answer).toMatchObject({ status: 200, text: '{"late":true}' });
      expect(await ended).toMatchObject({ code: 0, signal: null, errors: '' });
    },
  );

  test('is not blocked by a connection that stays open, and answers no more requests on it', async () => {
    const { child, ended, address } = startService({ UPSTREAM_URL: upstreamUrl });
    const url = await address;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const get = (path: string) =>
      new Promise<{ status: number; text: string; connection: string | undefined }>((resolve, reject) => {
        request(`${url}${path}`, { agent }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          const { statusCode: status = 0, headers } = response;
          response.once('end', () => resolve({ status, text, connection: headers.connection }));
        })
          .once('error', reject)
          .end();
      });
    const first = get('/api/v2/projects/');
    await expect.poll(() => waiting.length).toBe(1);
    child.kill('SIGTERM');
    await expect.poll(() => refuses(url)).toBe(true);
    waiting[0]?.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    expect(await first).toMatchObject({ status: 200, connection: 'close' });
    expect((await ended).code).toBe(0);
    agent.destroy();
  });

  test('exits at once at a second signal', async () => {
    const { child, ended, url, answer } = await busyService();
    child.kill('SIGTERM');
    await expect.poll(() => refuses(url)).toBe(true);
    // npm and the terminal send one Ctrl C twice, so a second signal counts only after a moment.
    const again = () => {
      child.kill('SIGTERM');
      return child.exitCode;
    };
    await expect.poll(again).toBe(143);
    expect(await ended).toMatchObject({ code: 143, errors: '' });
    await expect(answer).rejects.toThrow(/hang up|ECONNRESET/);
  });

  test('exits after some seconds although requests are in flight, and says so', async () => {
    const { child, ended, answer } = await busyService();
    child.kill('SIGTERM');
    const { code, errors } = await ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Noctuary did not stop in order: .* 10 seconds\.\n$/)]);
    await expect(answer).rejects.toThrow(/hang up|ECONNRESET/);
  });

  test.runIf(hasPostgres)('closes its database only after the last answer', async () => {
    const empty = await emptyDatabase('postgres');
    const folder = mkdtempSync(join(tmpdir(), 'noctuary-stopping-'));
    const other = new Client({ connectionString: empty.location });
    await other.connect();
    try {
      const { child, ended, address } = startService({ DATABASE_URL: empty.location, NOCTUARY_DATA: folder });
      const url = await address;
      const count = async (condition: string) => {
        // Within a transaction PostgreSQL caches its list of connections.
        await other.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await other.query(`select 1 from pg_stat_activity where
          datname = current_database() and pid <> pg_backend_pid() and ${condition}`);
        return rowCount;
      };
      await other.query('begin; lock table projects in access exclusive mode');
      const answer = ask(url, '/api/v2/projects/');
      await expect.poll(() => count(`wait_event_type = 'Lock'`)).toBe(1);
      child.kill('SIGTERM');
      await expect.poll(() => refuses(url)).toBe(true);
      await other.query('commit');
      expect(await answer).toMatchObject({ status: 200 });
      expect(await ended).toMatchObject({ code: 0, errors: '' });
      await expect.poll(() => count('true')).toBe(0);
    } finally {
      await other.end();
      await endServices();
      await empty.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
