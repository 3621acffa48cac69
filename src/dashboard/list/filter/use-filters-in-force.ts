import { useMemo } from 'react';
import type { ColumnFilters } from './column-filter.ts';
import type { FilterInForce, ShownFilter } from './filter-in-force.ts';
import { filterText, plainFilterText } from './filter-text.ts';
import { filterName, type ListDefinition } from '#dashboard/list/list-definition.ts';
import { useChangeParameters } from '#dashboard/address/url-state.ts';

interface Narrowed {
  filters: ColumnFilters;
  search: string;
  ofSource: readonly FilterInForce[];
}

/** All filters of a list, each with the way to drop it, and the way to drop them all. */
export function useFiltersInForce<Rec>(
  definition: ListDefinition<Rec>,
  { filters, search, ofSource }: Narrowed,
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

/**
 * All that narrows a list, in the order that it is named in: those of the list that it sums up, those of the columns, the search.
 * Badge, chips, "Clear all", empty list, footer, file names and paper go by it.
 */
function filtersInForce<Rec>(
  { columns }: Pick<ListDefinition<Rec>, 'columns'>,
  { filters, search, ofSource }: Narrowed,
): readonly FilterInForce[] {
  const ofColumns = columns.flatMap((column): FilterInForce[] => {
    const filter = filters.get(column.field);
    const parameter = filterName(column);
    if (filter === undefined || parameter === null) return [];
    const { field, header } = column;
    return [
      {
        name: header,
        text: filterText(filter, column),
        fileText: plainFilterText(filter, column),
        parameters: [parameter].flat(),
        field,
      },
    ];
  });
  const typed = search.trim();
  const ofSearch = typed === '' ? [] : [{ name: 'Search', text: `“${typed}”`, parameters: ['search'] }];
  // Two lists that share a filter, as sessions and their sums do, have it once.
  const all = [...ofSource, ...ofColumns, ...ofSearch];
  const nameOf = ({ parameters }: FilterInForce) => parameters.join();
  return all.filter((one, index) => all.findIndex((other) => nameOf(other) === nameOf(one)) === index);
}
