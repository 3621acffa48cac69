import { columnFacet } from './column-facet.ts';
import type { ColumnFilter, ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import { filterWords } from '#dashboard/list/model/filter-in-force.ts';
import { filterMatches } from './filter-matches.ts';
import { filterText } from './filter-text.ts';
import { filterName, type ListDefinition } from '#dashboard/list/model/list-definition.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** Filters on values that a project does not have: in words, and as changes to the address that clear them. */
export interface FiltersOfOtherProjects {
  words: readonly string[];
  texts: Readonly<Record<string, string | null>>;
}

/**
 * Finds the filters that belong to other projects than the one of the records: of a choice, the values that no record
 * has; of a range, as of coordinates, the whole range if no record matches.
 */
export function* filtersOfOtherProjects<Rec>(
  { columns, filterParameters }: ListDefinition<Rec>,
  records: readonly Rec[],
  filters: ColumnFilters,
): Work<FiltersOfOtherProjects> {
  const words: string[] = [];
  const texts: Record<string, string | null> = {};
  for (const column of columns) {
    const filter = filters.get(column.field);
    const name = filterName(column);
    if (filter === undefined || name === null || column.ofProject !== true) continue;
    let gone: ColumnFilter = filter;
    let left: ColumnFilter | null = null;
    if (filter.kind === 'choice') {
      const { counts } = yield* columnFacet(column, records);
      // A value of the project may have no record: a deployment without sessions.
      const has = (value: string) => counts.has(value) || column.choices?.known.includes(value) === true;
      gone = { ...filter, values: filter.values.filter((value) => !has(value)), unknown: false };
      const values = filter.values.filter(has);
      if (gone.values.length === 0) continue;
      if (values.length > 0 || filter.unknown) left = { ...filter, values };
    } else if (records.some(filterMatches(column, filter))) continue;
    words.push(filterWords({ name: column.header, text: filterText(gone, column) }));
    for (const one of [name].flat()) texts[one] = filterParameters[one]?.write(left) ?? null;
  }
  return { words, texts };
}
