import { useMemo, useState } from 'react';
import { arrange, type Arranged, type Arrangement } from './arrange.ts';
import { runAtOnce } from '#dashboard/work/slices.ts';
import { useSlices } from '#dashboard/work/use-slices.ts';

/** What a click may wait for before its picture; most sorts of 100,000 records are done by then. */
const AFTER_CLICK_MS = 16;
/** Nobody waits for a picture of what came by itself. */
const AFTER_NEWS_MS = 5;

/** Those of which there was an arrangement. */
const arrangedBefore = new WeakSet<readonly unknown[]>();

const NONE: readonly never[] = [];

interface Arrangements<Rec> extends Arranged<Rec> {
  arranging: boolean;
  /** false while there is no order yet to show anything in: then `shown` is empty */
  ready: boolean;
}

/**
 * A list filtered and sorted. Where that takes long it goes on in slices, and what was there stays until it is done,
 * unless it was of other records (`set` names them: another project's must not show under this one's name), or was not
 * sorted where it is to be.
 */
export function useArrangement<Rec extends { id: number }>(wanted: Arrangement<Rec>, set: string): Arrangements<Rec> {
  const { done, work } = useMemo(() => {
    const begun = arrange(wanted);
    const { records } = wanted.narrowing;
    const milliseconds = arrangedBefore.has(records) ? AFTER_CLICK_MS : AFTER_NEWS_MS;
    arrangedBefore.add(records);
    return { done: runAtOnce(begun, { milliseconds, records: records.length }), work: begun };
  }, [wanted]);
  const late = useSlices(done === null ? work : null);
  const sorted = wanted.ordering.length > 0;
  // What was there last, for as long as the next is not.
  const [last, setLast] = useState<{ arranged: Arranged<Rec>; set: string; sorted: boolean }>({
    arranged: { found: NONE, shown: NONE },
    set,
    sorted: false,
  });

  const arranged = done ?? late;
  if (arranged !== null && (arranged !== last.arranged || set !== last.set || sorted !== last.sorted)) {
    setLast({ arranged, set, sorted });
  }
  if (arranged !== null) return { ...arranged, arranging: false, ready: true };
  const { found, shown } = last.set === set ? last.arranged : { found: NONE, shown: NONE };
  const ready = last.set === set && (last.sorted || !sorted);
  return { found, shown: ready ? shown : NONE, arranging: true, ready };
}
