import { memo, type ReactNode } from 'react';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import classes from './list-table.module.css';

interface SpacedRowsProps {
  /** indexes of the rows in the page, ascending */
  indexes: readonly number[];
  count: number;
  /** pixels */
  rowHeight: number;
  columns: number;
  /** `index` among all rows, `position` among those in the page */
  renderRow: (index: number, position: number) => ReactNode;
  /** the text of a row that is not in the page; null while it is not known */
  renderText: (index: number) => ReactNode;
}

/** The rows in the page, and gaps in place of those that are not, with their texts for the browser's own search. */
export function SpacedRows({ indexes, count, rowHeight, columns, renderRow, renderText }: SpacedRowsProps) {
  const gap = (position: number) => {
    const from = (indexes[position - 1] ?? -1) + 1;
    const length = (indexes[position] ?? count) - from;
    if (length <= 0) return null;
    const texts = Array.from({ length }, (_, at) => renderText(from + at));
    return (
      <tr key={`gap ${position}`} aria-hidden="true" className={classes.gap}>
        <td colSpan={columns} style={{ height: length * rowHeight }}>
          {texts}
        </td>
      </tr>
    );
  };
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
