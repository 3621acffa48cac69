import type { ReactNode } from 'react';
import type { OrderingTerm } from '#contract/list-query.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';

/** A cell in every row of a table. */
export interface RowCell<Rec> {
  /** of the column, or of the first of those left out */
  field: string;
  numeric: boolean;
  /** how many columns it takes */
  span: number;
  /** null: nothing, for as long as the list is skimmed */
  draw: ((record: Rec) => ReactNode) | null;
  /** beside what names the record */
  picture?: (record: Rec) => ReactNode;
}

/** A row as it is read: a cell a column. */
export function rowCells<Rec>(columns: readonly ListColumn<Rec>[]): readonly RowCell<Rec>[] {
  return columns.map(({ field, kind, cell, picture }) => ({
    field,
    numeric: kind === 'number',
    span: 1,
    draw: cell,
    ...(picture !== undefined && { picture }),
  }));
}

/** A row as it is skimmed: its name and what the list is sorted by, without its picture; the others are one cell. */
export function skimmedCells<Rec>(
  columns: readonly ListColumn<Rec>[],
  ordering: readonly OrderingTerm[],
): readonly RowCell<Rec>[] {
  const cells: RowCell<Rec>[] = [];
  for (const [index, { field, kind, cell, picture }] of columns.entries()) {
    const before = cells.at(-1);
    if (index === 0 || ordering.some((term) => term.field === field)) {
      const room = picture?.(null);
      cells.push({
        field,
        numeric: kind === 'number',
        span: 1,
        draw: cell,
        ...(room !== undefined && { picture: () => room }),
      });
    } else if (before?.draw === null) before.span += 1;
    else cells.push({ field, numeric: false, span: 1, draw: null });
  }
  return cells;
}
