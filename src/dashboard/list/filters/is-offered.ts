import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { choicesOf } from './filter-matches.ts';

/** Whether a column is offered: always, or where the records differ in it (`onlyWhereDiffers`). */
export function isOffered<Rec>(column: ListColumn<Rec>, records: readonly Rec[]): boolean {
  if (column.onlyWhereDiffers !== true) return true;
  let first: string | null = null;
  for (const record of records) {
    const values = JSON.stringify(choicesOf(column, record));
    first ??= values;
    if (values !== first) return true;
  }
  return false;
}
