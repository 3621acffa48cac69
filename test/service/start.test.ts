import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askJson } from './ask.ts';
import { endServices, startService } from './service-process.ts';
import type { ListBody } from './walk.ts';

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
