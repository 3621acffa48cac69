import { useCallback } from 'react';
import type { Within } from '#dashboard/list/model/record-list-model.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';

const RECORDS_PER_STEP = 500;
const NONE: readonly never[] = [];

/**
 * The records that a page is about, in their ordering; all of them without a predicate. While they are being worked out,
 * `all` is the previous result and `isAllKnown` is false.
 */
export function useRecordsWithin<Rec>(
  records: readonly Rec[],
  within: Within<Rec>,
): { all: readonly Rec[]; isAllKnown: boolean } {
  const begin = useCallback(() => recordsWithin(records, within), [records, within]);
  const { now, last } = useWork(begin, records.length);
  return { all: last ?? NONE, isAllKnown: now !== null };
}

/** The records that pass `within`, in their ordering. Time-sliced, for long lists. */
export function* recordsWithin<Rec>(records: readonly Rec[], within: Within<Rec>): Work<readonly Rec[]> {
  if (within === undefined) return records;
  const inside: Rec[] = [];
  for (const [index, record] of records.entries()) {
    if (index % RECORDS_PER_STEP === 0) yield;
    if (within(record)) inside.push(record);
  }
  return inside;
}
