import { useCallback, useEffect, useEffectEvent } from 'react';
import type { ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import {
  filtersOfOtherProjects,
  type FiltersOfOtherProjects,
} from '#dashboard/list/filters/filters-of-other-projects.ts';
import type { RecordListModel, Within } from '#dashboard/list/model/record-list-model.ts';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { recordsWithin } from '#dashboard/list/records/use-records-within.ts';
import { useChangeParameters } from '#dashboard/address/url-state.ts';
import { useWork } from '#dashboard/work/use-work.ts';

/**
 * Rendered after the project has changed: once the project's records are loaded, it clears the filters on values that the
 * project does not have. It replaces the history entry in which the project was chosen, so that Back restores them.
 */
export function DropFiltersOfOtherProjects<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { definition, carried } = list;
  const { loaded, whole } = list.rows;
  const { byField, narrowedBy, projectChange } = list.filters;
  const change = useChangeParameters();
  const isOfAll = carried['project'] === undefined;
  const records = isOfAll ? NONE : loaded?.records;
  const begin = useCallback(
    () => ofOthers({ definition, records: records ?? NONE, filters: byField, scope: narrowedBy.scope }),
    [definition, records, byField, narrowedBy],
  );
  const { now: others } = useWork(whole || isOfAll ? begin : null, records?.length);
  const settle = useEffectEvent(({ words, texts }: FiltersOfOtherProjects) => {
    projectChange.settle(isOfAll ? [] : words);
    if (!isOfAll && words.length > 0) void change(texts, { replace: true });
  });
  useEffect(() => {
    if (others !== null) settle(others);
  }, [others]);
  return null;
}

const NONE: readonly never[] = [];

function* ofOthers<Rec>({
  definition,
  records,
  filters,
  scope,
}: {
  definition: ListDefinition<Rec>;
  records: readonly Rec[];
  filters: ColumnFilters;
  scope: Within<Rec>;
}): Work<FiltersOfOtherProjects> {
  return yield* filtersOfOtherProjects(definition, yield* recordsWithin(records, scope), filters);
}
