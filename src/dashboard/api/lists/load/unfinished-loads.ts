import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ListLoad } from './list-load.ts';

type AnyRecord = { id: number };
/** The loads of a list: by project where it is asked for each project in turn, else one under null. */
type Loads<Rec extends AnyRecord> = Map<number | null, ListLoad<Rec>>;

/** An unfinished load is continued within this time; later the list is loaded from its beginning. */
const RESUMABLE_MS = 300_000;

/** The unfinished loads of lists, for as long as the list is in the cache. */
const unfinished = new WeakMap<object, Loads<AnyRecord>>();
/** Lists of more than `MOST_UNASKED` records that the reader agreed to load, by the hash of their key. */
const agreements = new WeakMap<QueryClient, Set<string>>();

/** The unfinished loads of a list; none where it is finished or not begun. */
export function unfinishedLoads<Rec extends AnyRecord>(client: QueryClient, queryKey: QueryKey): Loads<Rec> {
  const query = queryOf(client, queryKey);
  return ((query && unfinished.get(query)) ?? new Map()) as Loads<Rec>;
}

/** The same without those that are too old to be continued. */
export function resumableLoads<Rec extends AnyRecord>(client: QueryClient, queryKey: QueryKey): Loads<Rec> {
  const loads = [...unfinishedLoads<Rec>(client, queryKey)];
  return new Map(loads.filter(([, load]) => Date.now() - load.lastPageMs <= RESUMABLE_MS));
}

/** Null removes them. */
export function setUnfinishedLoads(client: QueryClient, queryKey: QueryKey, loads: Loads<AnyRecord> | null): void {
  const query = queryOf(client, queryKey);
  if (query === undefined) return;
  if (loads === null) unfinished.delete(query);
  else unfinished.set(query, loads);
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
