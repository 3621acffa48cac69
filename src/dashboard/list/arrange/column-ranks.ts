import { columnKeys } from './column-keys.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { sortedByKeys } from './sorted-by-keys.ts';

/** How the records of a list stand to each other in one column. */
export interface ColumnRanks {
  /** of each record: where its value comes among all values of the column, from 0; equal values share a rank */
  ranks: Uint32Array;
  /** the rank of unknown values, after all others */
  unknown: number;
}

/** Kept as long as the records are: a click on a header whose column was read before only places them. */
const cached = new WeakMap<readonly unknown[], Map<unknown, ColumnRanks>>();

/** Reads a column of all records, once, and ranks what they hold. */
export function* columnRanks<Rec>(records: readonly Rec[], column: ListColumn<Rec>): Work<ColumnRanks> {
  const ofRecords = cached.get(records) ?? new Map<unknown, ColumnRanks>();
  cached.set(records, ofRecords);
  const known = ofRecords.get(column);
  if (known !== undefined) return known;
  const keys = yield* columnKeys(records, column);
  yield;
  const ranked = yield* ranksOf(keys);
  ofRecords.set(column, ranked);
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
    // Unknown ones come last, when all ranks are given.
    if (Number.isNaN(key)) ranks[index] = unknown;
    else {
      if (key !== before) unknown += 1;
      ranks[index] = unknown - 1;
      before = key;
    }
  }
  return { ranks, unknown };
}
