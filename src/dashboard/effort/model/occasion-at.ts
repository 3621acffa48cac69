import type { DayRange } from '#dashboard/chart/day-range.ts';

/** The index of the occasion of a night, by binary search; -1 where none has it. Occasions are consecutive. */
export function occasionAt(occasions: readonly DayRange[], night: number): number {
  let [low, high] = [0, occasions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((occasions[middle]?.to ?? Infinity) < night) low = middle + 1;
    else high = middle;
  }
  return night >= (occasions[low]?.from ?? Infinity) ? low : -1;
}
