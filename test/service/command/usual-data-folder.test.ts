import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { usualDataFolder } from '#service/command/usual-data-folder.ts';

const ON_UNIX = { home: '/home/moth', path: posix };
const ON_WINDOWS = { platform: 'win32', home: String.raw`C:\Users\Moth`, path: win32 } as const;

test.each([
  ['linux', {}, '/home/moth/.local/share/noctuary'],
  ['freebsd', {}, '/home/moth/.local/share/noctuary'],
  ['linux', { XDG_DATA_HOME: '/data/of/moth' }, '/data/of/moth/noctuary'],
  ['linux', { XDG_DATA_HOME: '' }, '/home/moth/.local/share/noctuary'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/moth/.local/share/noctuary'],
  ['darwin', {}, '/home/moth/Library/Application Support/Noctuary'],
  ['darwin', { XDG_DATA_HOME: '/data/of/moth' }, '/home/moth/Library/Application Support/Noctuary'],
] as const)('on %s, with %o, the data is in %s', (platform, environment, folder) => {
  expect(usualDataFolder({ ...ON_UNIX, platform, environment })).toBe(folder);
});

test.each([
  [{ LOCALAPPDATA: String.raw`D:\Data\Local` }, String.raw`D:\Data\Local\Noctuary`],
  [{ LOCALAPPDATA: String.raw`\\server\moth\Local` }, String.raw`\\server\moth\Local\Noctuary`],
  [{}, String.raw`C:\Users\Moth\AppData\Local\Noctuary`],
  [{ LOCALAPPDATA: 'Local', XDG_DATA_HOME: 'D:/x' }, String.raw`C:\Users\Moth\AppData\Local\Noctuary`],
])('on Windows, with %o, the data is in %s', (environment, folder) => {
  expect(usualDataFolder({ ...ON_WINDOWS, environment })).toBe(folder);
});
