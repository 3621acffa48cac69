import { binRangeText } from '#dashboard/chart/bin-range-text.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import { clausesText } from '#dashboard/ui/text/joined-text.ts';
import type { Messages } from './messages/en.ts';
import type { ComparedSeries } from '#dashboard/compare/model/comparison.ts';

/** "3 Jun 2024 – 9 Jun 2024: Trap 4: 31.2 in 5 nights; Trap 5: nothing ran". */
export function binText(
  words: Messages,
  bin: DayRange,
  index: number,
  series: readonly ComparedSeries[],
  isOfYears: boolean,
): string {
  const parts = series.map(({ name, points, nights, leftOut }) => {
    const [point, ran, left] = [points[index] ?? null, nights[index] ?? 0, leftOut[index] ?? 0];
    if (point !== null) return words.point(name, rateText(point.value), point.nights);
    if (ran === 0) return words.noSession(name);
    return ran === left ? words.leftOutPoint(name, left) : words.unknownPoint(name, ran - left);
  });
  return words.bin(binRangeText(bin, isOfYears), clausesText(parts));
}
