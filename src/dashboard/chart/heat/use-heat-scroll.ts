import { useEffect, useRef, type RefObject } from 'react';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { leftOf, type HeatGeometry } from './heat-geometry.ts';
import type { HeatRow } from './heat-row.ts';

interface HeatScroll {
  /** the last day to show */
  day: number;
  chosen: DayRange | null;
  rows: readonly HeatRow[];
  /** the data is complete, so that other rows mean other filters */
  isFinal: boolean;
  isMeasured: boolean;
}

/**
 * Shows `day` at the right edge until the reader scrolls, since more days may come while the data loads. Then keeps the
 * middle day in place when the zoom changes, scrolls to days that were chosen elsewhere if they are out of view, and to
 * the days of new rows if none of them is in view.
 */
export function useHeatScroll(
  scroller: RefObject<HTMLElement | null>,
  geometry: HeatGeometry,
  { day, chosen, rows, isFinal, isMeasured }: HeatScroll,
): void {
  const shown = useRef<Shown | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isMeasured) return;
    const half = (element.clientWidth + geometry.labelWidth) / 2;
    const before = shown.current;
    if (before === null || (!before.isFinal && element.scrollLeft === before.left)) {
      shown.current = { ...gone(element, geometry, leftOf(geometry, day + 2)), isFinal };
      return;
    }
    const { labelWidth, cellWidth, extent } = before.geometry;
    const middle = extent.from + (element.scrollLeft + half - labelWidth) / cellWidth;
    element.scrollLeft = leftOf(geometry, middle) - half;
    // Not the initial position: the reader has scrolled.
    shown.current = { geometry, left: Number.NaN, isFinal };
    // `day` counts only when the matrix appears: it must not scroll while it is being used.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroller, geometry, isMeasured]);

  const [from, to] = [chosen?.from ?? null, chosen?.to ?? null];
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isMeasured || from === null || to === null) return;
    const left = leftOf(geometry, from) - geometry.labelWidth;
    const right = leftOf(geometry, to + 1);
    const isOutOfSight =
      right - geometry.labelWidth < element.scrollLeft || left > element.scrollLeft + element.clientWidth;
    if (isOutOfSight) shown.current = { ...gone(element, geometry, right + geometry.labelWidth / 2), isFinal };
    // Only when the selection changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroller, isMeasured, from, to]);

  const shownRows = isFinal ? `${day} ${rows.length} ${rows[0]?.id}` : null;
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isMeasured || shownRows === null) return;
    const first = geometry.extent.from + element.scrollLeft / geometry.cellWidth;
    const last = first + (element.clientWidth - geometry.labelWidth) / geometry.cellWidth;
    const isInSight = rows.some(({ cells }) =>
      cells.some((cell) => cell.value !== 'left out' && cell.day + 1 > first && cell.day < last),
    );
    if (!isInSight) shown.current = { ...gone(element, geometry, leftOf(geometry, day + 2)), isFinal };
    // Only when the rows change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroller, isMeasured, shownRows]);
}

/** The scroll position of the last drawing. */
interface Shown {
  geometry: HeatGeometry;
  /** set until the reader scrolls */
  left: number;
  isFinal: boolean;
}

/** Scrolls so that `right` is at the right. */
function gone(element: HTMLElement, geometry: HeatGeometry, right: number): Omit<Shown, 'isFinal'> {
  element.scrollLeft = right - element.clientWidth;
  return { geometry, left: element.scrollLeft };
}
