// Why not TanStack Table's own sorting: with 100,000 rows it blocks the page for 128 to 319 ms. With ranked columns such a
// sort takes as long as one of 1,000 rows (docs/decisions/sorting.md).

import type { OrderingTerm } from '#contract/lists/list-query.ts';
import { columnRanks, type ColumnRanks } from './column-ranks.ts';
import { inSightFirst } from './in-sight-first.ts';
import { matchingIndexes, type Narrowing } from '#dashboard/list/filters/matching-indexes.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { recordsAt } from '#dashboard/list/filters/records-at.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** Which records to show, and in which ordering. */
export interface Arrangement<Rec> {
  /** the same object while nothing in it changes: then another ordering does not filter again */
  narrowing: Narrowing<Rec>;
  ordering: readonly OrderingTerm[];
  /** records on screen in this ordering: among equals they come first, in the same sequence */
  inSight: readonly { id: number }[];
}

export interface Arranged<Rec> {
  /** records that match search and filters, by id; the same array for every ordering */
  found: readonly Rec[];
  /** the same, sorted */
  shown: readonly Rec[];
}

interface Matching<Rec> {
  indexes: Uint32Array;
  records: readonly Rec[];
}
const cached = new WeakMap<object, Matching<unknown>>();

/**
 * Filters and sorts a list by several columns, with unknown values last in both directions and equal ones by id.
 * Sorting 100,000 records by a column that is already ranked takes some milliseconds.
 */
export function* arrange<Rec extends { id: number }>({
  narrowing,
  ordering,
  inSight,
}: Arrangement<Rec>): Work<Arranged<Rec>> {
  const { records, columns } = narrowing;
  const matching = (cached.get(narrowing) as Matching<Rec> | undefined) ?? (yield* find(narrowing));
  cached.set(narrowing, matching);
  if (ordering.length === 0) return { found: matching.records, shown: matching.records };
  let { indexes } = matching;
  if (inSight.length > 0) indexes = inSightFirst(indexes, records, inSight);
  for (const term of ordering.toReversed()) {
    const column: ListColumn<Rec> | undefined = columns.find(({ field }) => field === term.field);
    if (column === undefined) continue;
    const ranks = yield* columnRanks(records, column);
    yield;
    indexes = sortByRanks(indexes, ranks, term.descending);
  }
  yield;
  return { found: matching.records, shown: recordsAt(records, indexes) };
}

function* find<Rec>(narrowing: Narrowing<Rec>): Work<Matching<Rec>> {
  const { records } = narrowing;
  const indexes = yield* matchingIndexes(narrowing);
  yield;
  return { indexes, records: indexes.length === records.length ? records : recordsAt(records, indexes) };
}

/**
 * Sorts indexes by rank: a stable counting sort, with unknown values last in both directions.
 *
 * @param indexes not changed
 */
function sortByRanks(indexes: Uint32Array, { ranks, unknown }: ColumnRanks, descending: boolean): Uint32Array {
  const starts = new Uint32Array(unknown + 2);
  const rankOf = (at: number) => {
    const rank = ranks[indexes[at] ?? 0] ?? unknown;
    return descending && rank < unknown ? unknown - 1 - rank : rank;
  };
  // Counted loops, not for…of: this runs between a click and the next frame, before the engine has optimised it.
  for (let at = 0; at < indexes.length; at += 1) {
    const next = rankOf(at) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let rank = 1; rank <= unknown; rank += 1) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  const sorted = new Uint32Array(indexes.length);
  for (let at = 0; at < indexes.length; at += 1) {
    const rank = rankOf(at);
    const index = starts[rank] ?? 0;
    sorted[index] = indexes[at] ?? 0;
    starts[rank] = index + 1;
  }
  return sorted;
}
