import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { buildApp, type AppOptions } from '#service/app.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { ask } from './ask.ts';
import { freePort } from '#test/support/free-port.ts';
import { onDemand } from '#test/support/on-demand.ts';
import { killWatched } from '#test/support/watched-process.ts';

const { noctuary } = await onDemand('programs');

const TOKEN = '0123456789abcdef';
const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };

interface LogLine {
  level: string;
  msg: string;
  reqId?: string;
  method?: string;
  path?: string;
  status?: number | null;
  ms?: number;
  tokenName?: string;
  err?: { message: string; stack: string };
}

/** A route that answers on demand: it reports when a request has arrived, and when its connection is closed. */
interface Slow {
  came: Promise<unknown>;
  left: Promise<unknown>;
}

/** Sends requests to a service, and returns its log lines about them. */
async function logOf(asking: (url: string, slow: Slow) => Promise<unknown>, options: Partial<AppOptions> = {}) {
  const written: string[] = [];
  const { database, close } = await openDatabase(inject('sampleFile'));
  const shared = { database, exportFolder: inject('exportFolder'), dashboard: null, publicUrl: null, tiles };
  const logStream = { write: (line: string) => void written.push(line) };
  const app = await buildApp({ ...shared, logLevel: 'info', logStream, ...options });
  app.get('/api/broken', () => {
    throw new Error('The lamp is out of oil.');
  });
  const moments = new EventEmitter();
  const slow = { came: once(moments, 'came'), left: once(moments, 'left') };
  app.get('/api/slow', async (_request, reply) => {
    reply.raw.once('close', () => moments.emit('left'));
    moments.emit('came');
    await slow.left;
    return {};
  });
  try {
    await asking(await app.listen({ host: '127.0.0.1', port: 0 }), slow);
  } finally {
    await app.close();
    await close();
  }
  expect(written.every((line) => line.endsWith('\n'))).toBe(true);
  const lines = written.map((line) => JSON.parse(line) as LogLine);
  return { text: written.join(''), lines: lines.filter((line) => line.reqId !== undefined) };
}

describe('the log', () => {
  test('has one line in JSON for each request: method, path, status, milliseconds, request id', async () => {
    const ids: unknown[] = [];
    const { lines } = await logOf(async (url) => {
      const questions = [
        ['GET', '/api/v2/projects/'],
        ['HEAD', '/api/v2/projects/'],
        ['DELETE', '/api/v2/projects/1/'],
        ['GET', '/api/v2/projects/999/'],
        ['GET', '/nothing'],
        ['GET', '/%zz'],
      ];
      for (const [method = '', path = ''] of questions) {
        ids.push((await ask(url, path, { method })).headers['x-request-id']);
      }
    });
    expect(lines.map(({ level, method, path, status }) => [level, method, path, status])).toEqual([
      ['info', 'GET', '/api/v2/projects/', 200],
      ['info', 'HEAD', '/api/v2/projects/', 200],
      ['info', 'DELETE', '/api/v2/projects/1/', 405],
      ['info', 'GET', '/api/v2/projects/999/', 404],
      ['info', 'GET', '/nothing', 404],
      ['info', 'GET', '/%zz', 400],
    ]);
    expect(lines.map(({ ms }) => ms)).toEqual(lines.map(() => expect.any(Number)));
    expect(lines.map(({ reqId }) => reqId)).toEqual(ids);
    expect(new Set(ids).size).toBe(6);
  });

  test('has a line for a client that leaves before the answer', async () => {
    const { lines } = await logOf(async (url, slow) => {
      const leaving = new AbortController();
      const answer = fetch(`${url}/api/slow`, { signal: leaving.signal });
      await slow.came;
      leaving.abort();
      await expect(answer).rejects.toThrow(/abort/);
      await slow.left;
    });
    expect(lines).toMatchObject([
      { level: 'info', msg: 'the asker left before the answer', method: 'GET', path: '/api/slow', status: null },
    ]);
  });

  test('contains neither the query nor a token, but the name of the token', async () => {
    const { text, lines } = await logOf(
      async (url) => {
        const headers = { authorization: `Token ${TOKEN}`, cookie: `secret=${TOKEN}` };
        await ask(url, `/api/v2/projects/?token=${TOKEN}`, { headers });
        await ask(url, `/api/v2/projects/?limit=${TOKEN}`, { headers });
        await ask(url, `/api/broken?token=${TOKEN}`, { headers });
        await ask(url, `/%zz?token=${TOKEN}`, { headers });
      },
      { tokens: [{ name: 'anna', token: TOKEN }] },
    );
    expect(text).not.toContain(TOKEN);
    expect(lines.filter(({ msg }) => msg === 'answered').map(({ tokenName }) => tokenName)).toEqual([
      'anna',
      'anna',
      'anna',
      undefined,
    ]);
  });

  test('has the stack of an internal error; the answer only refers to that line', async () => {
    let answer = { text: '', id: '' };
    const { lines } = await logOf(async (url) => {
      const { status, headers, text } = await ask(url, '/api/broken');
      expect([status, headers['content-type']]).toEqual([500, 'application/json']);
      answer = { text, id: String(headers['x-request-id']) };
    });
    expect(JSON.parse(answer.text)).toEqual({ detail: expect.stringContaining(answer.id) });
    expect(answer.text).not.toMatch(/lamp|\.ts|at /);
    const faults = lines.filter(({ level }) => level === 'error');
    expect(faults).toEqual([
      expect.objectContaining({
        reqId: answer.id,
        err: expect.objectContaining({
          message: 'The lamp is out of oil.',
          stack: expect.stringContaining('log.test.ts'),
        }),
      }),
    ]);
  });

  test('at the default level does not contain answered requests, but errors', async () => {
    const { lines } = await logOf(
      async (url) => {
        for (const path of ['/api/v2/projects/', '/nothing', '/api/broken']) await ask(url, path);
      },
      { logLevel: 'warn' },
    );
    expect(lines.map(({ level }) => level)).toEqual(['error']);
  });
});

test.runIf(existsSync('/dev/full'))('a log on a full disk does not prevent answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-log-'));
  const port = await freePort();
  // Every write to this device fails with ENOSPC.
  const child = spawn(process.execPath, [noctuary], {
    env: { PORT: String(port), NOCTUARY_DATA: folder, NOCTUARY_SAMPLE: 'no', LOG_LEVEL: 'info' },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
  });
  try {
    const statusOf = () =>
      ask(`http://127.0.0.1:${port}`, '/api/v2/projects/').then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(statusOf).toBe(200);
    expect([await statusOf(), await statusOf(), child.exitCode]).toEqual([200, 200, null]);
  } finally {
    await killWatched(child);
    rmSync(folder, { recursive: true, force: true });
  }
});
