import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LoadError } from '#service/load/load-error.ts';
import { SetAside } from '#service/load/set-aside.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-set-aside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a list that cannot be written, as while Excel has it open on Windows, ends the load in a sentence', () => {
  const path = join(folder, 'load-set-aside.csv');
  // Cannot be opened for writing on any system.
  mkdirSync(path);
  const add = () => new SetAside(path).add({ where: 'media.csv', at: '2', field: 'timestamp', why: 'is no time' });
  expect(add).toThrow(LoadError);
  expect(add).toThrow(`${path} lists what could not be used, and cannot be written (EISDIR): close it`);
});
