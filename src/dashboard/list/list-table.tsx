import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { OrderingTerm } from '#contract/list-query.ts';
import type { ListColumn } from './list-column.ts';
import { ListHeader } from './list-header.tsx';
import classes from './list-table.module.css';
import { useListTable } from './use-list-table.ts';

interface ListTableProps<Rec> {
  /** accessible name of the table */
  label: string;
  columns: readonly ListColumn<Rec>[];
  /** all that is to be shown, in order of id */
  records: readonly Rec[];
  ordering: readonly OrderingTerm[];
  onOrderingChange: (ordering: readonly OrderingTerm[]) => void;
  selectedId: number | null;
  /** null undoes the selection; ends when the address has changed */
  onSelect: (id: number | null) => Promise<void>;
  nameOf: (record: Rec) => string;
  /** the record's own page */
  hrefOf: (record: Rec) => string;
  /** nothing has been read yet: rows of the same height hold the place */
  loading: boolean;
  /** in place of rows where there are none */
  empty: string;
  /** how many of how many, and how they are sorted */
  footer: ReactNode;
}

/** More than fit, so that the footer stands at the bottom from the start. */
const PLACEHOLDER_ROWS = 40;
const PAGE_ROWS = 12;
/** What header and footer cover of the rows at either end. */
const STICKY_PX = 40;

/** The table of every list page: sorted by its headers, one row selected by click or arrow keys, Enter opens it. */
export function ListTable<Rec extends { id: number }>(props: ListTableProps<Rec>) {
  const { label, columns, records, ordering, selectedId, onSelect, nameOf, hrefOf, loading, empty, footer } = props;
  const table = useListTable(columns, records, ordering, props.onOrderingChange);
  const rows = table.getRowModel().rows;
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const selectedIndex = rows.findIndex((row) => row.original.id === selectedId);
  const hasSelected = selectedIndex !== -1;

  // The selection may come from the map or the address, and more rows may come before it: bring its row into view.
  useEffect(() => {
    const row = rowElement(body.current, selectedId);
    if (hasSelected && row !== null && scroller.current !== null) bringIntoView(row, scroller.current);
  }, [selectedId, hasSelected, records.length]);

  // Selected first, so that Back finds the place again.
  const open = async (record: Rec) => {
    await onSelect(record.id);
    await navigate(hrefOf(record));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('a, button') !== null) return;
    const focused = rows.findIndex((row) => rowElement(body.current, row.original.id) === event.target);
    const record = rows[focused]?.original;
    if (event.key === 'Enter' && record !== undefined) {
      void open(record);
      return;
    }
    if (event.key === 'Escape') void onSelect(null);
    const target = rows[Math.max(0, Math.min(rows.length - 1, nextIndex(event.key, focused, rows.length)))];
    if (target === undefined || !(event.key in STEPS)) return;
    event.preventDefault();
    void onSelect(target.original.id);
    rowElement(body.current, target.original.id)?.focus({ preventScroll: true });
  };

  return (
    <div ref={scroller} className={classes.scroll}>
      <table
        className={classes.table}
        style={{ width: columns.reduce((sum, { width }) => sum + width, 0) }}
        aria-label={label}
        aria-rowcount={records.length + 1}
        aria-busy={loading}
      >
        <colgroup>
          {columns.map(({ field, width }) => (
            <col key={field} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header, index) => {
              const column = columns[index];
              if (column === undefined) return null;
              const { definition, numeric } = column;
              return (
                <ListHeader
                  key={header.id}
                  text={column.header}
                  definition={definition}
                  numeric={numeric === true}
                  sorted={header.column.getIsSorted()}
                  onSort={header.column.getToggleSortingHandler()}
                />
              );
            })}
          </tr>
        </thead>
        {/* The keys belong to the rows, which take the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map(({ original: record }, index) => {
            const isSelected = record.id === selectedId;
            const isTabStop = hasSelected ? isSelected : index === 0;
            return (
              <tr
                key={record.id}
                data-id={record.id}
                aria-selected={isSelected}
                aria-rowindex={index + 2}
                tabIndex={isTabStop ? 0 : -1}
                onClick={() => void onSelect(record.id)}
                onDoubleClick={() => void open(record)}
              >
                {columns.map(({ field, numeric, cell }, column) =>
                  column === 0 ? (
                    <th key={field} scope="row">
                      <span className={classes.name}>
                        <span className={classes.text}>{cell(record)}</span>
                        <Link
                          className={classes.open}
                          to={hrefOf(record)}
                          aria-label={`Open ${nameOf(record)}`}
                          tabIndex={isTabStop ? 0 : -1}
                          onClick={(event) => {
                            event.stopPropagation();
                            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                            event.preventDefault();
                            void open(record);
                          }}
                        >
                          →
                        </Link>
                      </span>
                    </th>
                  ) : (
                    <td key={field} data-numeric={numeric}>
                      {cell(record)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
          {loading && records.length === 0 && <PlaceholderRows columns={columns.length} />}
          {!loading && records.length === 0 && (
            <tr>
              <td className={classes.empty} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={columns.length}>
              <div className={classes.footer}>{footer}</div>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function PlaceholderRows({ columns }: { columns: number }) {
  return Array.from({ length: PLACEHOLDER_ROWS }, (_row, row) => (
    <tr key={row} aria-hidden="true" className={classes.placeholder}>
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column}>
          <span />
        </td>
      ))}
    </tr>
  ));
}

/** Scrolls the table and nothing around it: on a phone the map above must not be scrolled away. */
function bringIntoView(row: HTMLElement, scroller: HTMLElement): void {
  const [place, view] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const above = view.top + STICKY_PX - place.top;
  const below = place.bottom - (view.bottom - STICKY_PX);
  if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}

function rowElement(body: HTMLElement | null, id: number | null): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`tr[data-id="${id}"]`) ?? null;
}

const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_ROWS,
  PageDown: PAGE_ROWS,
  Home: -Infinity,
  End: Infinity,
};

function nextIndex(key: string, from: number, length: number): number {
  return Math.max(0, Math.min(length - 1, from + (STEPS[key] ?? 0)));
}
