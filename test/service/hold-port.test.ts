import { expect, test } from 'vitest';
import { listenFault } from '#service/hold-port.ts';

const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });

test.each([
  ['linux', 'This user may not listen on port 80: set PORT to 1024 or above (EACCES).'],
  ['win32', 'Windows keeps port 80 for itself, or another program holds it: set PORT to another port (EACCES).'],
] as const)('a port that %s refuses is named with what to change', (platform, message) => {
  expect(listenFault(refused, '127.0.0.1', 80, null, platform).message).toBe(message);
});
