import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { collections, type CollectionName } from '#contract/lists/collections.ts';
import { connectionNow } from '#dashboard/api/status/connection.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import { withDefaultFilters } from '#dashboard/api/http/default-filters.ts';
import { storedList, storeList, type StoredList } from './stored-lists.ts';
import type { WholeList } from './whole-list.ts';

/** A browser whose database does not answer by then is asked no longer, ms. */
const DATABASE_MS = 3_000;

/** A long list of another service as this browser kept it at an earlier visit; null where it did not. */
export async function fromEarlierVisit<Rec>(name: CollectionName, queryKey: QueryKey): Promise<StoredList<Rec> | null> {
  if (!isOtherService()) return null;
  const none = new Promise<null>((resolve) => {
    setTimeout(resolve, DATABASE_MS, null);
  });
  return Promise.race([none, storedList<Rec>(pathOf(name), queryKey)]);
}

/** Keeps a complete list of another service in this browser. */
export function storeForNextVisit(name: CollectionName, queryKey: QueryKey, list: WholeList<unknown>): void {
  if (!isOtherService() || connectionNow() === 'lost') return;
  void storeList(pathOf(name), queryKey, { list, readAtMs: Date.now() });
}

/** Shows a list of an earlier visit, with the time at which it was read. */
export function showStored<Rec>(client: QueryClient, queryKey: QueryKey, { list, readAtMs }: StoredList<Rec>): void {
  client.setQueryData(queryKey, list, { updatedAt: readAtMs });
  // Where the query ends with it, that sets the time to now.
  notifyManager.schedule(() => {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query?.state.data === list) query.setState({ dataUpdatedAt: readAtMs });
  });
}

/** With what asks for records that default filters leave out. */
function pathOf(name: CollectionName): string {
  return withDefaultFilters(`${collections[name].path}/`);
}
