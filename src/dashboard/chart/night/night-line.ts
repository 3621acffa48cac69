import { endOf, type NightPlotModel } from './night-plot-model.ts';
import { TICK_SPACE_PX, ticksBetween, tickStep } from './night-plot-ticks.ts';

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
