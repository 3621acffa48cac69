import type { OrderingTerm } from '#contract/list-query.ts';
import { INDEXES } from '#service/database/migrations.ts';
import type { AnyCollectionQuery, Sortable } from '#service/queries/collection-query.ts';
import type { ListParameters } from './list-parameters.ts';
import { badParameter } from './request-error.ts';

/** Sorting this many ids takes SQLite about 100 ms, in which it answers no other reader. */
const MOST_SORTED = 100_000;

interface SortTerm {
  by: Sortable;
  descending: boolean;
  isNullable: boolean;
}

/** What the database sorts by: each column once, and `id` at the end, in the direction of the term before it. */
export function sortTerms(query: AnyCollectionQuery, ordering: readonly OrderingTerm[]): SortTerm[] {
  const terms: SortTerm[] = [];
  for (const { field, descending } of [
    ...ordering,
    { field: 'id', descending: ordering.at(-1)?.descending ?? false },
  ]) {
    const by = query.orderings[field] ?? 'id';
    // Several fields may stand for one column, as the labels do.
    if (terms.some((term) => term.by === by)) continue;
    terms.push({ by, descending, isNullable: query.nullable?.includes(field) === true });
  }
  return terms;
}

/**
 * Refuses to sort a long list: SQLite answers one reader at a time.
 *
 * @param count how many records the filters leave
 * @throws RequestError 400 naming the orderings of this list that an index serves
 */
export function refuseUnservedOrdering(query: AnyCollectionQuery, list: ListParameters, count: number): void {
  if (count <= MOST_SORTED || list.ordering.length === 0 || isServed(query, list.filters, list.ordering)) return;
  const served = Object.keys(query.orderings).filter((field) =>
    isServed(query, list.filters, [{ field, descending: false }]),
  );
  throw badParameter(
    'ordering',
    `This ordering would sort ${count} records. More than ${MOST_SORTED} are ordered by one of ` +
      `${served.join(', ') || 'none'}; filters that leave fewer records allow every ordering.`,
  );
}

/** Whether an index holds the records that these filters leave in this order, read from either end. */
function isServed(
  query: AnyCollectionQuery,
  filters: ListParameters['filters'],
  ordering: readonly OrderingTerm[],
): boolean {
  const terms = sortTerms(query, ordering);
  if (terms.some(({ descending }) => descending !== terms[0]?.descending)) return false;
  const equal = filters.flatMap(({ name }) => query.filters[name] ?? []);
  const fixed = new Set(equal.filter((filter) => typeof filter === 'string'));
  // One value in all of them decides nothing.
  const columns = terms.map(({ by }) => by).filter((by) => typeof by !== 'string' || !fixed.has(by));
  const bounded = filters.flatMap(({ name }) => query.ranges?.[name] ?? []);
  if (bounded.some((column) => column !== columns[0])) return false;
  // The table itself is in the order of its ids.
  const indexes = [[query.table, 'id'], ...INDEXES].filter(([table]) => table === query.table);
  return indexes.some(([, ...index]) => {
    const ordered = index.slice(fixed.size);
    return (
      index.slice(0, fixed.size).every((column) => fixed.has(column)) &&
      columns.length === ordered.length &&
      columns.every((column, place) => column === ordered[place])
    );
  });
}
