import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Reading } from './reading.ts';

type AnyRecord = { id: number };

/** What was read of a list is gone on with for that long; then a list is read anew. */
const RESUMABLE_MS = 300_000;

/** What came of lists that are not read to their end, for as long as the cache knows the list. */
const readings = new WeakMap<object, Reading<AnyRecord>>();
/** Lists of more than `MOST_UNASKED` records that the viewer agreed to read, by the hash of their key. */
const agreements = new WeakMap<QueryClient, Set<string>>();

/** The reading of a list that has not come to its end, or null. */
export function keptReading<Rec extends AnyRecord>(client: QueryClient, queryKey: QueryKey): Reading<Rec> | null {
  const query = queryOf(client, queryKey);
  return ((query && readings.get(query)) ?? null) as Reading<Rec> | null;
}

/** The same, where its pages are young enough to be added to. */
export function resumableReading<Rec extends AnyRecord>(client: QueryClient, queryKey: QueryKey): Reading<Rec> | null {
  const reading = keptReading<Rec>(client, queryKey);
  return reading === null || Date.now() - reading.lastPageMs > RESUMABLE_MS ? null : reading;
}

/** Null forgets it. */
export function keepReading(client: QueryClient, queryKey: QueryKey, reading: Reading<AnyRecord> | null): void {
  const query = queryOf(client, queryKey);
  if (query === undefined) return;
  if (reading === null) readings.delete(query);
  else readings.set(query, reading);
}

/** Remembers, for as long as the tab lives, that a long list may be read. */
export function agreeToRead(client: QueryClient, queryKey: QueryKey): void {
  const agreed = agreements.get(client) ?? new Set();
  agreements.set(client, agreed.add(hashKey(queryKey)));
}

export function isAgreedTo(client: QueryClient, queryKey: QueryKey): boolean {
  return agreements.get(client)?.has(hashKey(queryKey)) === true;
}

function queryOf(client: QueryClient, queryKey: QueryKey): Query | undefined {
  return client.getQueryCache().find({ queryKey, exact: true });
}
