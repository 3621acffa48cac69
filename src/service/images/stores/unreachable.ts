import { LoadError } from '#service/load/load-error.ts';

/** The error for a folder or a bucket that cannot be read, or that has no images any more. */
export function unreachable(root: string, why: string, cause?: unknown): LoadError {
  return new LoadError(`${root} is unreachable: ${why}. Nothing was marked as vanished.`, { cause });
}
