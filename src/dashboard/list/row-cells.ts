import type { ReactNode } from 'react';
import type { OrderingTerm } from '#contract/list-query.ts';
import type { ListColumn } from './list-column.ts';

/** A cell in every row of a table. */
export interface RowCell<Rec> {
  /** of the column, or of the first of those left out */
  field: string;
  numeric: boolean;
  /** how many columns it takes */
  span: number;
  /** null: nothing, for as long as the list is skimmed */
  draw: ((record: Rec) => ReactNode) | null;
}

/** A row as it is read: a cell a column. */
export function rowCells<Rec>(columns: readonly ListColumn<Rec>[]): readonly RowCell<Rec>[] {
  return columns.map(({ field, kind, cell }) => ({ field, numeric: kind === 'number', span: 1, draw: cell }));
}

/** A row as it is skimmed: its name and what the list is sorted by, without pictures; the others are one cell. */
export function skimmedCells<Rec>(
  columns: readonly ListColumn<Rec>[],
  ordering: readonly OrderingTerm[],
): readonly RowCell<Rec>[] {
  const cells: RowCell<Rec>[] = [];
  for (const [index, { field, kind, cell, skimmed = cell }] of columns.entries()) {
    const before = cells.at(-1);
    if (index === 0 || ordering.some((term) => term.field === field)) {
      cells.push({ field, numeric: kind === 'number', span: 1, draw: skimmed });
    } else if (before?.draw === null) before.span += 1;
    else cells.push({ field, numeric: false, span: 1, draw: null });
  }
  return cells;
}
