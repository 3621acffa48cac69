import { useEffect, useMemo, useRef, useState, type CSSProperties, type MouseEvent, type RefObject } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { InPlaceOfRows, PlaceholderRows, SpacedRows } from './list-body.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListHeader } from './list-header.tsx';
import { ListRow } from './list-row.tsx';
import classes from './list-table.module.css';
import { WhyNothing } from '#dashboard/list/view/bar/why-nothing.tsx';
import { ReadAllOffer } from '#dashboard/list/view/bar/read-all-offer.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { rowCells, skimmedCells } from './row-cells.ts';
import { useCopiedRows } from './use-copied-rows.ts';
import { shownLanguages } from '#dashboard/ui/language/language.ts';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { useLatest } from '#dashboard/ui/use-latest.ts';
import { listOnPaper } from './list-on-paper.tsx';
import { useListTable } from './use-list-table.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowsAhead } from '#dashboard/list/records/use-rows-ahead.ts';
import { useRowTexts } from './use-row-texts.tsx';
import { useRowWindow } from './use-row-window.ts';

/** With more, browsers may fail to print. */
const PRINTED_ROWS = 3_000;
const NONE: readonly never[] = [];

/** The table of every list page: a virtualised list of any length, with the columns that the user chose. */
export function ListTable<Rec extends { id: number }>({ list: onScreen }: { list: RecordListModel<Rec> }) {
  const printing = usePrinting();
  const list = useMemo(() => (printing ? listOnPaper(onScreen) : onScreen), [printing, onScreen]);
  const { definition, carried, address } = list;
  const { found, shown, source, arranging, absence, count, ordering } = list.rows;
  const { columns, widths, ownWidths, density, changeLayout } = list.layout;
  const { selectedId, selected, select } = list.selection;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>({});
  const { copy, note } = useCopiedRows(columns, selected);

  const selectedIndex = selectedId === null ? -1 : shown.findIndex(({ id }) => id === selectedId);
  const { scrollTo, ...rows } = useRowWindow(scroller, {
    shown,
    // So that the first hundred of thousands are virtualised too.
    expected: source === 'whole' ? shown.length : (count ?? 0),
    tabStop: Math.max(0, selectedIndex),
    selectedId,
    density,
  });
  const indexes = printing ? shown.slice(0, PRINTED_ROWS).map((_record, index) => index) : rows.indexes;
  useLanguage();
  const shownIn = shownLanguages();
  // `shownIn`: other cells when the language changes, so that rows and their texts are rendered again.
  // oxlint-disable-next-line react/exhaustive-deps
  const cells = useMemo(() => rowCells(columns), [columns, shownIn]);
  // `shownIn`: likewise.
  // oxlint-disable-next-line react/exhaustive-deps
  const skimmed = useMemo(() => skimmedCells(columns, ordering), [columns, ordering, shownIn]);
  const inSight = indexes.flatMap((index) => shown[index] ?? []);
  const rowTexts = useRowTexts(rows.isShort && source === 'whole' ? found : NONE, cells);
  const table = useListTable(list, inSight, { ...ownWidths, ...widths, ...dragged });
  const inTable = table.getRowModel().rows;

  // The selection may come from the map or the address, and filters may move it: scroll to it.
  const isThere = selectedIndex !== -1;
  useEffect(() => {
    if (isThere) scrollTo(selectedIndex);
    // Not when the index alone changes: rows above came or left, or the ordering changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId, isThere, rows.isMeasured]);
  useEffect(() => {
    if (isThere && !rows.haveRowsJoined()) scrollTo(selectedIndex);
    // Not when only the ordering changes: the user then wants the first rows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown.length]);
  const room = useRowsAhead(scroller, list.rows, rows.lastInSight);

  // Selected first, so that Back returns to the row.
  const goTo = async (record: Rec, to = definition.hrefOf(record, carried, address)) => {
    await select(record.id, { leaving: true });
    await navigate(to);
  };
  const open = useLatest((record: Rec, to?: string) => void goTo(record, to));
  const choose = useLatest((record: Rec, extend: boolean) => void select(record.id, { extend }));
  const sort = useLatest((field: string, event: MouseEvent) => {
    table.getColumn(field)?.getToggleSortingHandler()?.(event);
    scroller.current?.scrollTo({ top: 0 });
  });
  const dragWidth = useLatest((field: string, width: number) => setDragged({ [field]: width }));
  const changeWidth = useLatest((field: string, width: number | null) => {
    setDragged({});
    const others = Object.fromEntries(Object.entries(widths).filter(([name]) => name !== field));
    void changeLayout({ widths: width === null ? others : { ...others, [field]: width } });
  });
  const onKeyDown = useRowKeys({
    body,
    shown,
    selectedId,
    rowsInSight: rows.rowsInSight,
    select: (id, options) => void select(id, options),
    onOpen: open,
    onCopy: () => void copy(),
  });
  useFocusOnReturn(body, selectedId);
  const selectedIds = new Set(selected.map(({ id }) => id));
  // Of records that are loaded so far, the words beside them say that none match yet.
  const loading = source === 'loading' || (absence === 'unknown' && source !== 'so-far');

  return (
    <div ref={scroller} className={classes.scroll} data-windowed={rows.isWindowed || undefined}>
      <table
        className={classes.table}
        style={widthStyle(table.getTotalSize())}
        data-density={density}
        aria-label={definition.title}
        aria-rowcount={(source === 'served' ? (count ?? shown.length) : shown.length) + 1}
        aria-busy={loading || arranging}
      >
        <colgroup>
          {table.getVisibleLeafColumns().map((column) => (
            <col key={column.id} style={widthStyle(column.getSize())} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {table.getFlatHeaders().map(({ column }) => {
              const shownColumn = columns.find(({ field }) => field === column.id);
              if (shownColumn === undefined) return null;
              const { field, kind, header, definition: meaning } = shownColumn;
              return (
                <ListHeader
                  key={field}
                  field={field}
                  text={header}
                  definition={meaning}
                  numeric={kind === 'number'}
                  // No arrow before there are sorted rows.
                  sorted={source !== 'ask' && column.getIsSorted()}
                  width={column.getSize()}
                  onSort={sort}
                  onWidthDrag={dragWidth}
                  onWidthChange={changeWidth}
                />
              );
            })}
          </tr>
        </thead>
        {/* The rows take the focus; their keys are handled here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody ref={body} onKeyDown={onKeyDown}>
          <SpacedRows
            indexes={indexes}
            count={printing ? indexes.length : room}
            rowHeight={rows.rowHeight}
            columns={columns.length}
            renderText={(index) => rowTexts.of(shown[index])}
            renderRow={(index, position) => {
              const record = inTable[position]?.original;
              const isTabStop = index === Math.max(0, selectedIndex);
              return (
                record !== undefined && (
                  <ListRow
                    key={record.id}
                    record={record}
                    // Not the row with the focus, which would lose it.
                    cells={rows.skimming && !printing && !isTabStop ? skimmed : cells}
                    index={index}
                    isSelected={selectedIds.has(record.id)}
                    isTabStop={isTabStop}
                    href={definition.hrefOf(record, carried, address)}
                    onSelect={choose}
                    onOpen={open}
                  />
                )
              );
            }}
          />
          {loading && <PlaceholderRows columns={columns} />}
          {source === 'ask' && (
            <InPlaceOfRows columns={columns.length}>
              <ReadAllOffer list={list} />
            </InPlaceOfRows>
          )}
          {!loading && source !== 'ask' && absence !== null && (
            <InPlaceOfRows columns={columns.length}>
              <WhyNothing list={list} />
            </InPlaceOfRows>
          )}
        </tbody>
        <ListFooter list={list} note={note} printedRows={printing ? PRINTED_ROWS : null} />
      </table>
      {rowTexts.reader}
    </div>
  );
}

/** The width in pixels as a CSS variable; the style sheet subtracts what a scroll bar takes. */
function widthStyle(width: number): CSSProperties {
  return { '--width': `${width}px` } as CSSProperties;
}

/** React Router's key of the first history entry: the page was opened by its address. */
const OPENED_BY_ADDRESS = 'default';

/**
 * Focuses the selected row's link when the user returns to the list, as by Back from that record's page, once the row is
 * rendered and unless something else has the focus. A page that was opened by its address keeps the browser's focus.
 */
function useFocusOnReturn(body: RefObject<HTMLTableSectionElement | null>, selectedId: number | null): void {
  const { key } = useLocation();
  const wanted = useRef(key === OPENED_BY_ADDRESS ? null : selectedId);
  useEffect(() => {
    const row = wanted.current === null ? null : body.current?.querySelector(`tr[data-id="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    if (document.activeElement?.matches('body, main') === false) return;
    // On a phone the page scrolls, not the table.
    row.scrollIntoView({ block: 'nearest' });
    row.querySelector<HTMLElement>('th a')?.focus({ preventScroll: true });
  });
}
