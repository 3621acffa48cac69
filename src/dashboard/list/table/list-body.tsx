import { memo, type ReactNode } from 'react';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import classes from '#dashboard/list/list-table.module.css';

interface SpacedRowsProps {
  /** places of the rows that are in the page, growing */
  places: readonly number[];
  count: number;
  /** pixels */
  rowHeight: number;
  columns: number;
  /** the row of a place; `index` counts those in the page */
  renderRow: (place: number, index: number) => ReactNode;
}

/** Rows in the page, and the room of those that are not. */
export function SpacedRows({ places, count, rowHeight, columns, renderRow }: SpacedRowsProps) {
  const gapBefore = (index: number) => (places[index] ?? count) - (places[index - 1] ?? -1) - 1;
  const gap = (index: number) =>
    gapBefore(index) > 0 ? (
      <tr key={`gap ${index}`} aria-hidden="true" className={classes.gap}>
        <td colSpan={columns} style={{ height: gapBefore(index) * rowHeight }} />
      </tr>
    ) : null;
  // One flat list, so that a row stays the same row, with its focus, wherever in the page it comes to stand.
  return <>{[...places.flatMap((place, index) => [gap(index), renderRow(place, index)]), gap(places.length)]}</>;
}

/** Rows without records, of the height of those to come: one cell a column, since six hundred take their time. */
export const PlaceholderRows = memo(function Rows({ columns }: { columns: readonly ListColumn<never>[] }) {
  return (
    <tr aria-hidden="true" className={classes.placeholder}>
      {columns.map(({ field }) => (
        <td key={field} />
      ))}
    </tr>
  );
});

/** In the place of rows, over the whole width. */
export function InPlaceOfRows({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td className={classes.instead} colSpan={columns}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
