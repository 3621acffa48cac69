import { useLayoutEffect, useRef, type RefObject } from 'react';

interface RowsInSight {
  shown: readonly { id: number }[];
  /** pixels */
  rowHeight: number;
  rowsInSight: number;
  /** pixels, without reading the element's own, which would force a layout after each sort */
  scrolledTo: () => number;
  selectedId: number | null;
}

/**
 * Keeps the rows in sight where they are when others join the list, as while it loads: scrolls by as many rows as were
 * inserted above. Nothing is done where these rows have another ordering now, or where the list is at its top, whose first
 * rows the reader wants, unless the selected row is in sight.
 *
 * @returns whether the rows shown now have joined those before in this way
 */
export function useRowsKeptInSight(
  scroller: RefObject<HTMLElement | null>,
  { shown, rowHeight, rowsInSight, scrolledTo, selectedId }: RowsInSight,
): () => boolean {
  const before = useRef(shown);
  const joined = useRef<readonly unknown[] | null>(null);
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = shown;
    const element = scroller.current;
    if (element === null || earlier === shown || earlier.length === 0) return;
    const top = scrolledTo();
    if (top === 0 && selectedId === null) return;
    const first = Math.floor(top / rowHeight);
    const inSight = earlier.slice(first, first + rowsInSight);
    const moved = rowsMoved(inSight, first, shown);
    if (moved === null) return;
    joined.current = shown;
    const selectedAt = inSight.findIndex(({ id }) => id === selectedId);
    if (top === 0 && selectedAt === -1) return;
    const by = moved[Math.max(0, selectedAt)] ?? 0;
    if (by === 0) return;
    element.scrollBy({ top: by * rowHeight });
    // For the virtualizer: the browser's own event would come after a paint without these rows.
    element.dispatchEvent(new Event('scroll'));
  }, [scroller, shown, rowHeight, rowsInSight, scrolledTo, selectedId]);
  return () => joined.current === shown;
}

/** By how many rows each of these rows, the first of which was at `first`, has moved; null where their sequence is another. */
function rowsMoved(
  rows: readonly { id: number }[],
  first: number,
  shown: readonly { id: number }[],
): readonly number[] | null {
  const moved: number[] = [];
  for (let index = 0; index < shown.length && moved.length < rows.length; index += 1) {
    if (shown[index]?.id === rows[moved.length]?.id) moved.push(index - first - moved.length);
  }
  return rows.length > 0 && moved.length === rows.length ? moved : null;
}
