import { useCallback } from 'react';
import type { Work } from './slices.ts';
import { useWork } from './use-work.ts';

type Within<Rec> = ((record: Rec) => boolean) | undefined;

const LOOKED_AT_BEFORE_PAUSE = 500;
const NONE: readonly never[] = [];

/** The records that a page is about, in their order; all of them where it does not narrow them. */
export function useRecordsWithin<Rec>(records: readonly Rec[], within: Within<Rec>): readonly Rec[] {
  const begin = useCallback(() => recordsWithin(records, within), [records, within]);
  return useWork(begin, records.length) ?? NONE;
}

function* recordsWithin<Rec>(records: readonly Rec[], within: Within<Rec>): Work<readonly Rec[]> {
  if (within === undefined) return records;
  const inside: Rec[] = [];
  for (const [place, record] of records.entries()) {
    if (place % LOOKED_AT_BEFORE_PAUSE === 0) yield;
    if (within(record)) inside.push(record);
  }
  return inside;
}
