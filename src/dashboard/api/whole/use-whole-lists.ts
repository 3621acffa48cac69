import { useQueries } from '@tanstack/react-query';
import type { CollectionName } from '#contract/collections.ts';
import type { WireFilters } from '#dashboard/api/client/wire-filters.ts';
import { wholeListOptions } from './list-options.ts';

/** Several lists of a collection, such as the sessions of each of a few deployments. */
export function useWholeLists<Name extends CollectionName>(
  name: Name,
  filters: readonly WireFilters<Name>[],
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQueries({ queries: filters.map((each) => ({ ...wholeListOptions(name, each), enabled })) });
}
