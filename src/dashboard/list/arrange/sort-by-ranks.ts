import type { ColumnRanks } from './column-ranks.ts';

/**
 * Sorts places by the rank of each, stably: equal ones keep their order, and unknown ones come last in both directions.
 * One walk that counts and one that places.
 *
 * @param order the places to sort, in the order that decides between equals; not changed
 */
export function sortByRanks(order: Uint32Array, { ranks, unknown }: ColumnRanks, descending: boolean): Uint32Array {
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
