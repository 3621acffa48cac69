import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ListLoad } from './list-load.ts';

type AnyRecord = { id: number };

/** An unfinished load is continued within this time; later the list is loaded from its beginning. */
const RESUMABLE_MS = 300_000;

/** The unfinished loads of lists, for as long as the list is in the cache. */
const loads = new WeakMap<object, ListLoad<AnyRecord>>();
/** Lists of more than `MOST_UNASKED` records that the reader agreed to load, by the hash of their key. */
const agreements = new WeakMap<QueryClient, Set<string>>();

/** The unfinished load of a list, or null. */
export function unfinishedLoad<Rec extends AnyRecord>(client: QueryClient, queryKey: QueryKey): ListLoad<Rec> | null {
  const query = queryOf(client, queryKey);
  return ((query && loads.get(query)) ?? null) as ListLoad<Rec> | null;
}

/** The same, unless it is too old to be continued. */
export function resumableLoad<Rec extends AnyRecord>(client: QueryClient, queryKey: QueryKey): ListLoad<Rec> | null {
  const load = unfinishedLoad<Rec>(client, queryKey);
  return load === null || Date.now() - load.lastPageMs > RESUMABLE_MS ? null : load;
}

/** Null removes it. */
export function setUnfinishedLoad(client: QueryClient, queryKey: QueryKey, load: ListLoad<AnyRecord> | null): void {
  const query = queryOf(client, queryKey);
  if (query === undefined) return;
  if (load === null) loads.delete(query);
  else loads.set(query, load);
}

/** Allows to load a long list, for the lifetime of the tab. */
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
