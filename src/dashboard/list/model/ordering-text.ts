import type { OrderingTerm } from '#contract/lists/list-query.ts';
import type { ColumnKind } from './list-column.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';

/** "Captures, high to low, then Name, ascending": an ordering in words, with the table's headers. */
export function orderingText(
  ordering: readonly OrderingTerm[],
  columns: readonly { field: string; header: string; kind: ColumnKind }[],
): string {
  const words = listMessages.now;
  const parts = ordering.flatMap(({ field, descending }) => {
    const column = columns.find((one) => one.field === field);
    if (column === undefined) return [];
    const { up, down } = words.directions[column.kind === 'choice' || column.kind === 'area' ? 'text' : column.kind];
    return [words.orderedBy(column.header, descending ? down : up)];
  });
  return parts.length === 0 ? '' : parts.reduce(words.thenBy);
}
