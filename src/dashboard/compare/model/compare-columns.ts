import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { FileColumn } from '#dashboard/list/files/file-columns.ts';
import { isoOfDay } from '#contract/time.ts';
import type { Compared } from '#dashboard/compare/compare-parameters.ts';
import type { CompareMeasure, ComparedPoint, Comparison } from './comparison.ts';
import { LOOKS_IN_FILE, type Look } from '#dashboard/findings/animals/looks.ts';
import type { TaxaCounted } from './use-night-finds.ts';

interface CompareRow {
  name: string;
  bin: DayRange;
  point: ComparedPoint | null;
  nights: number;
  unprocessed: number;
  leftOut: number;
}

type Column = Pick<FileColumn<CompareRow>, 'name' | 'value'>;

const VALUES: Record<CompareMeasure, string> = {
  captures: 'captures_per_hour',
  occurrences: 'occurrences_per_night',
  taxa: 'taxa_per_night',
};
const DIGITS = 6;

/** Every line and bin that is drawn, gaps too, as rows: the form that R and pandas draw from. */
export function compareRows({ bins, series }: Comparison): CompareRow[] {
  return series.flatMap(({ name, points, nights, unprocessed, leftOut }) =>
    bins.map((bin, index) => ({
      name,
      bin,
      point: points[index] ?? null,
      nights: nights[index] ?? 0,
      unprocessed: unprocessed[index] ?? 0,
      leftOut: leftOut[index] ?? 0,
    })),
  );
}

/** What `taxa_counted` says; the same in every language. */
const COUNTED: Record<TaxaCounted, string> = {
  lowest: 'lowest taxa of the night',
  all: 'determinations of the night',
  reported: 'determinations of one session',
};

interface Counted {
  /** what is counted as taxa, where these are the values */
  taxa: TaxaCounted;
  /** which occurrences count, by who determined them */
  look: Look;
}

/** The columns of their file. Days of any year are written `06-03`. */
export function compareColumns(measure: CompareMeasure, by: Compared, { taxa, look }: Counted): Column[] {
  const dayOf = (day: number) => (by === 'year' ? isoOfDay(day).slice(5) : isoOfDay(day));
  const number = (valueOf: (point: ComparedPoint) => number | null): Column['value'] => {
    return ({ point }) => {
      const value = point === null ? null : valueOf(point);
      return value === null ? null : Number(value.toFixed(DIGITS));
    };
  };
  return [
    { name: by, value: ({ name }) => name },
    { name: 'first_night', value: ({ bin }) => dayOf(bin.from) },
    { name: 'last_night', value: ({ bin }) => dayOf(bin.to) },
    { name: VALUES[measure], value: number(({ value }) => value) },
    { name: 'lower_quartile', value: number(({ low }) => low) },
    { name: 'upper_quartile', value: number(({ high }) => high) },
    { name: 'nights_run', value: ({ nights }) => nights },
    { name: 'nights_counted', value: ({ point }) => point?.nights ?? 0 },
    { name: 'hours_counted', value: number(({ hours }) => hours) },
    ...(measure === 'taxa' ? [{ name: 'taxa_counted', value: () => COUNTED[taxa] }] : []),
    { name: 'nights_not_all_processed', value: ({ unprocessed }) => unprocessed },
    { name: 'nights_without_occurrences_left_out', value: ({ leftOut }) => leftOut },
    ...(look === 'any' || measure === 'captures'
      ? []
      : [{ name: 'occurrences_counted', value: () => LOOKS_IN_FILE[look] }]),
  ];
}
