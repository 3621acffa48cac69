import { memo, type ReactNode } from 'react';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import classes from '#dashboard/list/list-table.module.css';

interface SpacedRowsProps {
  /** indexes of the rows in the page, ascending */
  indexes: readonly number[];
  count: number;
  /** pixels */
  rowHeight: number;
  columns: number;
  /** `index` among all rows, `position` among those in the page */
  renderRow: (index: number, position: number) => ReactNode;
}

/** The rows in the page, and gaps in place of those that are not. */
export function SpacedRows({ indexes, count, rowHeight, columns, renderRow }: SpacedRowsProps) {
  const gapBefore = (position: number) => (indexes[position] ?? count) - (indexes[position - 1] ?? -1) - 1;
  const gap = (position: number) =>
    gapBefore(position) > 0 ? (
      <tr key={`gap ${position}`} aria-hidden="true" className={classes.gap}>
        <td colSpan={columns} style={{ height: gapBefore(position) * rowHeight }} />
      </tr>
    ) : null;
  // One flat array, so that React keeps a row's element, and its focus, when its position in the page changes.
  return (
    <>{[...indexes.flatMap((index, position) => [gap(position), renderRow(index, position)]), gap(indexes.length)]}</>
  );
}

/** A placeholder for rows that are loading. One cell for each column: hundreds of cells take long to lay out. */
export const PlaceholderRows = memo(function Rows({ columns }: { columns: readonly ListColumn<never>[] }) {
  return (
    <tr aria-hidden="true" className={classes.placeholder}>
      {columns.map(({ field }) => (
        <td key={field} />
      ))}
    </tr>
  );
});

/** A message in place of rows, over the full width. */
export function InPlaceOfRows({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td className={classes.instead} colSpan={columns}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
