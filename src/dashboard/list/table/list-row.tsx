import { memo, type MouseEvent, type ReactNode } from 'react';
import classes from '#dashboard/list/list-table.module.css';
import type { RowCell } from './row-cells.ts';

interface ListRowProps<Rec> {
  record: Rec;
  cells: readonly RowCell<Rec>[];
  /** from 0, among all that the list shows */
  index: number;
  isSelected: boolean;
  isTabStop: boolean;
  /** of the record's page */
  href: string;
  /** the same for as long as the table lives, so that rows are drawn again only when they change */
  onSelect: (record: Rec, extend: boolean) => void;
  onOpen: (record: Rec) => void;
}

function Row<Rec extends { id: number }>(props: ListRowProps<Rec>) {
  const { record, cells, index, isSelected, isTabStop, href, onSelect, onOpen } = props;
  const openHere = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(record);
  };
  return (
    <tr
      data-id={record.id}
      aria-selected={isSelected}
      // The header is the first.
      aria-rowindex={index + 2}
      tabIndex={isTabStop ? 0 : -1}
      // With Shift the browser would select the text between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        onSelect(record, event.shiftKey);
        event.currentTarget.focus({ preventScroll: true });
      }}
      onDoubleClick={() => onOpen(record)}
    >
      {cells.map(({ field, numeric, span, draw, picture }, position) =>
        position === 0 ? (
          <th key={field} scope="row">
            <span className={classes.naming}>
              {picture?.(record)}
              <a className={classes.name} href={href} tabIndex={isTabStop ? 0 : -1} onClick={openHere}>
                {draw?.(record)}
              </a>
            </span>
          </th>
        ) : (
          <td key={field} colSpan={span} data-numeric={numeric || undefined}>
            {draw?.(record)}
          </td>
        ),
      )}
    </tr>
  );
}

/** One row of a list. The record's name comes first and is the link to its page; a click beside it selects the row. */
export const ListRow = memo(Row) as <Rec extends { id: number }>(props: ListRowProps<Rec>) => ReactNode;
