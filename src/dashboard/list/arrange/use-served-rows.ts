import { useState } from 'react';
import type { OrderingTerm } from '#contract/list-query.ts';
import { SORTED_ROWS } from '#contract/sorted-page.ts';
import { useOrderedPage } from '#dashboard/api/ordered/use-ordered-page.ts';
import { servedField, type ListDefinition } from '#dashboard/list/list-definition.ts';

interface ServedRowsQuery<Rec> {
  definition: ListDefinition<Rec>;
  wire: Readonly<Record<string, string | number | null | undefined>>;
  ordering: readonly OrderingTerm[];
  enabled: boolean;
}

/** The first rows of a list as the service sorts it, by one column. Server-side sorting is used only once verified. */
export function useServedRows<Rec>({ definition, wire, ordering, enabled }: ServedRowsQuery<Rec>) {
  const [term, ...more] = ordering;
  const column = definition.columns.find(({ field }) => field === term?.field);
  const field = column === undefined || more.length > 0 ? null : servedField(definition.collection, column);
  const asked = JSON.stringify([wire, field, term?.descending]);
  const [{ limit, of }, setWanted] = useState({ limit: SORTED_ROWS, of: asked });
  if (of !== asked) setWanted({ limit: SORTED_ROWS, of: asked });
  const served = useOrderedPage(
    definition.collection,
    {
      filters: wire,
      ordering: field === null ? [] : [{ field, descending: term?.descending === true }],
      limit,
    },
    { enabled: enabled && field !== null },
  );
  const rows = served.page?.records as readonly Rec[] | undefined;
  const isProven = field !== null && served.verdict === 'proven' && rows !== undefined;
  return {
    /** null unless the service's sorting is verified */
    rows: isProven ? rows : null,
    count: served.page === null ? null : Math.max(served.page.count, served.page.came),
    readAtMs: served.readAtMs,
    asking: enabled && field !== null && served.verdict === 'asking' && served.error === null,
    showMore: () => {
      if (isProven && served.page?.hasMore === true && !served.isFetching)
        setWanted({ limit: limit + SORTED_ROWS, of: asked });
    },
  };
}
