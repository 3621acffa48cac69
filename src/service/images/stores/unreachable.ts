import { LoadError } from '#service/load/load-error.ts';

/** What is said of a folder or a bucket that cannot be read, or seems to have lost everything. */
export function unreachable(root: string, why: string, cause?: unknown): LoadError {
  return new LoadError(`${root} is unreachable: ${why}. Nothing was marked as vanished.`, { cause });
}
