import { useEffect, useRef, type RefObject } from 'react';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { leftOf, type HeatGeometry } from './heat-geometry.ts';
import type { HeatRow } from './heat-row.ts';

interface HeatScroll {
  /** the last day to be in sight */
  day: number;
  chosen: DayRange | null;
  rows: readonly HeatRow[];
  /** no more rows or days come by themselves: other rows are other filters */
  isFinal: boolean;
  isMeasured: boolean;
}

/**
 * Shows `day` at the right when the matrix appears, and for as long as nobody scrolled: more days may come while the
 * data is read. Then keeps the day in the middle where it is when the zoom changes, and goes to the chosen days where
 * they were chosen elsewhere and are out of sight, and to the days of other rows where none of them is in sight.
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
    // Never the place where it began: the reader has been elsewhere.
    shown.current = { geometry, left: Number.NaN, isFinal };
    // `day` counts where the matrix appears: nothing moves under the reader's hand.
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
    // Only where the choice changes.
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
    // Only where the rows are others.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroller, isMeasured, shownRows]);
}

/** Where the matrix stood when it was drawn last. */
interface Shown {
  geometry: HeatGeometry;
  /** for as long as it is there, nobody has scrolled */
  left: number;
  isFinal: boolean;
}

/** Scrolls so that `right` is at the right. */
function gone(element: HTMLElement, geometry: HeatGeometry, right: number): Omit<Shown, 'isFinal'> {
  element.scrollLeft = right - element.clientWidth;
  return { geometry, left: element.scrollLeft };
}
