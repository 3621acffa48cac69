import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { FileColumn } from '#dashboard/list/files/file-columns.ts';
import { isoOfDay } from '#contract/time.ts';
import type { TaxonRate } from './taxon-rate.ts';
import type { TaxonSeason } from './taxon-season.ts';

interface SeasonFileRow extends TaxonRate {
  year: number;
  week: DayRange;
}

const DIGITS = 6;

/** Every year and week that is drawn, gaps too, as rows: the form that R and pandas draw from. */
export function seasonRows({ weeks, lines }: Pick<TaxonSeason, 'weeks' | 'lines'>): SeasonFileRow[] {
  return lines.flatMap(({ year, weeks: rates }) =>
    weeks.flatMap((week, index) => {
      const rate = rates[index];
      return rate === undefined ? [] : [{ year, week, ...rate }];
    }),
  );
}

/** The columns of their file. Nights are days of any year, `06-03`; without a known night, counts and rates are empty. */
export const SEASON_COLUMNS: readonly Pick<FileColumn<SeasonFileRow>, 'name' | 'value'>[] = [
  { name: 'year', value: ({ year }) => year },
  { name: 'first_night', value: ({ week }) => isoOfDay(week.from).slice(5) },
  { name: 'last_night', value: ({ week }) => isoOfDay(week.to).slice(5) },
  { name: 'occurrences_per_night', value: ({ rate }) => (rate === null ? null : Number(rate.toFixed(DIGITS))) },
  { name: 'occurrences', value: ({ counted, occurrences }) => (counted === 0 ? null : occurrences) },
  { name: 'nights_run', value: ({ run }) => run },
  { name: 'nights_counted', value: ({ counted }) => counted },
];
