import { collections, type CollectionName } from './collections.ts';
import { LISTED_EVENT_FIELDS, listedEvent } from './event.ts';
import { formatListQuery, type ListQuery } from './list-query.ts';

/** The number of records of the first page. */
export const FIRST_PAGE = 100;

/**
 * The first request for a whole list, below `/api/v2/`. A pure function, so that a document can begin the request before
 * the dashboard's scripts run.
 *
 * @param filters as they are on the wire
 *
 * @param takesFields whether the service takes `fields`
 */
export function firstPageAddress(
  name: CollectionName,
  filters: Readonly<Record<string, string>>,
  takesFields: boolean,
): string {
  return listAddress(name, { filters, ordering: [walkOrdering(name)], limit: FIRST_PAGE }, takesFields);
}

/** A request for a page of a list, below `/api/v2/`: for the fields that lists show, where the service takes `fields`. */
export function listAddress(name: CollectionName, query: ListQuery, takesFields: boolean): string {
  const fields = takesFields ? listedFields(name) : [];
  return `${collections[name].path}/?${formatListQuery({ fields, ...query })}`;
}

/** The fields that lists ask for; none: whole records. Only the records of events have large parts that lists do not show. */
export function listedFields(name: CollectionName): readonly string[] {
  return name === 'events' ? LISTED_EVENT_FIELDS : [];
}

/** The schema of a record with these fields. */
export function listedRecord(name: CollectionName) {
  return name === 'events' ? listedEvent : collections[name].record;
}

/**
 * By unique values where the list has such an ordering, since services break ties arbitrarily (spec 4.2 does not define
 * the default ordering).
 */
export function walkOrdering(name: CollectionName) {
  const orderings: readonly string[] = collections[name].orderings;
  const field = ['created_at', 'timestamp'].find((one) => orderings.includes(one)) ?? 'id';
  return { field, descending: false };
}
