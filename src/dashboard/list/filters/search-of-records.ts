import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';

/** The search text for the records; empty where the page applies it to the records that these sum up. */
export function searchOfRecords(
  { search: { isSearchedHere = true } }: Pick<ListDefinition<never>, 'search'>,
  typed: string,
): string {
  return isSearchedHere ? typed : '';
}
