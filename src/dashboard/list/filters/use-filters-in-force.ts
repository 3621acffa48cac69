import { useMemo } from 'react';
import type { ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import type { FilterInForce, ShownFilter } from '#dashboard/list/model/filter-in-force.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { shownLanguages } from '#dashboard/ui/language/language.ts';
import { filterText } from './filter-text.ts';
import { filterName, type ListDefinition } from '#dashboard/list/model/list-definition.ts';
import { useChangeParameters } from '#dashboard/address/url-state.ts';

interface Narrowed {
  filters: ColumnFilters;
  search: string;
  ofSource: readonly FilterInForce[];
}

/** All filters that are set on a list, each with a way to clear it, and a function that clears them all. */
export function useFiltersInForce<Rec>(
  definition: ListDefinition<Rec>,
  { filters, search, ofSource }: Narrowed,
): { inForce: readonly ShownFilter[]; clearFilters: () => Promise<void> } {
  const change = useChangeParameters();
  useLanguage();
  const shown = shownLanguages();
  const known = useMemo(
    () => filtersInForce(definition, { filters, search, ofSource }),
    // `shown`: names and conditions are in the languages of words and numbers.
    // oxlint-disable-next-line react/exhaustive-deps
    [definition, filters, search, ofSource, shown],
  );
  const inForce = useMemo(
    () => known.map((filter) => ({ ...filter, clear: () => change(without([filter])) })),
    [known, change],
  );
  return { inForce, clearFilters: () => change(without(known)) };
}

/** Removes the filters' parameters. */
function without(filters: readonly FilterInForce[]): Record<string, null> {
  return Object.fromEntries(filters.flatMap(({ parameters }) => parameters.map((name) => [name, null])));
}

/**
 * All filters that are set on a list, in this sequence: those of the list that it sums up, of its columns, the search. Used by
 * badge, chips, "Clear all", empty list, footer, file names and print.
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
        parameters: [parameter].flat(),
        field,
      },
    ];
  });
  const typed = search.trim();
  const ofSearch =
    typed === '' ? [] : [{ name: listMessages.now.search, text: uiMessages.now.quoted(typed), parameters: ['search'] }];
  // A filter that both lists have, as sessions and their sums do, is listed once.
  const all = [...ofSource, ...ofColumns, ...ofSearch];
  const nameOf = ({ parameters }: FilterInForce) => parameters.join();
  return all.filter((one, index) => all.findIndex((other) => nameOf(other) === nameOf(one)) === index);
}
