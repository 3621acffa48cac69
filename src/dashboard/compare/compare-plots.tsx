import { useMemo, type RefObject } from 'react';
import { highest, LinesPlot } from '#dashboard/chart/lines/lines-plot.tsx';
import { seriesColour } from '#dashboard/chart/lines/series-colour.ts';
import type { LineSeries } from '#dashboard/chart/lines/line-series.ts';
import { quantityText } from '#dashboard/ui/text/quantity-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { binText } from './bin-text.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import classes from './compare-page.module.css';
import { compareMessages } from './messages/compare-messages.ts';
import type { ComparedSeries, Comparison } from '#dashboard/compare/model/comparison.ts';
import { fullMoons } from '#dashboard/compare/model/full-moons.ts';
import type { UsedComparison } from '#dashboard/compare/model/use-comparison.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';

interface ComparePlotsProps {
  used: UsedComparison;
  comparison: Comparison;
  /** "Captures/h by week" */
  label: string;
  /** what a picture is made of */
  drawings: RefObject<HTMLDivElement | null>;
}

/** The lines, all in one plot, or each in its own with the same axis. */
export function ComparePlots({
  used: { by, state },
  comparison: { bins, series },
  label,
  drawings,
}: ComparePlotsProps) {
  const words = useMessages(compareMessages);
  const isOfYears = by === 'year';
  const lines = useMemo(() => series.map(lineOf), [series]);
  const [first, last] = [bins[0], bins.at(-1)];
  const moons = useMemo(
    () =>
      state.moon === 'off' || isOfYears || first === undefined || last === undefined
        ? []
        : fullMoons({ from: first.from, to: last.to }),
    [state.moon, isOfYears, first, last],
  );
  const plot = (some: readonly LineSeries[], compared: readonly ComparedSeries[], name: string) => (
    <LinesPlot
      label={name}
      what={label}
      model={{ bins, series: some }}
      most={highest(lines)}
      valueText={quantityText}
      binText={(index) => {
        const bin = bins[index];
        return bin === undefined ? '' : binText(words, bin, index, compared, isOfYears);
      }}
      isOfYears={isOfYears}
      shaded={moons}
    />
  );
  return (
    <div ref={drawings} className={classes.plots} data-each={state.plots === 'multiples' || undefined}>
      {state.plots === 'overlaid' ? (
        <Card as="figure" className={analysis.figure}>
          {isOfYears && (
            <ul className={analysis.chips}>
              {series.map(({ key, name }, index) => (
                <li key={key}>
                  <span className={analysis.swatch} style={{ background: `var(${seriesColour(index)})` }} />
                  {name}
                </li>
              ))}
            </ul>
          )}
          {plot(lines, series, label)}
        </Card>
      ) : (
        series.map((one, index) => (
          <Card key={one.key} as="figure" className={analysis.figure}>
            <figcaption {...OF_DATA}>{one.name}</figcaption>
            {plot(lines.slice(index, index + 1), [one], words.labelOf(one.name, label))}
          </Card>
        ))
      )}
    </div>
  );
}

function lineOf({ name, points, nights }: ComparedSeries, index: number): LineSeries {
  return { name, colour: seriesColour(index), points, effort: nights };
}
