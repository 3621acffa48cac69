import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { draggedRange, keyedRange, narrowed, type BrushGrip } from './brush-moves.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { useOwnRange } from './use-own-range.ts';

interface Brush {
  extent: DayRange;
  binDays: number;
  chosen: DayRange | null;
  onChoose: (range: DayRange | null) => void;
}

interface Drag {
  grip: BrushGrip;
  /** the range when the gesture began */
  range: DayRange;
  startX: number;
}

/** Smaller movements count as a click. */
const CLICK_PX = 4;

/** Pointer and keys on a track of days: a draft range while they are down, a chosen range on release. */
export function useBrush(track: RefObject<HTMLElement | null>, { extent, binDays, chosen, onChoose }: Brush) {
  const drag = useRef<Drag | null>(null);
  const [draft, setDraft] = useState<DayRange | null>(null);
  /** the bin under the pointer */
  const [hovered, setHovered] = useState<number | null>(null);
  const own = useOwnRange(chosen, onChoose);
  const range = draft ?? withinExtent(own.range ?? extent, extent);

  const dayAt = (clientX: number): number => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return extent.from;
    return extent.from + Math.floor(((extent.to - extent.from + 1) * (clientX - box.left)) / box.width);
  };
  const commit = (next: DayRange | null) => {
    setDraft(null);
    if (next !== null) own.choose(narrowed(next, extent));
  };
  const begin = (event: PointerEvent, end?: 'from' | 'to') => {
    if (event.button !== 0) return;
    event.stopPropagation();
    track.current?.setPointerCapture(event.pointerId);
    const day = Math.max(extent.from, Math.min(extent.to, dayAt(event.clientX)));
    const inside = own.range !== null && day >= range.from && day <= range.to;
    const grip: BrushGrip = end ?? (inside ? { kind: 'move', grabbed: day } : { kind: 'draw', anchor: day });
    drag.current = { grip, range, startX: event.clientX };
  };
  return {
    range,
    draft,
    hovered,
    trackHandlers: {
      onPointerDown: (event: PointerEvent) => begin(event),
      onPointerMove: ({ clientX }: PointerEvent) => {
        const day = dayAt(clientX);
        const { current } = drag;
        if (current === null) setHovered(Math.floor((day - extent.from) / binDays));
        else if (draft !== null || Math.abs(clientX - current.startX) >= CLICK_PX)
          setDraft(draggedRange(current.range, current.grip, day, extent));
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const { current } = drag;
        drag.current = null;
        if (current === null) return;
        if (draft !== null) commit(draft);
        else if (typeof current.grip === 'object') commit(binAt(dayAt(clientX), extent, binDays));
      },
      onPointerCancel: () => {
        drag.current = null;
        setDraft(null);
      },
      onPointerLeave: () => setHovered(null),
    },
    thumbHandlers: (end: 'from' | 'to') => ({
      onPointerDown: (event: PointerEvent) => begin(event, end),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setDraft(null);
        const next = keyedRange(range, end, event.key, extent);
        if (next === null) return;
        event.preventDefault();
        setDraft(next);
      },
      onKeyUp: () => commit(draft),
      onBlur: () => commit(draft),
    }),
  };
}

function binAt(day: number, extent: DayRange, binDays: number): DayRange {
  const from = extent.from + Math.floor((day - extent.from) / binDays) * binDays;
  return { from: Math.max(extent.from, from), to: Math.min(extent.to, from + binDays - 1) };
}

/** The address may name days outside the data. */
function withinExtent(range: DayRange, extent: DayRange): DayRange {
  const from = Math.max(extent.from, Math.min(extent.to, range.from));
  return { from, to: Math.max(from, Math.min(extent.to, range.to)) };
}
