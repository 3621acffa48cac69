import type { NightPlotModel } from '#dashboard/chart/night/night-plot-model.ts';
import type { Messages } from '#dashboard/night/session/messages/en.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { NightBins } from './night-bins.ts';
import type { NightMarks } from './night-marks.ts';
import type { Pause } from './night-pauses.ts';
import { perText, TICK_STEPS, tickText } from './night-words.ts';

interface NightNumbers {
  bins: NightBins;
  pauses: readonly Pause[];
  withDetections: boolean;
  marks: NightMarks | null;
}

/** What the plot of a night draws: detections and captures, and the chosen taxon's appearances between them. */
export function nightModel({ bins, pauses, withDetections, marks }: NightNumbers, words: Messages): NightPlotModel {
  const per = perText(bins.seconds, words);
  const mostOf = (values: readonly (number | null)[]) =>
    numberText(values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0));
  const captured = { values: bins.captures, colour: '--ramp-3' } as const;
  const marked = [marks ?? []].flat().map(({ name, numbers }) => ({
    name: name === null ? words.taxonLoading : words.inViewPer(name, per, mostOf(numbers)),
    values: numbers,
    colour: '--series-3' as const,
    isThin: true,
  }));
  return {
    starts: bins.starts,
    length: bins.seconds,
    // Captures measure effort, so detections come first where there are any.
    series: withDetections
      ? [
          { name: words.detectionsPer(per), values: bins.detections, colour: '--lamp' },
          ...marked,
          { name: words.capturesPerMost(per, mostOf(bins.captures)), ...captured, isThin: true },
        ]
      : [{ name: words.capturesPer(per), ...captured }, ...marked],
    gaps: pauses.filter(({ from, to }) => to - from >= bins.seconds),
    tickSteps: TICK_STEPS,
    tickText,
  };
}
