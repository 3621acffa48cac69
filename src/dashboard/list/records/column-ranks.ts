import { columnKeys } from './column-keys.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { numbersTag } from '#dashboard/ui/language/language.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { sortedByKeys } from './sorted-by-keys.ts';

/** The rank of each record of a list in one column. */
export interface ColumnRanks {
  /** by the record's index, from 0; equal values share a rank */
  ranks: Uint32Array;
  /** the rank of unknown values, after all others */
  unknown: number;
}

/** Cached while the records live, for the language that they were ranked in: a click on a header then only sorts by ranks. */
const cached = new WeakMap<readonly unknown[], WeakMap<object, { ranks: ColumnRanks; tag: string }>>();

/** Ranks the values of a column, once for the same records. */
export function* columnRanks<Rec>(records: readonly Rec[], column: ListColumn<Rec>): Work<ColumnRanks> {
  const ofRecords = cached.get(records) ?? new WeakMap<object, { ranks: ColumnRanks; tag: string }>();
  const tag = numbersTag();
  cached.set(records, ofRecords);
  const known = ofRecords.get(column);
  if (known?.tag === tag) return known.ranks;
  const keys = yield* columnKeys(records, column);
  yield;
  const ranked = yield* ranksOf(keys);
  ofRecords.set(column, { ranks: ranked, tag });
  return ranked;
}

function* ranksOf(keys: Float64Array): Work<ColumnRanks> {
  const ranks = new Uint32Array(keys.length);
  let [unknown, before] = [0, Number.NaN];
  const sorted = yield* sortedByKeys(keys);
  yield;
  for (let at = 0; at < sorted.length; at += 1) {
    const index = sorted[at] ?? 0;
    const key = keys[index] ?? Number.NaN;
    // Unknown values come last, when `unknown` is the number of ranks.
    if (Number.isNaN(key)) ranks[index] = unknown;
    else {
      if (key !== before) unknown += 1;
      ranks[index] = unknown - 1;
      before = key;
    }
  }
  return { ranks, unknown };
}
