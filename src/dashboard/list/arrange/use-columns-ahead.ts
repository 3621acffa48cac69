import { useEffect } from 'react';
import { columnRanks } from './column-ranks.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { runWhenIdle, type Work } from '#dashboard/work/slices.ts';

/** Up to here reading a column takes no time that anybody would notice. */
const AT_ONCE = 5_000;

/**
 * Reads and ranks the columns while nothing else is done, so that no click on a header has to. Null records: not all
 * of them are there yet.
 */
export function useColumnsAhead<Rec>(records: readonly Rec[] | null, columns: readonly ListColumn<Rec>[]): void {
  useEffect(() => {
    if (records === null || records.length <= AT_ONCE) return;
    return runWhenIdle(ranksOf(records, columns));
  }, [records, columns]);
}

function* ranksOf<Rec>(records: readonly Rec[], columns: readonly ListColumn<Rec>[]): Work<object> {
  for (const column of columns) {
    yield* columnRanks(records, column);
    yield;
  }
  return columns;
}
