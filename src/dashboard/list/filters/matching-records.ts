import type { ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import { matchingIndexes } from './matching-indexes.ts';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import { recordsAt } from './records-at.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** The records that match filters and search, in their ordering; counts in filters are of these: "34 with FAILURE". */
export function* matchingRecords<Rec>(
  { columns, search: { textOf, dates } }: Pick<ListDefinition<Rec>, 'columns' | 'search'>,
  records: readonly Rec[],
  filters: ColumnFilters,
  search = '',
): Work<readonly Rec[]> {
  if (filters.size === 0 && search === '') return records;
  const indexes = yield* matchingIndexes({ records, columns, filters, search, textOf, dates });
  yield;
  return recordsAt(records, indexes);
}
