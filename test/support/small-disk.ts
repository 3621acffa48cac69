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

/**
 * The same twice, the second time with a larger disk, and copies what is on it to the folder `kept`.
 *
 * @returns what both runs printed, each with its exit status
 */
export function onGrowingDisk(
  { sizes: [small, large], folder, kept }: { sizes: readonly [string, string]; folder: string; kept: string },
  ...words: readonly string[]
): string {
  const run = '{ "$0" "$@" 2>&1; echo "Ended with $?."; }';
  const script = `mount -t tmpfs -o size=${small} tmpfs "$NOCTUARY_DATA" && ${run} &&
    mount -o remount,size=${large} "$NOCTUARY_DATA" && ${run} && cp -r "$NOCTUARY_DATA/." "$KEPT"`;
  const { stdout } = spawnSync('unshare', [...OWN_MOUNTS, 'sh', '-c', script, process.execPath, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NOCTUARY_DATA: folder, KEPT: kept },
  });
  return stdout;
}
