import type { OrderingTerm } from '#contract/list-query.ts';
import type { ColumnKind } from '#dashboard/list/list-column.ts';

const DIRECTIONS: Record<ColumnKind, readonly [up: string, down: string]> = {
  number: ['low to high', 'high to low'],
  date: ['earliest first', 'latest first'],
  text: ['ascending', 'descending'],
  choice: ['ascending', 'descending'],
  'yes-no': ['no first', 'yes first'],
};

/** "Captures, high to low, then Name, ascending": an ordering in words, with the table's headers. */
export function orderingText(
  ordering: readonly OrderingTerm[],
  columns: readonly { field: string; header: string; kind: ColumnKind }[],
): string {
  const parts = ordering.flatMap(({ field, descending }) => {
    const column = columns.find((one) => one.field === field);
    return column === undefined ? [] : [`${column.header}, ${DIRECTIONS[column.kind][descending ? 1 : 0]}`];
  });
  return parts.join(', then ');
}
