import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askJson } from './ask.ts';
import type { ListBody } from './walk.ts';

/** `npm start` runs this; the working folder decides where a data folder that is not absolute lies. */
const PROGRAM = join(process.cwd(), 'src', 'service', 'main.ts');

describe('the process', { timeout: 30_000 }, () => {
  let folder: string;
  let running: ChildProcess | null = null;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-start-'));
  });
  afterEach(() => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts with these settings and an environment that has no other of ours. */
  function start(settings: Readonly<Record<string, string>>) {
    const environment = {
      PATH: process.env['PATH'],
      NOCTUARY_SAMPLE: 'no',
      NOCTUARY_DATA: folder,
      PORT: '0',
      ...settings,
    };
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    let output = '';
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, output, errors }));
    });
    const address = new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /^Noctuary is at (\S+)$/m.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      void ended.then(() => reject(new Error(`It ended: ${errors}`)));
    });
    address.catch(() => {});
    return { child, ended, address };
  }

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'says where it is, answers there, and ends in order at %s',
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

  test('does not start with a wrong setting, and says which', async () => {
    const { code, output, errors } = await start({ PORT: 'eighty', LOG_LEVEL: 'loud' }).ended;
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^Noctuary did not start: PORT="eighty" .*\nLOG_LEVEL="loud" .*\n$/);
  });

  test('does not start where its port is taken, and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const taken = other.address();
    const port = typeof taken === 'object' && taken !== null ? taken.port : 0;
    const { code, errors } = await start({ PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(errors).toMatch(/^Noctuary did not start: .*EADDRINUSE/);
  });

  test('does not start where its database cannot be reached, and says so', async () => {
    const { code, errors } = await start({ DATABASE_URL: 'postgres://moth:secret@127.0.0.1:1/night' }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^Noctuary did not start: .*ECONNREFUSED/);
    expect(errors).not.toContain('secret');
  });
});
