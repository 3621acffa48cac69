import type { ReactNode } from 'react';
import type { OrderingTerm } from '#contract/lists/list-query.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';

/** A cell in every row of a table. */
export interface RowCell<Rec> {
  /** of the column, or of the first of the columns left out */
  field: string;
  numeric: boolean;
  /** how many columns it spans */
  span: number;
  /** null while the list is skimmed: an empty cell */
  draw: ((record: Rec) => ReactNode) | null;
  /** beside the record's name */
  picture?: (record: Rec) => ReactNode;
  /** the address that it leads to */
  link?: (record: Rec, href: string) => string | null;
}

/** A row's cells: one for each column. */
export function rowCells<Rec>(columns: readonly ListColumn<Rec>[]): readonly RowCell<Rec>[] {
  return columns.map(({ field, kind, cell, picture, link }) => ({
    field,
    numeric: kind === 'number',
    span: 1,
    draw: cell,
    ...(picture !== undefined && { picture }),
    ...(link !== undefined && { link }),
  }));
}

/** A row's cells while the list is skimmed: the name without picture and the sorted columns; the others are one empty cell. */
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
