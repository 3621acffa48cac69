import type { DayRange } from '#dashboard/chart/day-range.ts';

/** What is being dragged: one end, the whole range, or a new range that begins at a day. */
export type BrushGrip = 'from' | 'to' | { kind: 'move'; grabbed: number } | { kind: 'draw'; anchor: number };

/** The range after dragging to `day`; always within `extent` and never reversed. */
export function draggedRange(range: DayRange, grip: BrushGrip, day: number, extent: DayRange): DayRange {
  const at = clamped(day, extent);
  if (grip === 'from') return { from: Math.min(at, range.to), to: range.to };
  if (grip === 'to') return { from: range.from, to: Math.max(at, range.from) };
  if (grip.kind === 'draw') return { from: Math.min(at, grip.anchor), to: Math.max(at, grip.anchor) };
  const shift = Math.max(extent.from - range.from, Math.min(extent.to - range.to, day - grip.grabbed));
  return { from: range.from + shift, to: range.to + shift };
}

const MONTH_DAYS = 30;
const DAYS_OF_KEY: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -MONTH_DAYS,
  PageUp: MONTH_DAYS,
  Home: -Infinity,
  End: Infinity,
};

/** The range after a key press on one thumb; null for other keys. */
export function keyedRange(range: DayRange, end: 'from' | 'to', key: string, extent: DayRange): DayRange | null {
  const days = DAYS_OF_KEY[key];
  return days === undefined ? null : draggedRange(range, end, range[end] + days, extent);
}

/** The range, or null if it covers the whole extent: then nothing is filtered. */
export function narrowed(range: DayRange, extent: DayRange): DayRange | null {
  return range.from <= extent.from && range.to >= extent.to ? null : range;
}

function clamped(day: number, { from, to }: DayRange): number {
  return Math.max(from, Math.min(to, day));
}
