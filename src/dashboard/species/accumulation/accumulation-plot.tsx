import { useMemo } from 'react';
import { LinesPlot } from '#dashboard/chart/lines/lines-plot.tsx';
import { seriesColour } from '#dashboard/chart/lines/series-colour.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { AccumulationPoint } from './accumulation.ts';
import { intervalOf, taxaText } from './accumulation-columns.ts';
import { accumulationMessages } from '#dashboard/species/accumulation/messages/accumulation-messages.ts';
import type { DayTick } from '#dashboard/chart/day-ticks.ts';
import { lineTicks } from '#dashboard/chart/lines/line-ticks.ts';

interface AccumulationPlotProps {
  points: readonly AccumulationPoint[];
  /** "Species by trap-nights" */
  label: string;
}

/** More steps than pixels cannot be seen, and one step of the keyboard is then one point. */
const MOST_DRAWN = 240;

/** The observed curve, and the rarefied one with its interval. */
export function AccumulationPlot({ points, label }: AccumulationPlotProps) {
  const words = useMessages(accumulationMessages);
  const drawn = useMemo(() => thinned(points), [points]);
  const names = [words.observed, words.expected];
  const model = useMemo(
    () => ({
      bins: drawn.map(({ nights }) => ({ from: nights, to: nights })),
      series: [
        {
          name: 'observed',
          colour: seriesColour(0),
          points: drawn.map(({ observed }) => ({ value: observed, low: null, high: null })),
          effort: [],
        },
        {
          name: 'expected',
          colour: seriesColour(1),
          points: drawn.map((point) => ({ value: point.expected, ...intervalOf(point) })),
          effort: [],
        },
      ],
    }),
    [drawn],
  );
  return (
    <>
      <ul className={analysis.chips}>
        {names.map((name, index) => (
          <li key={name}>
            <span className={analysis.swatch} style={{ background: `var(${seriesColour(index)})` }} />
            {name}
          </li>
        ))}
      </ul>
      <LinesPlot
        label={label}
        what={label}
        model={model}
        valueText={numberText}
        ticksOf={numberTicks}
        binText={(index) => {
          const point = drawn[index];
          if (point === undefined) return '';
          const { low, high } = intervalOf(point);
          return words.point(
            point.nights,
            numberText(point.observed),
            taxaText(point.expected),
            taxaText(low),
            taxaText(high),
          );
        }}
      />
    </>
  );
}

/** So many points at most, evenly spread, with the first and the last. */
function thinned(points: readonly AccumulationPoint[]): readonly AccumulationPoint[] {
  if (points.length <= MOST_DRAWN) return points;
  const step = (points.length - 1) / (MOST_DRAWN - 1);
  return Array.from({ length: MOST_DRAWN }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
}

/** Round numbers of an axis that counts from `first` to `last`, in place of days; `first` has one, too. */
function numberTicks(first: number, last: number): DayTick[] {
  const numbers = lineTicks(last).filter((tick) => Number.isInteger(tick) && tick > first && tick <= last);
  return [first, ...numbers].map((day) => ({ day, text: numberText(day), isYear: false }));
}
