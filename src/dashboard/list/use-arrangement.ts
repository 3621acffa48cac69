import { useEffect, useMemo, useState } from 'react';
import { arrange, type Arranged, type Arrangement } from './arrange.ts';
import { finish, runFor, runInSlices } from './slices.ts';

/** Up to here a list is arranged before it is drawn, whatever it takes. */
const AT_ONCE = 5_000;
/** What a click may wait for before its picture; most sorts of 100,000 records are done by then. */
const BEFORE_DRAWING_MS = 25;

const NOTHING = { found: [], shown: [] };

/**
 * A list filtered and sorted. Where that takes long it goes on in slices, and what was there stays until it is done,
 * unless it was of other records (`set` names them: another project's must not show under this one's name).
 */
export function useArrangement<Rec extends { id: number }>(
  wanted: Arrangement<Rec>,
  set: string,
): Arranged<Rec> & { arranging: boolean } {
  const { done, work } = useMemo(() => {
    const begun = arrange(wanted);
    const atOnce = wanted.narrowing.records.length <= AT_ONCE;
    return { done: atOnce ? finish(begun) : runFor(begun, BEFORE_DRAWING_MS), work: begun };
  }, [wanted]);
  const [late, setLate] = useState<{ work: unknown; arranged: Arranged<Rec> } | null>(null);
  // What was there last, for as long as the next is not.
  const [last, setLast] = useState<{ arranged: Arranged<Rec>; set: string }>({ arranged: NOTHING, set });

  useEffect(() => {
    if (done !== null) return;
    return runInSlices(work, (arranged) => setLate({ work, arranged }));
  }, [done, work]);

  const arranged = done ?? (late?.work === work ? late.arranged : null);
  if (arranged !== null && (arranged !== last.arranged || set !== last.set)) setLast({ arranged, set });
  if (arranged !== null) return { ...arranged, arranging: false };
  return { ...(last.set === set ? last.arranged : NOTHING), arranging: true };
}
