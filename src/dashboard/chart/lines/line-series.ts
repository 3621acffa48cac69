import type { DayRange } from '#dashboard/chart/day-range.ts';

/** A value of a series over one bin of days. */
export interface LinePoint {
  value: number;
  /** ends of the band around it; null where there are too few values for one */
  low: number | null;
  high: number | null;
}

export interface LineSeries {
  name: string;
  /** a custom property of the theme: `--series-1` */
  colour: string;
  /** by bin; null where nothing is known, so that the line has a gap */
  points: readonly (LinePoint | null)[];
  /** by bin: what the values are based on, drawn as bars below the lines */
  effort: readonly number[];
}

/** What a plot of lines draws: series over the same bins. */
export interface LinesModel {
  /** consecutive days */
  bins: readonly DayRange[];
  series: readonly LineSeries[];
}
