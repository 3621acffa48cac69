import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBasemap } from '#service/basemap/open-basemap.ts';
import { ask, askJson, type Answer } from './ask.ts';
import { endServices, startService } from './service-process.ts';
import type { ListBody } from '#test/service/queries/walk.ts';

describe('the process', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-start-'));
  });
  afterEach(async () => {
    await endServices();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (settings: Readonly<Record<string, string>>) => startService({ NOCTUARY_DATA: folder, ...settings });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'prints its address, answers there, and shuts down gracefully at %s',
    async (signal) => {
      const { child, ended, address } = start({});
      const url = await address;
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect((await askJson<ListBody>(url, '/api/v2/events/')).count).toBe(0);
      child.kill(signal);
      const { code, errors } = await ended;
      expect([code, errors]).toEqual([0, '']);
      expect(existsSync(join(folder, 'noctuary.sqlite'))).toBe(true);
      expect(existsSync(join(folder, 'noctuary.sqlite-wal'))).toBe(false);
    },
  );

  test('started in another folder it has its data there, and its map from its own', async () => {
    const { address } = startService({ NOCTUARY_DATA: 'moths' }, { cwd: folder });
    const url = await address;
    expect(existsSync(join(folder, 'moths', 'noctuary.sqlite'))).toBe(true);
    const { status, text } = await ask(url, openBasemap(null).address, { headers: { range: 'bytes=0-6' } });
    expect([status, text]).toEqual([206, 'PMTiles']);
  });

  test('does not start with an invalid setting, and names it', async () => {
    const { code, output, errors } = await start({ PORT: 'eighty', LOG_LEVEL: 'loud' }).ended;
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^Noctuary did not start: PORT="eighty" .*\nLOG_LEVEL="loud" .*\n$/);
  });

  /** A port that this process listens on until `close`. */
  async function takenPort() {
    // It reads what is asked, and answers nothing.
    const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const taken = server.address();
    const port = typeof taken === 'object' && taken !== null ? taken.port : 0;
    return { port, close: () => new Promise((resolve) => server.close(resolve)) };
  }

  test('does not start if its port is in use: names the process, and writes nothing', async () => {
    const { port, close } = await takenPort();
    const { code, output, errors } = await start({ PORT: String(port), NOCTUARY_SAMPLE: 'yes' }).ended;
    await close();
    expect([code, output]).toEqual([1, '']);
    const owner = process.platform === 'linux' ? String.raw`process ${process.pid} \(.+\)` : 'another process';
    expect(errors).toMatch(
      new RegExp(`^Noctuary did not start: Port ${port} is in use by ${owner}: .*PORT.*\\(EADDRINUSE\\)\\.\n$`),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('answers 503 while it fills its database, 200 at /healthz, and a browser with how far it is', async () => {
    const { port, close } = await takenPort();
    await close();
    start({ PORT: String(port), NOCTUARY_SAMPLE: 'yes' });
    const url = `http://127.0.0.1:${port}`;
    const paths = ['/api/v2/projects/', '/healthz', '/readyz'];
    let answers: Answer[] = [];
    // Concurrently, so that all reach the process while it fills: after that all of them are 200.
    await expect
      .poll(async () => {
        answers = await Promise.all(paths.map((path) => ask(url, path))).catch(() => []);
        return answers.map(({ status }) => status);
      })
      .toEqual([503, 200, 503]);
    const page = () => ask(url, '/sessions', { headers: { accept: 'text/html', 'accept-language': 'fr-CA,en' } });
    let shown: Answer | null = null;
    await expect
      .poll(async () => {
        shown = await page();
        return shown.text;
      })
      .toMatch(/<progress max="4312" value="[1-9]\d*" [^]*sessions sur 4\s312/);
    expect(shown).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answers[0]?.headers['retry-after']).toMatch(/^\d+$/);
    expect(answers[0]?.text).toMatch(/^\{"detail":"The service is starting\./);
    expect(answers[1]?.text).toBe('{"process":"ok"}');
  });

  test('does not start if its database cannot be reached, and says so', async () => {
    const { code, errors } = await start({ DATABASE_URL: 'postgres://moth:secret@127.0.0.1:1/night' }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^Noctuary did not start: .*ECONNREFUSED/);
    expect(errors).not.toContain('secret');
  });
});
