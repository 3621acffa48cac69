import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface BarCursorOptions {
  /** index of the last bar */
  last: number;
  /** how many bars Page Up and Page Down move */
  pageStep: number;
  /** the bar at a position on the screen, in px; null where none is */
  barAt: (clientX: number) => number | null;
}

/**
 * The bar of a plot under the pointer or the keyboard's cursor, and the attributes and handlers for the plot's element
 * of role `slider`, one tab stop: arrow keys move by one bar, Page Up and Page Down by several, Home and End to the first and last.
 */
export function useBarCursor({ last, pageStep, barAt }: BarCursorOptions) {
  const [cursor, setCursor] = useState<number | null>(null);
  // There may be fewer bins than before.
  const marked = cursor === null ? null : Math.min(cursor, last);
  const onPointer = ({ clientX }: PointerEvent) => setCursor(barAt(clientX));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = marked ?? 0;
    const to: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      PageUp: at + pageStep,
      PageDown: at - pageStep,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCursor(Math.min(last, Math.max(0, next)));
  };
  const slider = {
    'aria-orientation': 'horizontal',
    'aria-valuemin': 0,
    'aria-valuemax': Math.max(0, last),
    'aria-valuenow': marked ?? 0,
    onFocus: () => setCursor((before) => before ?? 0),
    onBlur: () => setCursor(null),
    onKeyDown,
    onPointerMove: onPointer,
    onPointerDown: onPointer,
    // A click focuses the plot: the bar stays marked when the pointer leaves.
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (document.activeElement !== currentTarget) setCursor(null);
    },
  } as const;
  return { marked, slider };
}
