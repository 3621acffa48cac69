import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

interface RowKeys<Rec> {
  body: RefObject<HTMLTableSectionElement | null>;
  shown: readonly Rec[];
  selectedId: number | null;
  rowsInSight: number;
  select: (id: number | null, options: { extend?: boolean; soon?: boolean; from?: number }) => void;
  onOpen: (record: Rec) => void;
  onCopy: () => void;
}

/**
 * The keyboard handler of the rows: arrows, Home, End, Page up and down move the cursor (with Shift they extend the
 * selection), Enter opens, Escape clears, Ctrl or ⌘ with A selects all and with C copies.
 */
export function useRowKeys<Rec extends { id: number }>(keys: RowKeys<Rec>): (event: KeyboardEvent) => void {
  const { body, shown, selectedId, rowsInSight, select, onOpen, onCopy } = keys;
  const wantsFocus = useRef<number | null>(null);
  // The row may not be rendered yet when the key is pressed: it is focused once it is.
  useEffect(() => {
    if (selectedId === null || wantsFocus.current !== selectedId) return;
    wantsFocus.current = null;
    body.current?.querySelector<HTMLElement>(`tr[data-id="${selectedId}"]`)?.focus({ preventScroll: true });
  });

  const onCommand = (event: KeyboardEvent): boolean => {
    // With Shift they are the browser's own shortcuts.
    if (event.shiftKey) return false;
    const [first, last] = [shown[0], shown.at(-1)];
    // Upper case with Caps Lock.
    const key = event.key.toLowerCase();
    if (key === 'c' && getSelection()?.isCollapsed !== false) onCopy();
    else if (key === 'a' && first !== undefined && last !== undefined) select(first.id, { from: last.id });
    else return false;
    return true;
  };

  return (event) => {
    if (event.altKey) return;
    // Enter on a link or button is its own: the link may lead to another page than the row's.
    const hasOwnEnter = event.target instanceof HTMLElement && event.target.closest('a, button') !== null;
    if (hasOwnEnter && event.key === 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      if (onCommand(event)) event.preventDefault();
      return;
    }
    const index = rowIndexOf(event.target);
    const record = shown[index];
    if (event.key === 'Enter' && record !== undefined) {
      onOpen(record);
      return;
    }
    if (event.key === 'Escape') select(null, {});
    const target = shown[Math.max(0, Math.min(shown.length - 1, index + stepOf(event.key, rowsInSight)))];
    if (target === undefined || stepOf(event.key, rowsInSight) === 0) return;
    event.preventDefault();
    wantsFocus.current = target.id;
    select(target.id, { extend: event.shiftKey, soon: event.repeat });
  };
}

function stepOf(key: string, rowsInSight: number): number {
  const steps: Record<string, number> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -rowsInSight,
    PageDown: rowsInSight,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[key] ?? 0;
}

/** A row's index among all rows, from 0. */
function rowIndexOf(target: EventTarget): number {
  const row = target instanceof Element ? target.closest('tr') : null;
  return Number(row?.getAttribute('aria-rowindex') ?? 2) - 2;
}
