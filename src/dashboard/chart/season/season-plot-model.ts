import type { DayRange } from '#dashboard/chart/day-range.ts';

/** One part of each bar. */
export interface SeasonSeries {
  name: string;
  /** CSS custom property of its colour: "--series-1" */
  colour: string;
  /** one number per bin; the sum over all series is the height of the bar */
  values: readonly number[];
}

/** Counts per week over several seasons, by series. */
export interface SeasonPlotModel {
  /** day numbers; the first day of the first bin and the last of the last */
  extent: DayRange;
  /** days that each bin covers */
  binDays: number;
  /** the first is at the bottom */
  series: readonly SeasonSeries[];
}

/** The sum over all series, by bin. */
export function binTotals({ series }: SeasonPlotModel): number[] {
  const [first] = series;
  return (first?.values ?? []).map((_, bin) => series.reduce((sum, { values }) => sum + (values[bin] ?? 0), 0));
}

/** The days of a bin. */
export function binRange({ extent, binDays }: SeasonPlotModel, bin: number): DayRange {
  const from = extent.from + bin * binDays;
  return { from, to: from + binDays - 1 };
}
