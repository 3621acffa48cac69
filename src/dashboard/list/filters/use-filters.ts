import { useMemo } from 'react';
import type { ColumnFilter, ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import { rangeOfEnds } from '#dashboard/list/model/filter-parameter.ts';
import { filterName, type ListDefinition } from '#dashboard/list/model/list-definition.ts';
import type { ListFilters } from '#dashboard/list/model/record-list-model.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';

type Filtering = Pick<ListFilters<never>, 'byField' | 'changeFilter' | 'changeFilters'>;

/** The column filters of a list, from the address, and functions that change them. */
export function useFilters<Rec>(definition: ListDefinition<Rec>): Filtering {
  const [written, changeWritten] = useUrlState(definition.filterParameters);
  const filters = useMemo(() => filtersOf(definition, written), [definition, written]);
  const changeFilters = (changes: ReadonlyMap<string, ColumnFilter | null>, options?: { replace?: boolean }) =>
    changeWritten(writtenChanges(definition, changes), options);
  return {
    byField: filters,
    changeFilter: (field, filter, options) => changeFilters(new Map([[field, filter]]), options),
    changeFilters,
  };
}

function filtersOf<Rec>(
  { columns }: ListDefinition<Rec>,
  written: Readonly<Record<string, ColumnFilter | null>>,
): ColumnFilters {
  const filters = new Map<string, ColumnFilter>();
  for (const column of columns) {
    const name = filterName(column) ?? '';
    const filter =
      typeof name === 'string'
        ? (written[name] ?? null)
        : rangeOfEnds(written[name[0]] ?? null, written[name[1]] ?? null);
    if (filter !== null) filters.set(column.field, filter);
  }
  return filters;
}

function writtenChanges<Rec>(
  { columns }: ListDefinition<Rec>,
  changes: ReadonlyMap<string, ColumnFilter | null>,
): Record<string, ColumnFilter | null> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const names = [filterName(column) ?? []].flat();
      const filter = changes.get(column.field);
      return filter === undefined ? [] : names.map((name) => [name, filter]);
    }),
  );
}
