import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { CollectionName, ListedOf } from '#contract/lists/collections.ts';
import { STALE_MS } from '#dashboard/api/http/stale-ms.ts';
import { orderedFilters, queryKeys } from '#dashboard/api/query-keys.ts';
import type { FirstRecords } from './first-records.ts';
import { ListLoad } from '#dashboard/api/lists/load/list-load.ts';
import { PageSize } from '#dashboard/api/lists/load/page-size.ts';
import { MOST_UNASKED, type WholeList } from './whole-list.ts';

/** A list that takes longer is read once something needs all of it, and kept for the next visit. */
export const AT_ONCE_MS = 5_000;

/** The rows in sight of a list, in any order, as they came in the last minute; null where they did not. */
export function firstRecordsOf<Name extends CollectionName>(
  client: QueryClient,
  name: Name,
  filters: Readonly<Record<string, string>>,
): FirstRecords<ListedOf<Name>> | null {
  const pages = client.getQueryCache().findAll({ queryKey: queryKeys.orderedPages(name, { filters }) });
  const first = pages
    // A key without filters is a prefix of every key.
    .filter(({ queryKey }) => hashKey([orderedFilters(queryKey)]) === hashKey([filters]))
    .flatMap(({ state }) => (state.data as FirstRecords<ListedOf<Name>> | null | undefined) ?? [])
    .find(({ sound, readAtMs }) => sound && Date.now() - readAtMs < STALE_MS);
  return first ?? null;
}

/**
 * The list as far as its first rows show it: whole where they are all, held where reading it takes more than 5 s at their
 * pace; null where it is to be read at once.
 */
export function listOfFirstRecords<Rec extends { id: number }>(
  first: FirstRecords<Rec>,
  filters: Readonly<Record<string, string>>,
): WholeList<Rec> | null {
  const { count, came, hasMore, tookMs, deviations } = first;
  const [records, rejected] = [[...first.records], [...first.rejected]];
  const load = new ListLoad<Rec>(filters);
  load.startRun();
  load.begin({ records, rejected, deviations, count, hasNext: hasMore, tookMs }, came);
  if (!hasMore) return load.checkEnd() ? null : load.list({ ended: true, complete: true });
  const pace = new PageSize();
  pace.expect(came, tookMs);
  const isLong = (pace.estimateMs(count) ?? 0) > AT_ONCE_MS;
  return isLong ? load.list({ ended: true, tooMany: true, held: count <= MOST_UNASKED }) : null;
}
