import type { OrderingTerm } from '#contract/list-query.ts';
import { columnRanks, type ColumnRanks } from './column-ranks.ts';
import { inSightFirst } from './in-sight-first.ts';
import { matchingIndexes, type Narrowing } from './matching-indexes.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { recordsAt } from './records-at.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** What is to be shown of which records, and in what order. */
export interface Arrangement<Rec> {
  /** the same for as long as nothing of it changes: another order of the same records need not look at them again */
  narrowing: Narrowing<Rec>;
  ordering: readonly OrderingTerm[];
  /** records that are on screen in this very order: between equals they come first and as they are */
  inSight: readonly { id: number }[];
}

export interface Arranged<Rec> {
  /** those that pass search and filters, in order of id; the same list whatever the order */
  found: readonly Rec[];
  /** the same in the asked order */
  shown: readonly Rec[];
}

interface Matching<Rec> {
  indexes: Uint32Array;
  records: readonly Rec[];
}
const cached = new WeakMap<object, Matching<unknown>>();

/**
 * Filters and sorts a list: by one column after the other, unknown values last in both directions, equal ones in order
 * of id. A sort by a column that was read before takes 100,000 records some milliseconds.
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
 * Sorts indexes by the rank of each, stably: equal ones keep their order, and unknown ones come last in both directions.
 * One walk that counts and one that indexes.
 *
 * @param order the indexes to sort, in the order that decides between equals; not changed
 */
function sortByRanks(indexes: Uint32Array, { ranks, unknown }: ColumnRanks, descending: boolean): Uint32Array {
  const starts = new Uint32Array(unknown + 2);
  const rankOf = (at: number) => {
    const rank = ranks[indexes[at] ?? 0] ?? unknown;
    return descending && rank < unknown ? unknown - 1 - rank : rank;
  };
  // Counted loops, not for…of: this runs between a click and the next picture, before the engine has warmed to it.
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
