import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CollectionName, ListedOf } from '#contract/collections.ts';
import type { WireFilters } from '#dashboard/api/client/wire-filters.ts';
import { readAll, stopLoading } from '#dashboard/api/whole/list-options.ts';
import { useWholeLists } from '#dashboard/api/whole/use-whole-lists.ts';
import { missingFrom, MOST_UNASKED } from '#dashboard/api/whole/whole-list.ts';
import type { Requests } from '#dashboard/taxa/season/model/season-requests.ts';
import { useUnchanged } from '#dashboard/work/use-unchanged.ts';

const NOT_KNOWN = { wires: null, expected: 0 };

/** Several lists of a collection as one, and what of it is loaded. */
export interface JoinedLists<Rec> {
  /** none where `mustAsk` says that there are too many */
  records: readonly Rec[];
  read: number;
  count: number;
  /** every record that the service has is loaded, as far as it sends them */
  isWhole: boolean;
  /** some are loaded, and not only the first of too many */
  isUsable: boolean;
  /** requests are under way or waiting */
  isLoading: boolean;
  error: Error | null;
  /** how many there are, where they are read only after the reader agrees */
  mustAsk: number | null;
  isStopped: boolean;
  /** how many did not come, and how many have another form than the interface says */
  missing: number;
  rejected: number;
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
  const long = queries.filter(({ data }) => data?.tooMany === true);
  const lists = useUnchanged(queries.map(({ data }) => data?.records));
  const isUsable = wires !== null && !isTooLong && long.length === 0 && queries.every(({ data }) => data !== undefined);
  const records = useMemo(() => joined(isUsable ? lists : []), [isUsable, lists]);
  const sum = (valueOf: (data: NonNullable<(typeof queries)[number]['data']>) => number) =>
    queries.reduce((all, { data }) => all + (data === undefined ? 0 : valueOf(data)), 0);
  const ofLong = long.reduce((all, { data }) => all + (data?.count ?? 0), 0);
  return {
    records,
    read: sum(({ read }) => read),
    count: sum(({ count }) => count),
    isWhole: isUsable && queries.every(({ data }) => data?.complete === true),
    isUsable,
    isLoading: queries.some(({ data, isFetching }) => isFetching && data?.complete !== true),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    mustAsk: isTooLong ? expected : ofLong || null,
    isStopped: queries.some(({ data }) => data?.stopped === true),
    missing: sum((data) => (data.complete ? missingFrom(data) : 0)),
    rejected: sum(({ rejected }) => rejected.length),
    projects: queries.reduce<number | null>((known, { data }) => known ?? data?.projects ?? null, null),
    readAll: () => {
      setAgreed(key);
      for (const wire of wires ?? []) void readAll(client, name, wire);
    },
    resume: () => {
      for (const { data, refetch } of queries) if (data?.complete !== true) void refetch();
    },
    stop: () => {
      for (const wire of asked) void stopLoading(client, name, wire);
    },
  };
}

function joined<Rec>(lists: readonly (readonly Rec[] | undefined)[]): readonly Rec[] {
  const [first = [], ...more] = lists;
  return more.length === 0 ? first : lists.flatMap((list) => list ?? []);
}
