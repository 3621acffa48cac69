import type { Work } from '#dashboard/work/slices.ts';

/** Runs work to its end: how often it could have been interrupted. */
export function pausesOf(work: Work<unknown>): number {
  let pauses = 0;
  while (work.next().done !== true) pauses += 1;
  return pauses;
}
