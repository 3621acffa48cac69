import { useMemo, type RefObject } from 'react';
import { binRangeText } from '#dashboard/chart/bin-range-text.ts';
import type { LineSeries } from '#dashboard/chart/lines/line-series.ts';
import { LinesPlot } from '#dashboard/chart/lines/lines-plot.tsx';
import { seriesColour } from '#dashboard/chart/lines/series-colour.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import type { SeasonLine, TaxonSeason } from '#dashboard/taxa/season/model/taxon-season.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { quantityText } from '#dashboard/ui/text/quantity-text.ts';
import type { Messages } from './messages/en.ts';
import { seasonMessages } from './messages/season-messages.ts';

interface SeasonPlotProps {
  season: TaxonSeason;
  /** the taxon's name */
  name: string;
  /** what a picture is made of */
  drawings: RefObject<HTMLDivElement | null>;
}

/** The season as lines: weeks by occurrences per trap-night, a line a year, and the nights run below. */
export function SeasonPlot({ season: { weeks, lines }, name, drawings }: SeasonPlotProps) {
  const words = useMessages(seasonMessages);
  const series = useMemo(() => lines.map(lineOf), [lines]);
  return (
    <div ref={drawings}>
      <ul className={analysis.chips}>
        {lines.map(({ year }, index) => (
          <li key={year}>
            <span className={analysis.swatch} style={{ background: `var(${seriesColour(index)})` }} />
            {year}
          </li>
        ))}
      </ul>
      <LinesPlot
        label={words.labelOf(name)}
        what={words.measure}
        model={{ bins: weeks, series }}
        valueText={quantityText}
        binText={(index) => {
          const week = weeks[index];
          return week === undefined ? '' : words.bin(binRangeText(week, true), weekText(words, lines, index));
        }}
        isOfYears
      />
    </div>
  );
}

function lineOf({ year, weeks }: SeasonLine, index: number): LineSeries {
  return {
    name: String(year),
    colour: seriesColour(index),
    points: weeks.map(({ rate }) => (rate === null ? null : { value: rate, low: null, high: null })),
    effort: weeks.map(({ run }) => run),
  };
}

/** "2023 0.42 (3 occurrences in 7 nights); 2024 nothing ran". */
function weekText(words: Messages, lines: readonly SeasonLine[], index: number): string {
  const parts = lines.map(({ year, weeks }) => {
    const { run = 0, counted = 0, occurrences = 0, rate = null } = weeks[index] ?? {};
    if (rate !== null) return words.point(String(year), rateText(rate), occurrences, counted);
    return run === 0 ? words.noSessionIn(String(year)) : words.unknownPoint(String(year), run);
  });
  return parts.join('; ');
}
