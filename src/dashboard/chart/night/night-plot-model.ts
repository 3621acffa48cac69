/** One row of bars. */
export interface NightPlotSeries {
  /** what the bars count, a short heading: "Captures per 10 min" */
  name: string;
  /** a value a bar; null where there is none, which is drawn as nothing */
  values: readonly (number | null)[];
  /** the name of a colour in ui/theme.css */
  colour: `--${string}`;
  /** a strip that shows where there is something, without an axis of its own numbers */
  isThin?: boolean;
}

/** What a plot draws: numbers along a line, of whatever meaning. */
export interface NightPlotModel {
  /** where each bar begins, in order and all `length` apart */
  starts: readonly number[];
  /** how much of the line one bar stands for */
  length: number;
  series: readonly NightPlotSeries[];
  /** stretches of the line where nothing was measured; hatched */
  gaps: readonly { from: number; to: number }[];
  /** distances that ticks may have, in order */
  tickSteps: readonly number[];
  /** what stands under a tick; a line break begins a second line */
  tickText: (tick: number, step: number, isFirst: boolean) => string;
}

/** The end of the line: where the last bar ends. */
export function endOf({ starts, length }: NightPlotModel): number {
  return (starts.at(-1) ?? 0) + length;
}
