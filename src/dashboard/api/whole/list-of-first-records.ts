import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { CollectionName, ListedOf } from '#contract/collections.ts';
import { STALE_MS } from '#dashboard/api/client/stale-ms.ts';
import { orderedFilters, queryKeys } from '#dashboard/api/query-keys.ts';
import type { FirstRecords } from './first-records.ts';
import { ListLoad } from './list-load.ts';
import type { WholeList } from './whole-list.ts';

/** The whole list from its first rows, where these are all records: then nothing more is asked. Null where there are more. */
export function listOfFirstRecords<Name extends CollectionName>(
  client: QueryClient,
  name: Name,
  filters: Readonly<Record<string, string>>,
): WholeList<ListedOf<Name>> | null {
  const pages = client.getQueryCache().findAll({ queryKey: queryKeys.orderedPages(name, { filters }) });
  const first = pages
    // A key without filters is a prefix of every key.
    .filter(({ queryKey }) => hashKey([orderedFilters(queryKey)]) === hashKey([filters]))
    .flatMap(({ state }) => (state.data as FirstRecords<ListedOf<Name>> | null | undefined) ?? [])
    .find(isWhole);
  if (first === undefined) return null;
  const { count, deviations, came } = first;
  const [records, rejected] = [[...first.records], [...first.rejected]];
  const load = new ListLoad<ListedOf<Name>>(filters);
  load.startRun();
  load.begin({ records, rejected, deviations, count, hasNext: false, tookMs: 0 }, came);
  return load.checkEnd() ? null : load.list({ ended: true, complete: true });
}

function isWhole({ hasMore, sound, readAtMs }: FirstRecords<unknown>): boolean {
  return sound && !hasMore && Date.now() - readAtMs < STALE_MS;
}
