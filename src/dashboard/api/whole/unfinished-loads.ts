import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ListLoad } from './list-load.ts';

type AnyRecord = { id: number };

/** What was read of a list is gone on with for that long; then a list is read anew. */
const RESUMABLE_MS = 300_000;

/** What came of lists that are not read to their end, for as long as the cache knows the list. */
const loads = new WeakMap<object, ListLoad<AnyRecord>>();
/** Lists of more than `MOST_UNASKED` records that the viewer agreed to read, by the hash of their key. */
const agreements = new WeakMap<QueryClient, Set<string>>();

/** The load of a list that has not come to its end, or null. */
export function unfinishedLoad<Rec extends AnyRecord>(client: QueryClient, queryKey: QueryKey): ListLoad<Rec> | null {
  const query = queryOf(client, queryKey);
  return ((query && loads.get(query)) ?? null) as ListLoad<Rec> | null;
}

/** The same, where its pages are young enough to be added to. */
export function resumableLoad<Rec extends AnyRecord>(client: QueryClient, queryKey: QueryKey): ListLoad<Rec> | null {
  const load = unfinishedLoad<Rec>(client, queryKey);
  return load === null || Date.now() - load.lastPageMs > RESUMABLE_MS ? null : load;
}

/** Null forgets it. */
export function setUnfinishedLoad(client: QueryClient, queryKey: QueryKey, load: ListLoad<AnyRecord> | null): void {
  const query = queryOf(client, queryKey);
  if (query === undefined) return;
  if (load === null) loads.delete(query);
  else loads.set(query, load);
}

/** Remembers, for as long as the tab lives, that a long list may be read. */
export function allowLongList(client: QueryClient, queryKey: QueryKey): void {
  const agreed = agreements.get(client) ?? new Set();
  agreements.set(client, agreed.add(hashKey(queryKey)));
}

export function isLongListAllowed(client: QueryClient, queryKey: QueryKey): boolean {
  return agreements.get(client)?.has(hashKey(queryKey)) === true;
}

function queryOf(client: QueryClient, queryKey: QueryKey): Query | undefined {
  return client.getQueryCache().find({ queryKey, exact: true });
}
