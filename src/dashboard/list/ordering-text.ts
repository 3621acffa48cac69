import type { OrderingTerm } from '#contract/list-query.ts';

/** "Captures, high to low, then Name": an ordering in the words of the table's headers. */
export function orderingText(
  ordering: readonly OrderingTerm[],
  columns: readonly { field: string; header: string; numeric?: boolean }[],
): string {
  const parts = ordering.flatMap(({ field, descending }) => {
    const column = columns.find((one) => one.field === field);
    if (column === undefined) return [];
    const [up, down] = column.numeric === true ? ['low to high', 'high to low'] : ['ascending', 'descending'];
    return [`${column.header}, ${descending ? down : up}`];
  });
  return parts.join(', then ');
}
