/** One row of bars. */
export interface NightPlotSeries {
  /** what the bars count, a short heading: "Captures per 10 min" */
  name: string;
  /** one value per bar; null draws nothing */
  values: readonly (number | null)[];
  /** the name of a colour in ui/theme.css */
  colour: `--${string}`;
  /** a thin strip without an axis of numbers */
  isThin?: boolean;
}

/** What a plot draws: values along a number line. */
export interface NightPlotModel {
  /** where each bar begins, ascending, `length` apart */
  starts: readonly number[];
  /** the length of the line that one bar covers */
  length: number;
  series: readonly NightPlotSeries[];
  /** parts of the line where nothing was measured; hatched */
  gaps: readonly { from: number; to: number }[];
  /** possible distances between ticks, ascending */
  tickSteps: readonly number[];
  /** the label of a tick; a line break begins a second line */
  tickText: (tick: number, step: number, isFirst: boolean) => string;
}

/** The end of the line: where the last bar ends. */
export function endOf({ starts, length }: NightPlotModel): number {
  return (starts.at(-1) ?? 0) + length;
}
