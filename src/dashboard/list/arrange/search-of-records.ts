import type { ListDefinition } from '#dashboard/list/list-definition.ts';

/** What the records themselves are searched for: nothing where the page searches what they are made of. */
export function searchOfRecords(
  { search: { isSearchedHere = true } }: Pick<ListDefinition<never>, 'search'>,
  typed: string,
): string {
  return isSearchedHere ? typed : '';
}
