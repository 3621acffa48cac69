/** One field of an `ordering` parameter; a leading `-` on the wire means descending (spec 4.2). */
export interface OrderingTerm {
  field: string;
  descending: boolean;
}

/** The parameters of a list request (spec 4.2), with filters by their wire names (4.4). */
export interface ListQuery {
  limit?: number;
  /** zero-based index of the first record */
  offset?: number;
  ordering?: readonly OrderingTerm[];
  filters?: Readonly<Record<string, string | number>>;
  /** the fields to send of each record; none: whole records. Only for services that take it (`List-Parameters`) */
  fields?: readonly string[];
  /** the records to list; only for services that take it */
  ids?: readonly number[];
}

/** Parses `-captures_count,name`; empty parts are ignored. */
export function parseOrdering(text: string): OrderingTerm[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-')
    .map((part) =>
      part.startsWith('-') ? { field: part.slice(1), descending: true } : { field: part, descending: false },
    );
}

/** The inverse of `parseOrdering`. */
export function formatOrdering(terms: readonly OrderingTerm[]): string {
  return terms.map((term) => (term.descending ? `-${term.field}` : term.field)).join(',');
}

/** A list query as a query string without `?`; unset parameters are omitted. */
export function formatListQuery(query: ListQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query.filters ?? {})) parameters.set(name, String(value));
  if (query.ids !== undefined) parameters.set('ids', query.ids.join(','));
  if (query.fields !== undefined && query.fields.length > 0) parameters.set('fields', query.fields.join(','));
  if (query.ordering !== undefined && query.ordering.length > 0)
    parameters.set('ordering', formatOrdering(query.ordering));
  if (query.limit !== undefined) parameters.set('limit', String(query.limit));
  if (query.offset !== undefined && query.offset > 0) parameters.set('offset', String(query.offset));
  return parameters.toString();
}

/**
 * Parses the parameters of an address of the interface. Generated links are written `?format=api?deployment=5`, with a
 * second question mark (spec 4.4): a question mark before `name=` separates parameters like `&`; any other is text.
 */
export function parseParameters(address: string): URLSearchParams {
  const start = address.indexOf('?');
  if (start === -1) return new URLSearchParams();
  return new URLSearchParams(address.slice(start + 1).replaceAll(/\?(?=[a-z_]+=)/g, '&'));
}
