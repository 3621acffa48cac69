import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renameFile } from '#service/system/rename-file.ts';

describe('a file that gets its final name', () => {
  let folder: string;
  let tries = 0;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-rename-'));
    writeFileSync(join(folder, 'part'), 'whole');
    tries = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Renames as a system does on which another program has the file open for some tries. */
  const busyFor = (times: number, code: string) => (from: Parameters<typeof rename>[0], to: typeof from) => {
    tries += 1;
    return tries > times ? rename(from, to) : Promise.reject(Object.assign(new Error(code), { code }));
  };
  const renamed = (platform: NodeJS.Platform, times: number, code: string) =>
    renameFile(join(folder, 'part'), join(folder, 'final'), { platform, rename: busyFor(times, code) });

  test.each(['EPERM', 'EACCES', 'EBUSY'])('waits on Windows while another program has it open (%s)', async (code) => {
    await renamed('win32', 2, code);
    expect([tries, readdirSync(folder)]).toEqual([3, ['final']]);
  });

  test('is tried once where these errors are about rights, and for any other error', async () => {
    await expect(renamed('linux', 1, 'EPERM')).rejects.toThrow('EPERM');
    expect(tries).toBe(1);
    tries = 0;
    await expect(renamed('win32', 1, 'ENOENT')).rejects.toThrow('ENOENT');
    expect([tries, readdirSync(folder)]).toEqual([1, ['part']]);
  });
});
