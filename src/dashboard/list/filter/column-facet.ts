import { choicesOf } from './filter-matches.ts';
import type { ColumnChoices, ListColumn } from '#dashboard/list/list-column.ts';
import { prepared } from '#dashboard/list/arrange/prepared.ts';
import { rankTexts } from '#dashboard/list/arrange/rank-texts.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** What a filter of a column has to choose from. */
export interface ColumnFacet {
  /** the least and the most of a number or a date, dates as days; null where nothing is reported */
  least: number | string | null;
  most: number | string | null;
  /** how many records have each value of a choice, in order of what they are called; "true" and "false" of a yes-no */
  counts: ReadonlyMap<string, number>;
  /** of a date whose filter offers months: how many records each month has, YYYY-MM, the latest first */
  months: ReadonlyMap<string, number>;
  /** and how many of them have a southern season */
  southern: number;
  /** how many do not report it */
  unknown: number;
}

const RECORDS_PER_STEP = 100;

/** Reads a column of all records. Pauses, for long lists. */
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
        const month = String(from).slice(0, 7);
        months.set(month, (months.get(month) ?? 0) + 1);
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

/** There may be thousands of deployments, and comparing names takes its time. */
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

/** From where to where a record goes, in a column of numbers or dates: the same, but of a span of days. */
function boundsOf<Rec>(
  { kind, value, lastDay }: ListColumn<Rec>,
  record: Rec,
): [number | string, number | string] | [null, null] {
  const one = value(record);
  if (one === null || one === '' || typeof one === 'boolean') return [null, null];
  const from = kind === 'date' ? String(one).slice(0, 10) : one;
  return [from, lastDay?.(record) ?? from];
}
