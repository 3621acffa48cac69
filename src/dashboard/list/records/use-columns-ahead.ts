import { useEffect } from 'react';
import { columnRanks } from './column-ranks.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { numbersTag } from '#dashboard/ui/language/language.ts';
import { runWhenIdle, type Work } from '#dashboard/work/slices.ts';

/** Up to this many records, ranking a column takes no noticeable time. */
const AT_ONCE = 5_000;

/**
 * Ranks the columns while the browser is idle, so that a click on a header need not. `records` is null while they are not
 * all loaded.
 */
export function useColumnsAhead<Rec>(records: readonly Rec[] | null, columns: readonly ListColumn<Rec>[]): void {
  const collation = numbersTag();
  useEffect(() => {
    if (records === null || records.length <= AT_ONCE) return;
    return runWhenIdle(ranksOf(records, columns));
    // `collation`: they are ranked for a language.
  }, [records, columns, collation]);
}

function* ranksOf<Rec>(records: readonly Rec[], columns: readonly ListColumn<Rec>[]): Work<object> {
  for (const column of columns) {
    yield* columnRanks(records, column);
    yield;
  }
  return columns;
}
