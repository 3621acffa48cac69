import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { WhyNothing } from '#dashboard/list/view/bar/why-nothing.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { taxaMessages } from '#dashboard/taxa/messages/taxa-messages.ts';
import { TaxonTreeHeader } from './taxon-tree-header.tsx';
import { TaxonTreeRow } from './taxon-tree-row.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './taxon-tree.module.css';
import type { TaxonTree } from './taxon-tree.ts';
import type { Taxon } from '#contract/records/taxon.ts';
import { treeRows } from './tree-rows.ts';
import { useOpenBranches } from './use-open-branches.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { rowIndexes } from '#dashboard/list/view/table/row-indexes.ts';
import { useFixedRows } from '#dashboard/list/view/table/use-fixed-rows.ts';
import { useListHeight } from '#dashboard/list/view/table/use-list-height.ts';

interface TaxonTreeViewProps {
  list: RecordListModel<Taxon>;
  tree: TaxonTree;
}

/** More rows would make the browser's printing fail. */
const PRINTED_ROWS = 3_000;

/** The taxa as a tree: those that match search and filters, with their ancestors. */
export function TaxonTreeView({ list, tree }: TaxonTreeViewProps) {
  const words = useMessages(taxaMessages);
  const { found, all, whole } = list.rows;
  const { byField: filters, search } = list.filters;
  const { selectedId, select } = list.selection;
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const isNarrowed = filters.size > 0 || search.trim() !== '';
  const narrowing = useMemo(
    () =>
      isNarrowed ? { key: JSON.stringify([search, [...filters]]), found: new Set(found.map(({ id }) => id)) } : null,
    [isNarrowed, search, filters, found],
  );
  const selected = selectedId === null ? null : (tree.byId.get(selectedId) ?? null);
  const { isOpen, setOpen, matching } = useOpenBranches(tree, narrowing, selected);
  const rows = treeRows(tree, isOpen, matching);
  const most = useMemo(
    () => tree.roots.reduce((largest, { withDescendants }) => Math.max(largest, withDescendants ?? 0), 0),
    [tree],
  );
  const indexOf = (id: number | null) => (id === null ? -1 : rows.findIndex(({ node }) => node.taxon.id === id));
  const selectedIndex = indexOf(selectedId);
  const tabStop = Math.max(0, indexOf(activeId), activeId === null ? selectedIndex : 0);
  const { indexes, rowHeight, rowsInSight, scrollTo } = useTreeWindow(scroller, rows.length, tabStop);
  const printing = usePrinting();
  const shown = printing ? rows.slice(0, PRINTED_ROWS).map((_, index) => index) : indexes;

  // Selected in the address or the panel, it may be out of view.
  const isThere = selectedIndex !== -1;
  useEffect(() => {
    if (isThere) scrollTo(selectedIndex);
    // Not when rows above it opened or closed: the reader looks at those.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId, isThere]);
  // The focused row is rendered from now on.
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    scroller.current?.querySelector<HTMLElement>('[tabindex="0"][role="treeitem"]')?.focus({ preventScroll: true });
  });

  const onKey = useTreeKeys({
    rows,
    at: tabStop,
    rowsInSight,
    onGo: (index) => {
      isWanted.current = true;
      setActiveId(rows[index]?.node.taxon.id ?? null);
      scrollTo(index);
    },
    onOpen: setOpen,
    onChoose: ({ taxon }) => void select(taxon.id),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (onKey(event.key, event.timeStamp, event)) event.preventDefault();
  };

  return (
    <div ref={scroller} className={classes.scroll}>
      <TaxonTreeHeader list={list} />
      {rows.length === 0 ? (
        <Text figures className={classes.nothing}>
          <WhyNothing list={list} />
        </Text>
      ) : (
        // The items have the focus.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          className={classes.tree}
          role="tree"
          aria-label={words.treeLabel}
          style={{ height: rows.length * rowHeight }}
          onKeyDown={onKeyDown}
        >
          {shown.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            const { node } = row;
            return (
              <TaxonTreeRow
                key={node.taxon.id}
                row={row}
                top={index * rowHeight}
                most={most}
                isSelected={node === selected}
                isTabStop={index === tabStop}
                isFound={narrowing?.found.has(node.taxon.id) === true}
                isWhole={whole}
                onChoose={() => {
                  isWanted.current = true;
                  setActiveId(node.taxon.id);
                  void select(node.taxon.id);
                }}
                onToggle={() => {
                  if (row.isOpen !== null) setOpen([node], !row.isOpen);
                }}
              />
            );
          })}
        </div>
      )}
      <Text figures className={classes.foot}>
        {isNarrowed
          ? words[whole ? 'found' : 'foundSoFar'](found.length)
          : words[whole ? 'counts' : 'countsSoFar'](all.length, tree.roots.length)}
        {printing && rows.length > PRINTED_ROWS && ` ${words.printed(numberText(PRINTED_ROWS))}`}
      </Text>
    </div>
  );
}

/** Up to this number all rows are rendered, so that the browser's search finds them. */
const ALL_IN_THE_PAGE = 250;
const OVERSCAN = 8;
/** Pixels; also the height of the header. */
const ROW_HEIGHT = 32;

/** The rendered rows of a long tree: the visible ones, some around them, and the focused one. */
function useTreeWindow(scroller: RefObject<HTMLDivElement | null>, count: number, tabStop: number) {
  const { height } = useListHeight(scroller);
  const inSight = useFixedRows(scroller, { count, rowHeight: ROW_HEIGHT, header: ROW_HEIGHT, height });
  const { first, last } = count <= ALL_IN_THE_PAGE ? { first: 0, last: count - 1 } : inSight;
  return {
    indexes: rowIndexes({ first, last, overscan: OVERSCAN, count, tabStop }),
    rowHeight: ROW_HEIGHT,
    rowsInSight: Math.max(1, Math.floor((height - ROW_HEIGHT) / ROW_HEIGHT)),
    scrollTo: inSight.scrollTo,
  };
}
