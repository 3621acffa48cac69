import { useEffect, useState } from 'react';
import type { OrderingTerm } from '#contract/lists/list-query.ts';
import { FURTHER_ROWS, rowsInSight } from '#dashboard/api/ordered/rows-in-sight.ts';
import { noteRowsShown } from '#dashboard/api/http/first-rows.ts';
import { writtenFilters } from '#dashboard/api/http/wire-filters.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import { useOrderedPage } from '#dashboard/api/ordered/use-ordered-page.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { servedField, type ListDefinition } from '#dashboard/list/model/list-definition.ts';

/**
 * What the rows are for: `page`, a list page, whose rows in sight are asked for before anything else · `part`, a part of
 * another page, where they are asked for if the first page of the list is not all · `none`, only what is made of all
 * records is shown.
 */
export type RowsFor = 'page' | 'part' | 'none';

interface ServedRowsQuery<Rec> {
  definition: ListDefinition<Rec>;
  wire: Readonly<Record<string, string | number | null | undefined>>;
  ordering: readonly OrderingTerm[];
  rowsFor: RowsFor;
  /** the first page of the whole list has come */
  isBegun: boolean;
  enabled: boolean;
}

/**
 * The first rows of a list as the service sorts it, by one column. On the page of a list they come first: of another
 * service, whose records may take 20 ms each, those in sight before anything else; of our own, which sends 500 as fast as
 * 25, those of a long list, beside the list itself. Elsewhere they are asked for where the first page is not all.
 */
export function useServedRows<Rec>(query: ServedRowsQuery<Rec>) {
  const { definition, wire, ordering, rowsFor, isBegun, enabled: isWanted } = query;
  const isOfOther = rowsFor === 'page' && isOtherService();
  const enabled = isWanted && (isBegun || isOfOther || (rowsFor === 'page' && definition.long === true));
  const served = servedTerms(definition, ordering);
  const isServed = served.length > 0;
  const asked = JSON.stringify([writtenFilters(wire), served]);
  const [first] = useState(() => (isOfOther ? rowsInSight(window.innerHeight, definition.rowHeight) : FURTHER_ROWS));
  const [{ limit, of }, setWanted] = useState({ limit: first, of: asked });
  if (of !== asked) setWanted({ limit: first, of: asked });
  const answer = useOrderedPage(
    definition.collection,
    {
      filters: wire,
      ordering: served,
      limit,
      isFirst: isOfOther && limit === first,
      ...(isOfOther && { compareTexts: compareNames }),
    },
    { enabled: enabled && isServed },
  );
  const rows = answer.page?.records as readonly Rec[] | undefined;
  const isInOrder = isServed && ['proven', 'checking'].includes(answer.verdict) && rows !== undefined;
  const asking = enabled && isServed && answer.verdict === 'asking' && answer.error === null;
  // Where they are in order the page notes when it has drawn them.
  const comeToNothing = !asking && !isInOrder;
  useEffect(() => {
    if (comeToNothing) noteRowsShown();
  }, [comeToNothing]);
  return {
    /** in order; null where the service does not sort by the column */
    rows: isInOrder ? rows : null,
    count: answer.page === null ? null : Math.max(answer.page.count, answer.page.came),
    readAtMs: answer.readAtMs,
    /** the service does not sort by the column, or is not asked for rows */
    isUnknown: comeToNothing,
    asking,
    /** `isLong`: they are all that is read of the list */
    showMore: (isLong: boolean) => {
      if ((isLong || isOfOther) && isInOrder && answer.page?.hasMore === true && !answer.isFetching)
        setWanted({ limit: limit + FURTHER_ROWS, of: asked });
    },
  };
}

/** The ordering as the service knows it; none where it does not, and for several columns, which cannot be proven. */
function servedTerms<Rec>(
  { columns, collection }: ListDefinition<Rec>,
  [term, ...more]: readonly OrderingTerm[],
): OrderingTerm[] {
  const column = columns.find(({ field }) => field === term?.field);
  const field = column === undefined || more.length > 0 ? null : servedField(collection, column);
  return field === null ? [] : [{ field, descending: term?.descending === true }];
}
