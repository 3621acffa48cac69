import type { QueryClient } from '@tanstack/react-query';
import type { CollectionName } from '#contract/lists/collections.ts';
import type { DeviationKind } from '#contract/reading/deviations.ts';
import { collectionOfKey, wholeListFilters } from '#dashboard/api/query-keys.ts';
import type { WholeList } from './whole-list.ts';

/** A field that differs from the interface, in a record that is left out, or in one or more that are read. */
export interface ReadFault {
  collection: CollectionName;
  /** the record's own id, or that of an example; null where it has none */
  recordId: number | null;
  /** path within the record: "project.id"; "record" for the whole record */
  field: string;
  /** how it differs; `leftOut`: so that the record cannot be read */
  kind: DeviationKind | 'leftOut';
  /** the value in that record; of a record that is left out, what is wrong, in English */
  value: string;
}

/** A collection that was loaded in this tab. */
export interface ReadCollection {
  collection: CollectionName;
  /** records loaded, valid or not */
  read: number;
}

/**
 * How the cached lists differ from the interface, and their collections: every record that is left out, then each field
 * that differs in some records, with one example.
 */
export function readFaults(client: QueryClient): {
  faults: readonly ReadFault[];
  collections: readonly ReadCollection[];
} {
  const leftOut = new Map<string, ReadFault>();
  const deviations = new Map<string, ReadFault>();
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
        const fault = { collection, recordId: id, field, kind: 'leftOut', value: rest.join(': ') } as const;
        leftOut.set(`${collection} ${id} ${line}`, fault);
      }
    }
    for (const { field, kind, recordId, example } of list.deviations) {
      const key = `${collection} ${field} ${kind}`;
      if (!deviations.has(key)) deviations.set(key, { collection, recordId, field, kind, value: example });
    }
  }
  return { faults: [...leftOut.values(), ...deviations.values()], collections: [...read.values()] };
}
