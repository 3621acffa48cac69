import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { readAll, stopLoading } from '#dashboard/api/lists/list-options.ts';
import { joinedList } from '#dashboard/api/lists/joined-list.ts';
import { useWholeLists } from '#dashboard/api/lists/use-whole-lists.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import type { WireFilters } from '#dashboard/api/http/wire-filters.ts';
import { useUnchanged } from '#dashboard/work/use-unchanged.ts';

/** Occurrences as far as they are loaded, from one list or several. */
export interface OccurrencesLoaded {
  /** of all lists together; undefined before the first page of each */
  list: WholeList<ListedOccurrence> | undefined;
  /** why a list could not be loaded; null also after a cancel */
  error: Error | null;
  isFetching: boolean;
  /** the reader stopped it before the first page */
  isStopped: boolean;
  /** when the last list came, in ms since 1970; 0 where none did */
  loadedAtMs: number;
  /** loads again, or continues where loading stopped */
  retry: () => void;
  /** agrees to load lists of more than 50,000 */
  loadAll: () => void;
  cancel: () => void;
}

/**
 * The occurrences of one list or of several that have none in common.
 *
 * @param filters of each list; memoised
 * @param options enabled: false loads nothing
 */
export function useOccurrences(
  filters: readonly WireFilters<'occurrences'>[],
  { enabled = true }: { enabled?: boolean } = {},
): OccurrencesLoaded {
  const client = useQueryClient();
  const queries = useWholeLists('occurrences', filters, { enabled });
  const lists = useUnchanged(queries.map(({ data }) => data));
  const list = useMemo(() => listOfAll(lists), [lists]);
  const isFetching = queries.some((query) => query.isFetching);
  const failed = queries.find(({ error, isFetching: again }) => !again && isFailure(error));
  const unread = queries.flatMap(({ data, error }, index) => {
    const each = filters[index];
    return each !== undefined && (data?.complete !== true || error !== null) ? [{ each, index, data }] : [];
  });
  return {
    list,
    error: failed?.error ?? null,
    isFetching,
    isStopped: enabled && filters.length > 0 && list === undefined && !isFetching && failed === undefined,
    loadedAtMs: queries.reduce((latest, { dataUpdatedAt }) => Math.max(latest, dataUpdatedAt), 0),
    retry: () => {
      // Where all came, some may be missing.
      const again = unread.length === 0 ? queries : unread.flatMap(({ index }) => queries[index] ?? []);
      for (const query of again) void query.refetch();
    },
    loadAll: () => {
      for (const { each, data } of unread) if (data?.tooMany === true) void readAll(client, 'occurrences', each);
    },
    cancel: () => {
      for (const { each } of unread) void stopLoading(client, 'occurrences', each);
    },
  };
}

function isFailure(error: Error | null): boolean {
  return error !== null && !(error instanceof CancelledError);
}

/** Several lists as one; undefined until each has begun. Of no list, all are here. */
function listOfAll(
  lists: readonly (WholeList<ListedOccurrence> | undefined)[],
): WholeList<ListedOccurrence> | undefined {
  const begun = lists.filter((list) => list !== undefined);
  if (begun.length < lists.length) return undefined;
  return begun.length === 1 ? begun[0] : joinedList(begun);
}
