import { useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CollectionName, ListedOf } from '#contract/lists/collections.ts';
import type { WireFilters } from '#dashboard/api/http/wire-filters.ts';
import { readAll, stopLoading } from '#dashboard/api/lists/list-options.ts';
import { useWholeLists } from '#dashboard/api/lists/use-whole-lists.ts';
import { missingFrom, MOST_UNASKED, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import type { Shortfall } from './shortfall.ts';
import { useUnchanged } from '#dashboard/work/use-unchanged.ts';

/** The filters of some lists, and how many records these have together, as far as other records say it. */
export interface Requests<Wire> {
  wires: readonly Wire[];
  expected: number;
}

const NOT_KNOWN = { wires: null, expected: 0 };
const NO_RECORDS: readonly never[] = [];

/**
 * The records that a page computes from, with what is known of how complete they are. Pages that compute read lists in this
 * form alone, so that none has the records without it; `ListLoaded` says it.
 */
export interface JoinedLists<Rec> extends Shortfall {
  /** none where `mustAsk` says that there are too many */
  records: readonly Rec[];
  read: number;
  count: number;
  /** every page is read */
  isWhole: boolean;
  /** and every record came, could be read, and is one that was asked for */
  isFull: boolean;
  /** some are loaded, and not only the first of too many */
  isUsable: boolean;
  /** requests are under way or waiting */
  isLoading: boolean;
  error: Error | null;
  /** how many there are, where they are read only after the reader agrees */
  mustAsk: number | null;
  isStopped: boolean;
  /** how many projects were asked one after the other; null: all at once */
  projects: number | null;
  readAll: () => void;
  resume: () => void;
  stop: () => void;
}

/**
 * The lists of a collection for several filters as one. More than 50,000 records are read only after the reader agrees, also
 * where no single list has so many.
 *
 * @param requests null: not known yet
 */
export function useJoinedLists<Name extends CollectionName>(
  name: Name,
  requests: Requests<WireFilters<Name>> | null,
): JoinedLists<ListedOf<Name>> {
  const client = useQueryClient();
  const { wires, expected } = requests ?? NOT_KNOWN;
  const [agreed, setAgreed] = useState('');
  const key = JSON.stringify(wires);
  const isTooLong = wires !== null && wires.length > 1 && expected > MOST_UNASKED && agreed !== key;
  const asked = wires === null || isTooLong ? [] : wires;
  const queries = useWholeLists(name, asked);
  const lists = useUnchanged(queries.map(({ data }) => data?.records));
  const known = loadedOf(client, { name, wires: asked, queries });
  const isUsable = wires !== null && !isTooLong && known.isUsable;
  const records = useMemo(() => joined(isUsable ? lists : []), [isUsable, lists]);
  return {
    ...known,
    records,
    isWhole: isUsable && known.isWhole,
    isFull: isUsable && known.isFull,
    isUsable,
    mustAsk: isTooLong ? expected : known.mustAsk,
    readAll: () => {
      setAgreed(key);
      for (const wire of wires ?? []) void readAll(client, name, wire);
    },
  };
}

/** Several lists of a collection, each for itself. */
export function useSeparateLists<Name extends CollectionName>(
  name: Name,
  wires: readonly WireFilters<Name>[],
): JoinedLists<ListedOf<Name>>[] {
  const client = useQueryClient();
  const queries = useWholeLists(name, wires);
  return wires.map((wire, index) => {
    const of = { name, wires: [wire], queries: queries.slice(index, index + 1) };
    const { records, ...known } = loadedOf(client, of);
    return { ...known, records: known.isUsable ? records : NO_RECORDS };
  });
}

interface Asked<Name extends CollectionName> {
  name: Name;
  wires: readonly WireFilters<Name>[];
  queries: readonly UseQueryResult<WholeList<ListedOf<Name>>>[];
}

/** What is known of some lists; the records are those of the first. */
function loadedOf<Name extends CollectionName>(
  client: QueryClient,
  { name, wires, queries }: Asked<Name>,
): JoinedLists<ListedOf<Name>> {
  const lists = queries.flatMap(({ data }) => data ?? []);
  const long = lists.filter(({ tooMany }) => tooMany);
  const sum = (of: (list: WholeList<unknown>) => number) => lists.reduce((all, list) => all + of(list), 0);
  const isUsable = long.length === 0 && lists.length === queries.length;
  const isWhole = isUsable && lists.every(({ complete }) => complete);
  const missing = sum((list) => (list.complete ? missingFrom(list) : 0));
  const rejected = sum((list) => list.rejected.length);
  const isProjectChecked = lists.every((list) => list.isProjectChecked);
  const unread = () => queries.filter(({ data }) => data?.complete !== true);
  return {
    records: lists[0]?.records ?? NO_RECORDS,
    read: sum(({ read }) => read),
    count: sum(({ count }) => count),
    isWhole,
    isFull: isWhole && missing === 0 && rejected === 0 && isProjectChecked,
    isUsable,
    isLoading: queries.some(({ data, isFetching }) => isFetching && data?.complete !== true),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    mustAsk: long.reduce((all, { count }) => all + count, 0) || null,
    isStopped: lists.some(({ stopped }) => stopped),
    missing,
    rejected,
    outside: sum((list) => (list.complete ? list.outside : 0)),
    isProjectChecked,
    projects: lists.reduce<number | null>((some, { projects }) => some ?? projects, null),
    readAll: () => {
      for (const wire of wires) void readAll(client, name, wire);
    },
    resume: () => {
      for (const { refetch } of unread()) void refetch();
    },
    reload: () => {
      for (const { refetch } of queries) void refetch();
    },
    stop: () => {
      for (const wire of wires) void stopLoading(client, name, wire);
    },
  };
}

function joined<Rec>(lists: readonly (readonly Rec[] | undefined)[]): readonly Rec[] {
  const [first = [], ...more] = lists;
  return more.length === 0 ? first : lists.flatMap((list) => list ?? []);
}
