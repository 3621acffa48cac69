import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isBelow } from '#service/images/served/is-below.ts';

describe('whether a path is below a folder', () => {
  test.each([
    ['/data/cards', true],
    ['/data/cards/2026/DCIM', true],
    ['/data/cards/..hidden', true],
    ['/data/cards2', false],
    ['/data', false],
    ['/data/cards/../secret', false],
    ['data/cards', false],
  ])('%s with slashes: %s', (asked, expected) => {
    expect(isBelow(asked, '/data/cards', path.posix)).toBe(expected);
  });

  test.each([
    [String.raw`D:\Cards`, true],
    [String.raw`d:\cards\2026\DCIM`, true],
    ['D:/Cards/2026', true],
    [String.raw`D:\Cards2`, false],
    [String.raw`C:\Cards`, false],
    [String.raw`D:\Cards\..\Secret`, false],
    ['D:/Cards/../Secret', false],
    [String.raw`\\server\share\Cards`, false],
    [String.raw`\\?\D:\Cards\..\Secret`, false],
    [String.raw`D:Cards`, false],
    [String.raw`Cards\2026`, false],
  ])('%s on Windows: %s', (asked, expected) => {
    expect(isBelow(asked, String.raw`D:\Cards`, path.win32)).toBe(expected);
  });

  test('a drive of the network is a root like others', () => {
    const root = String.raw`\\nas\cards`;
    expect(isBelow(String.raw`\\nas\cards\2026`, root, path.win32)).toBe(true);
    expect(isBelow(String.raw`\\nas\other\2026`, root, path.win32)).toBe(false);
  });
});
