import { rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** What Windows says while another program, such as a virus scanner or a backup, has one of the files open. */
const IN_USE: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Each pause is twice the one before: 5 s together. */
const PAUSES_MS: readonly number[] = [20, 40, 80, 160, 320, 640, 1_280, 2_560];

/**
 * Renames a file; on Windows it waits for programs that have it open for a moment.
 *
 * @param on the platform, and what renames: for tests
 *
 * @throws what the system says last
 */
export async function renameFile(
  from: string,
  to: string,
  on: { platform: NodeJS.Platform; rename: typeof rename } = { platform: process.platform, rename },
): Promise<void> {
  for (const pauseMs of on.platform === 'win32' ? PAUSES_MS : []) {
    try {
      return await on.rename(from, to);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && IN_USE.has(error.code))) throw error;
    }
    await setTimeout(pauseMs);
  }
  return on.rename(from, to);
}
