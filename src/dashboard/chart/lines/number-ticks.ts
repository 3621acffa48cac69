import type { DayTick } from '#dashboard/chart/day-ticks.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { lineTicks } from './line-ticks.ts';

/** Round numbers of an axis that counts from `first` to `last`, in place of days; `first` has one, too. */
export function numberTicks(first: number, last: number): DayTick[] {
  const numbers = lineTicks(last).filter((tick) => Number.isInteger(tick) && tick > first && tick <= last);
  return [first, ...numbers].map((day) => ({ day, text: numberText(day), isYear: false }));
}
