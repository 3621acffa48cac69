import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CollectionName } from '#contract/lists/collections.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';

/** Rows that a page makes of records that it loads itself. */
export interface MadeRows<Rec> {
  /** memoised; null before the first are made */
  rows: readonly Rec[] | null;
  /** of what part of the records they are made, in words; null: of all */
  part: string | null;
  /** false while newer records or other choices are worked on: these rows are of before, and may not show what there is now */
  isCurrent: boolean;
  /** records are being loaded */
  isFetching: boolean;
  /** when the records were loaded, in ms since 1970 */
  loadedAtMs: number;
}

interface ListQueryOptions<Rec> {
  wire: Readonly<Record<string, string | number | null | undefined>>;
  /** in place of the collection, of which nothing is loaded then */
  made: MadeRows<Rec> | undefined;
  enabled: boolean;
}

/** The records of a list, as far as they are loaded: of its collection, or those that the page made. */
export function useListQuery<Rec>(name: CollectionName, { wire, made, enabled }: ListQueryOptions<Rec>) {
  // The type parameter is the collection's record; TypeScript cannot infer that from the name.
  const query = useWholeList(name, wire, { enabled, needsAll: false }) as unknown as UseQueryResult<WholeList<Rec>>;
  const rows = made?.rows ?? null;
  const list = useMemo(() => (rows === null ? undefined : listOfRows(rows)), [rows]);
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  const retry = () => void refetch();
  if (made === undefined) {
    return { data, error, isFetching, dataUpdatedAt, retry, whole: data?.complete === true, part: null };
  }
  const { part, isCurrent, loadedAtMs } = made;
  const whole = list !== undefined && part === null && isCurrent;
  return { data: list, error: null, isFetching: made.isFetching, dataUpdatedAt: loadedAtMs, retry, whole, part };
}

export function listOfRows<Rec>(records: readonly Rec[]): WholeList<Rec> {
  const { length: count } = records;
  return {
    records,
    rejected: [],
    deviations: [],
    count,
    counted: count,
    openEnded: false,
    endless: false,
    read: count,
    repeated: 0,
    outside: 0,
    complete: true,
    recordsPerSecond: null,
    readMs: 0,
    tooMany: false,
    held: false,
    stopped: false,
    projects: null,
    isProjectChecked: true,
  };
}
