import { useMemo, useState } from 'react';
import { runAtOnce, type Work } from './slices.ts';
import { useSlices } from './use-slices.ts';

/** What may be done before the next picture. */
const AT_ONCE_MS = 10;

interface Worked<Result> {
  /** of this very work; null until it is done */
  now: Result | null;
  /** the same, and until it is done what there was before; null before there is a first result */
  last: Result | null;
}

/**
 * The result of work that may take longer than a frame: then it goes on in slices. `begin` is the same function for as
 * long as the work is; null waits.
 *
 * @param records how many it is about, where it is known: nothing waits where they are few
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
