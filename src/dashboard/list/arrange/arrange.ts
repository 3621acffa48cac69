import type { OrderingTerm } from '#contract/list-query.ts';
import { columnRanks, type ColumnRanks } from './column-ranks.ts';
import { inSightFirst } from './in-sight-first.ts';
import { keptPlaces, type Narrowing } from './kept-places.ts';
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

interface Found<Rec> {
  places: Uint32Array;
  records: readonly Rec[];
}
const found = new WeakMap<object, Found<unknown>>();

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
  const kept = (found.get(narrowing) as Found<Rec> | undefined) ?? (yield* find(narrowing));
  found.set(narrowing, kept);
  if (ordering.length === 0) return { found: kept.records, shown: kept.records };
  let { places } = kept;
  if (inSight.length > 0) places = inSightFirst(places, records, inSight);
  for (const term of ordering.toReversed()) {
    const column: ListColumn<Rec> | undefined = columns.find(({ field }) => field === term.field);
    if (column === undefined) continue;
    const ranks = yield* columnRanks(records, column);
    yield;
    places = sortByRanks(places, ranks, term.descending);
  }
  yield;
  return { found: kept.records, shown: recordsAt(records, places) };
}

function* find<Rec>(narrowing: Narrowing<Rec>): Work<Found<Rec>> {
  const { records } = narrowing;
  const places = yield* keptPlaces(narrowing);
  yield;
  return { places, records: places.length === records.length ? records : recordsAt(records, places) };
}

/**
 * Sorts places by the rank of each, stably: equal ones keep their order, and unknown ones come last in both directions.
 * One walk that counts and one that places.
 *
 * @param order the places to sort, in the order that decides between equals; not changed
 */
function sortByRanks(order: Uint32Array, { ranks, unknown }: ColumnRanks, descending: boolean): Uint32Array {
  const starts = new Uint32Array(unknown + 2);
  const rankOf = (at: number) => {
    const rank = ranks[order[at] ?? 0] ?? unknown;
    return descending && rank < unknown ? unknown - 1 - rank : rank;
  };
  // Counted loops, not for…of: this runs between a click and the next picture, before the engine has warmed to it.
  for (let at = 0; at < order.length; at += 1) {
    const next = rankOf(at) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let rank = 1; rank <= unknown; rank += 1) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    const rank = rankOf(at);
    const place = starts[rank] ?? 0;
    sorted[place] = order[at] ?? 0;
    starts[rank] = place + 1;
  }
  return sorted;
}
