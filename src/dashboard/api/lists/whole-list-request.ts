import { collections, type CollectionName } from '#contract/lists/collections.ts';
import { captureReader, LISTED_CAPTURE_FIELDS } from '#contract/records/capture.ts';
import { LISTED_EVENT_FIELDS, listedEventReader } from '#contract/records/event.ts';
import { formatListQuery, type ListQuery, type OrderingTerm } from '#contract/lists/list-query.ts';
import { jobReader, LISTED_JOB_FIELDS } from '#contract/records/job.ts';
import { LISTED_OCCURRENCE_FIELDS, listedOccurrenceReader } from '#contract/records/occurrence.ts';
import { LISTED_TAXON_FIELDS, taxonReader } from '#contract/records/taxon.ts';

/** The first page of a list that grows every night, and a size that any service accepts. */
export const FIRST_PAGE = 100;
/** The first page of the other lists, most of which fit: a second request takes longer than more records. */
const FIRST_PAGE_OF_FEW = 500;
const GROWING: ReadonlySet<CollectionName> = new Set(['events', 'captures', 'occurrences']);

/** How many records the first request for a whole list asks for. */
export function firstPageSize(name: CollectionName): number {
  return GROWING.has(name) ? FIRST_PAGE : FIRST_PAGE_OF_FEW;
}

/**
 * The first request for a whole list, below `/api/v2/`. A pure function, since the document begins the request before the
 * dashboard's scripts run.
 *
 * @param filters as they are on the wire, sorted by name
 *
 * @param takesFields whether the service takes `fields`
 */
export function firstPageAddress(
  name: CollectionName,
  filters: Readonly<Record<string, string>>,
  takesFields: boolean,
): string {
  return listAddress(name, { filters, ordering: [walkOrdering(name)], limit: firstPageSize(name) }, takesFields);
}

/** A request for a page of a list, below `/api/v2/`: for the fields that lists show, where the service takes `fields`. */
export function listAddress(name: CollectionName, query: ListQuery, takesFields: boolean): string {
  const fields = takesFields ? listedFields(name) : [];
  return `${collections[name].path}/?${formatListQuery({ fields, ...query })}`;
}

/** The collections whose records have large parts that lists do not show, with the fields that these ask for. */
const LISTED = {
  events: { fields: LISTED_EVENT_FIELDS, reader: listedEventReader },
  occurrences: { fields: LISTED_OCCURRENCE_FIELDS, reader: listedOccurrenceReader },
  taxa: { fields: LISTED_TAXON_FIELDS, reader: taxonReader },
  captures: { fields: LISTED_CAPTURE_FIELDS, reader: captureReader },
  jobs: { fields: LISTED_JOB_FIELDS, reader: jobReader },
} as const;

/** The fields that lists ask for; none: whole records. */
export function listedFields(name: CollectionName): readonly string[] {
  return isListed(name) ? LISTED[name].fields : [];
}

/** Reads a record with these fields. */
export function listedReader(name: CollectionName) {
  return isListed(name) ? LISTED[name].reader : collections[name].reader;
}

function isListed(name: CollectionName): name is keyof typeof LISTED {
  return Object.hasOwn(LISTED, name);
}

/**
 * By unique values where the list has such an ordering, since services break ties arbitrarily (spec 4.2 does not define
 * the default ordering).
 */
export function walkOrdering(name: CollectionName): OrderingTerm {
  const orderings: readonly string[] = collections[name].orderings;
  const field = ['created_at', 'timestamp'].find((one) => orderings.includes(one)) ?? 'id';
  return { field, descending: false };
}
