import { expect, test } from 'vitest';
import { maySeeBrowser } from '#service/command/open-address.ts';

test.each([
  ['linux', { DISPLAY: ':0' }, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['linux', { WSL_DISTRO_NAME: 'Debian' }, true],
  ['linux', {}, false],
  ['linux', { DISPLAY: '' }, false],
  ['linux', { DISPLAY: 'localhost:10.0', SSH_CONNECTION: '10.0.0.7 50000 10.0.0.1 22' }, false],
  ['darwin', {}, true],
  ['darwin', { SSH_TTY: '/dev/ttys001' }, false],
  ['win32', {}, true],
  ['win32', { CI: 'true' }, false],
] as const)('on %s, with %o, a browser is opened: %s', (platform, environment, isOpened) => {
  expect(maySeeBrowser({ platform, environment, isTerminal: true })).toBe(isOpened);
  expect(maySeeBrowser({ platform, environment, isTerminal: false })).toBe(false);
});
