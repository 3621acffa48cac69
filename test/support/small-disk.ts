import { spawnSync } from 'node:child_process';

/** A mount namespace that ends with the process; as root within it, even where this user is not root. */
const OWN_MOUNTS = ['--mount', '--map-root-user'];

/** Whether this user may mount a disk for a process on this system. */
export const mayMount = spawnSync('unshare', [...OWN_MOUNTS, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
if (!mayMount) console.warn('Tests with a full disk are left out: this system lets this user mount none (unshare).');

/** Runs Node with these arguments to its end, with `NOCTUARY_DATA` on a separate disk of that size ("400k"). */
export function onSmallDisk(size: string, folder: string, ...words: readonly string[]) {
  const script = `mount -t tmpfs -o size=${size} tmpfs "$NOCTUARY_DATA" && exec "$0" "$@"`;
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    [...OWN_MOUNTS, 'sh', '-c', script, process.execPath, ...words],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], NOCTUARY_DATA: folder, PORT: '0' } },
  );
  return { status, stdout, stderr };
}
