import { memo, useContext, type MouseEvent, type ReactNode } from 'react';
import { createPath } from 'react-router-dom';
import { AppRouterContext } from '#dashboard/address/app-router-context.ts';
import { withCarriedDefaults } from '#dashboard/address/default-filters-parameter.ts';
import classes from './list-table.module.css';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import type { RowCell } from './row-cells.ts';

interface ListRowProps<Rec> {
  record: Rec;
  cells: readonly RowCell<Rec>[];
  /** from 0, among all rows of the list */
  index: number;
  isSelected: boolean;
  isTabStop: boolean;
  /** of the record's page */
  href: string;
  /** stable functions, so that memoised rows do not render again */
  onSelect: (record: Rec, extend: boolean) => void;
  onOpen: (record: Rec, to?: string) => void;
}

function Row<Rec extends { id: number }>(props: ListRowProps<Rec>) {
  const { record, cells, index, isSelected, isTabStop, onSelect, onOpen } = props;
  useLanguage();
  // `Link` would render every row at each change of the address.
  const router = useContext(AppRouterContext);
  const inApp = (path: string) => createPath(withCarriedDefaults(path, router?.state.location.search ?? ''));
  const href = inApp(props.href);
  const openHere = (event: MouseEvent, to?: string) => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(record, to);
  };
  const linked = (path: string | null | undefined, text: ReactNode) => {
    if (typeof path !== 'string') return text;
    const to = inApp(path);
    return (
      <a className={classes.name} href={to} tabIndex={isTabStop ? 0 : -1} onClick={(event) => openHere(event, to)}>
        {text}
      </a>
    );
  };
  return (
    <tr
      data-id={record.id}
      aria-selected={isSelected}
      // Counted from 1, and the header is the first row.
      aria-rowindex={index + 2}
      tabIndex={isTabStop ? 0 : -1}
      // Shift with a click would select text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        onSelect(record, event.shiftKey);
        event.currentTarget.focus({ preventScroll: true });
      }}
      onDoubleClick={() => onOpen(record)}
    >
      {cells.map(({ field, numeric, span, draw, picture, link }, position) =>
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
            {linked(link?.(record, props.href), draw?.(record))}
          </td>
        ),
      )}
    </tr>
  );
}

/** One row of a list. The first cell links to the record's page, others may link elsewhere; a click beside them selects the row. */
export const ListRow = memo(Row) as <Rec extends { id: number }>(props: ListRowProps<Rec>) => ReactNode;
