import { endOf, type NightPlotModel } from './night-plot-model.ts';

/** The room for a tick's label, half of it on either side. */
const TICK_SPACE_PX = 62;
/** Left of the bars, for the numbers. */
export const LEFT = 46;
/** Right of them, for half of the last time. */
export const RIGHT = TICK_SPACE_PX / 2;
/** Of a plot that is not on the page yet. */
const LEAST_WIDTH = 320;

/** The number line of a plot at a width: where positions of it are, in pixels. */
export interface NightLine {
  model: NightPlotModel;
  width: number;
  xOf: (position: number) => number;
  /** the bar at a place, or the nearest one */
  indexAt: (x: number) => number;
  ticks: readonly { at: number; text: string }[];
}

/** @param measured the width of the drawing in pixels; 0 before it is known */
export function nightLine(model: NightPlotModel, measured: number): NightLine {
  const width = Math.max(LEAST_WIDTH, measured);
  const [first = 0] = model.starts;
  const span = endOf(model) - first;
  const room = width - LEFT - RIGHT;
  const step = tickStep(span, room, model.tickSteps);
  return {
    model,
    width,
    xOf: (position) => LEFT + ((position - first) / span) * room,
    indexAt: (x) => {
      const index = Math.floor((((x - LEFT) / room) * span) / model.length);
      return Math.min(model.starts.length - 1, Math.max(0, index));
    },
    ticks: ticksBetween(first, endOf(model), step).map((at, index) => ({
      at,
      text: model.tickText(at, step, index === 0),
    })),
  };
}

/** The distance between ticks: the smallest of `steps` that fits their labels, or the last. */
export function tickStep(span: number, widthPx: number, steps: readonly number[]): number {
  const most = Math.max(1, widthPx / TICK_SPACE_PX);
  return steps.find((step) => span / step <= most) ?? steps.at(-1) ?? span;
}

/** The multiples of `step` from `from` to `to`, both included. */
export function ticksBetween(from: number, to: number, step: number): number[] {
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}
