import { useMemo, useState } from 'react';
import { runAtOnce, type Work } from './slices.ts';
import { useSlices } from './use-slices.ts';

/** Before the next frame. */
const AT_ONCE_MS = 10;

interface Worked<Result> {
  /** the result of the current work; null until it is done */
  now: Result | null;
  /** the same, or the previous result until it is done; null before the first result */
  last: Result | null;
}

/**
 * The result of work that may take longer than a frame: it is then time-sliced. The work starts again when `begin`
 * changes; null does nothing.
 *
 * @param records how many records the work is on, where known: work on few is done at once
 */
export function useWork<Result extends object>(begin: (() => Work<Result>) | null, records = Infinity): Worked<Result> {
  const begun = useMemo(() => {
    if (begin === null) return null;
    const work = begin();
    return { work, done: runAtOnce(work, { milliseconds: AT_ONCE_MS, records }) };
  }, [begin, records]);
  const late = useSlices(begun === null || begun.done !== null ? null : begun.work);
  const [last, setLast] = useState<Result | null>(null);
  const now = begun?.done ?? late;
  if (now !== null && now !== last) setLast(now);
  return { now, last: now ?? last };
}
