import { choicesOf } from './filter-matches.ts';
import type { ColumnChoices, ListColumn } from '#dashboard/list/model/list-column.ts';
import { prepared } from '#dashboard/list/model/prepared.ts';
import { rankTexts } from '#dashboard/list/model/rank-texts.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** What a column's filter offers to choose from. */
export interface ColumnFacet {
  /** the smallest and largest number or date, dates as days; null where no value is reported */
  least: number | string | null;
  most: number | string | null;
  /** how many records have each value of a choice, by the values' names; "true" and "false" of a yes-no */
  counts: ReadonlyMap<string, number>;
  /** of a date whose filter offers months: how many records each month has, YYYY-MM, the latest first; a span is in each */
  months: ReadonlyMap<string, number>;
  /** how many of the dated records have a southern season */
  southern: number;
  /** how many records do not report a value */
  unknown: number;
}

const RECORDS_PER_STEP = 100;

/** Counts the values of a column over the records. Time-sliced, for long lists. */
export function* columnFacet<Rec>(column: ListColumn<Rec>, records: readonly Rec[]): Work<ColumnFacet> {
  yield* prepared([column]);
  const counts = new Map<string, number>();
  const isRange = column.kind === 'number' || column.kind === 'date';
  let [least, most]: [number | string | null, number | string | null] = [null, null];
  const months = new Map<string, number>();
  let [southern, unknown] = [0, 0];
  for (const [index, record] of records.entries()) {
    if (index % RECORDS_PER_STEP === 0) yield;
    if (isRange) {
      const [from, to] = boundsOf(column, record);
      if (from === null) unknown += 1;
      else if (least === null || from < least) least = from;
      if (to !== null && (most === null || to > most)) most = to;
      if (column.hasSouthernSeason !== undefined && from !== null) {
        for (const month of monthsOf(String(from), String(to))) months.set(month, (months.get(month) ?? 0) + 1);
        if (column.hasSouthernSeason(record)) southern += 1;
      }
    } else {
      const choices = choicesOf(column, record);
      if (choices.length === 0) unknown += 1;
      for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
  }
  return {
    least,
    most,
    counts: yield* inOrder(counts, column.choices),
    months: new Map([...months].toSorted(([a], [b]) => (a < b ? 1 : -1))),
    southern,
    unknown,
  };
}

/** Time-sliced: there may be thousands of deployments, and comparing names is slow. */
function* inOrder(
  counts: ReadonlyMap<string, number>,
  choices: ColumnChoices | undefined,
): Work<ReadonlyMap<string, number>> {
  const textOf = choices?.textOf ?? ((value: string) => value);
  const ranks = yield* rankTexts(new Set([...counts.keys()].map(textOf)));
  const rankOf = (value: string) => ranks.get(textOf(value)) ?? 0;
  yield;
  return new Map([...counts].toSorted(([a], [b]) => rankOf(a) - rankOf(b)));
}

/** A record's value in a column of numbers or dates, as a range: both ends are equal, except for a span of days. */
function boundsOf<Rec>(
  { kind, value, lastDay }: ListColumn<Rec>,
  record: Rec,
): [number | string, number | string] | [null, null] {
  const one = value(record);
  if (one === null || one === '' || typeof one === 'boolean') return [null, null];
  const from = kind === 'date' ? String(one).slice(0, 10) : one;
  return [from, lastDay?.(record) ?? from];
}

/** The months from one day to another, YYYY-MM. */
function monthsOf(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1);
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => {
    const month = (first ?? 0) + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
