import { useEffect, useRef, type RefObject } from 'react';
import type { DayRange } from './day-range.ts';
import { leftOf, type HeatGeometry } from './heat-geometry.ts';

/**
 * Shows `day` at the right when the matrix appears, and for as long as nobody scrolled: more days may come while the
 * data is read. Then keeps the day in the middle where it is when the zoom changes, and goes to the chosen days where
 * they were chosen elsewhere and are out of sight.
 */
export function useHeatScroll(
  scroller: RefObject<HTMLElement | null>,
  geometry: HeatGeometry,
  { day, chosen, isMeasured }: { day: number; chosen: DayRange | null; isMeasured: boolean },
): void {
  const shown = useRef<{ geometry: HeatGeometry; left: number } | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isMeasured) return;
    const half = (element.clientWidth + geometry.labelWidth) / 2;
    const before = shown.current;
    if (before === null || element.scrollLeft === before.left) {
      element.scrollLeft = leftOf(geometry, day + 2) - element.clientWidth;
      shown.current = { geometry, left: element.scrollLeft };
      return;
    }
    const { labelWidth, cellWidth, extent } = before.geometry;
    const middle = extent.from + (element.scrollLeft + half - labelWidth) / cellWidth;
    element.scrollLeft = leftOf(geometry, middle) - half;
    // Never the place where it began: the reader has been elsewhere.
    shown.current = { geometry, left: Number.NaN };
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
    if (isOutOfSight) element.scrollLeft = right + geometry.labelWidth / 2 - element.clientWidth;
    // Only where the choice changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroller, isMeasured, from, to]);
}
