import { useMemo } from 'react';
import type { ColumnFilters } from './column-filter.ts';
import type { FilterInForce, ShownFilter } from './filter-in-force.ts';
import { filtersInForce } from './filters-in-force.ts';
import type { ListDefinition } from '#dashboard/list/list-definition.ts';
import { useChangeParameters } from '#dashboard/address/url-state.ts';

/** All filters of a list, each with the way to drop it, and the way to drop them all. */
export function useFiltersInForce<Rec>(
  definition: ListDefinition<Rec>,
  { filters, search, ofSource }: { filters: ColumnFilters; search: string; ofSource: readonly FilterInForce[] },
): { inForce: readonly ShownFilter[]; clearFilters: () => Promise<void> } {
  const change = useChangeParameters();
  const known = useMemo(
    () => filtersInForce(definition, { filters, search, ofSource }),
    [definition, filters, search, ofSource],
  );
  const inForce = useMemo(
    () => known.map((filter) => ({ ...filter, clear: () => change(without([filter])) })),
    [known, change],
  );
  return { inForce, clearFilters: () => change(without(known)) };
}

/** What the address has in the place of filters: nothing. */
function without(filters: readonly FilterInForce[]): Record<string, null> {
  return Object.fromEntries(filters.flatMap(({ parameters }) => parameters.map((name) => [name, null])));
}
