import type { QueryClient } from '@tanstack/react-query';
import type { CollectionName } from '#contract/collections.ts';
import { collectionOfKey, wholeListFilters } from '#dashboard/api/query-keys.ts';
import type { WholeList } from '#dashboard/api/whole/whole-list.ts';

/** A field of a record that violates the contract. */
export interface ReadFault {
  collection: CollectionName;
  /** the record's own id; null where it has none */
  recordId: number | null;
  /** path within the record: "project.id"; "record" for the whole record */
  field: string;
  why: string;
}

/** A collection that was loaded in this tab. */
export interface ReadCollection {
  collection: CollectionName;
  /** records loaded, valid or not */
  read: number;
}

/** The contract violations in the cached lists, each once, and the collections of these lists. */
export function readFaults(client: QueryClient): {
  faults: readonly ReadFault[];
  collections: readonly ReadCollection[];
} {
  const faults = new Map<string, ReadFault>();
  const read = new Map<CollectionName, ReadCollection>();
  for (const { queryKey, state } of client.getQueryCache().findAll()) {
    const collection = collectionOfKey(queryKey);
    if (collection === null || wholeListFilters(queryKey) === null || state.data === undefined) continue;
    const list = state.data as WholeList<unknown>;
    const before = read.get(collection)?.read ?? 0;
    read.set(collection, { collection, read: Math.max(before, list.read) });
    for (const { id, faults: lines } of list.rejected) {
      for (const line of lines) {
        const [field = 'record', ...rest] = line.split(': ');
        const fault = { collection, recordId: id, field, why: rest.join(': ') };
        faults.set(`${collection} ${id} ${line}`, fault);
      }
    }
  }
  return { faults: [...faults.values()], collections: [...read.values()] };
}
