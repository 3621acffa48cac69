import type { ListQuery, OrderingTerm } from './list-query.ts';

/** More than one screen, and few enough for one response. */
export const SORTED_ROWS = 100;
/** How many records of the opposite direction are fetched to prove that the service sorts at all. */
export const OPPOSITE_ROWS = 20;

/** The requests for the first rows of a list as the service sorts it, and for those of the opposite direction. */
export function sortedPages(filters: Readonly<Record<string, string>>, term: OrderingTerm): ListQuery[] {
  const opposite = { ...term, descending: !term.descending };
  return [
    { filters, ordering: [term], limit: SORTED_ROWS },
    { filters, ordering: [opposite], limit: OPPOSITE_ROWS },
  ];
}
