import { useMemo, useState } from 'react';
import { arrange, type Arranged, type Arrangement } from './arrange.ts';
import { runAtOnce } from '#dashboard/work/slices.ts';
import { useSlices } from '#dashboard/work/use-slices.ts';

/** How long a click may wait before the next frame; most sorts of 100,000 records are done by then. */
const AFTER_CLICK_MS = 16;
/** The pause before records that arrive in the background are arranged: they are not urgent. */
const AFTER_NEWS_MS = 5;

/** Records that were arranged before: another arrangement of them follows a click. */
const arrangedBefore = new WeakSet<readonly unknown[]>();

const NONE: readonly never[] = [];

interface Arrangements<Rec> extends Arranged<Rec> {
  arranging: boolean;
  /** `shown` is of records that were loaded before these */
  isOfEarlier: boolean;
  /** false while there is none of this set, or only an unsorted one of a sorted list: `shown` is then empty */
  ready: boolean;
}

/**
 * Filters and sorts a list, in slices where that takes long. Until it is done the previous arrangement stays, unless that
 * was of other records (`set` identifies them: another project's rows must not appear under this project), or was unsorted
 * where this one is sorted.
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
  // The previous arrangement, until the next is done.
  const [last, setLast] = useState<{ arranged: Arranged<Rec>; set: string; sorted: boolean; records: readonly Rec[] }>({
    arranged: { found: NONE, shown: NONE },
    set,
    sorted: false,
    records: NONE,
  });
  const { records } = wanted.narrowing;

  const arranged = done ?? late;
  if (arranged !== null && (arranged !== last.arranged || set !== last.set || sorted !== last.sorted)) {
    setLast({ arranged, set, sorted, records });
  }
  if (arranged !== null) return { ...arranged, arranging: false, isOfEarlier: false, ready: true };
  const { found, shown } = last.set === set ? last.arranged : { found: NONE, shown: NONE };
  const ready = last.set === set && (last.sorted || !sorted);
  return { found, shown: ready ? shown : NONE, arranging: true, isOfEarlier: records !== last.records, ready };
}
