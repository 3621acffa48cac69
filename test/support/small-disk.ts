import { spawnSync } from 'node:child_process';

/** A process's own mounts, which are gone with it; as root of these, also where this user is not root. */
const OWN_MOUNTS = ['--mount', '--map-root-user'];

/** Whether this system lets this user mount a disk for a process. */
export const mayMount = spawnSync('unshare', [...OWN_MOUNTS, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
if (!mayMount) console.warn('Tests with a full disk are left out: this system lets this user mount none (unshare).');

/** Runs Node with these arguments to its end, `NOCTUARY_DATA` being a disk of its own of that size ("400k"). */
export function onSmallDisk(size: string, folder: string, ...words: readonly string[]) {
  const script = `mount -t tmpfs -o size=${size} tmpfs "$NOCTUARY_DATA" && exec "$0" "$@"`;
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    [...OWN_MOUNTS, 'sh', '-c', script, process.execPath, ...words],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], NOCTUARY_DATA: folder, PORT: '0' } },
  );
  return { status, stdout, stderr };
}
