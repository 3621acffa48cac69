import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CollectionName, ListedOf } from '#contract/collections.ts';
import { formatOrdering, type OrderingTerm } from '#contract/list-query.ts';
import { OPPOSITE_ROWS } from '#contract/sorted-page.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { orderedListHash, queryKeys } from '#dashboard/api/query-keys.ts';
import { readFirstRecords, type FirstRecords, type FirstRecordsQuery } from '#dashboard/api/whole/first-records.ts';
import { orderingVerdict, rememberVerdict } from './ordering-verdicts.ts';
import type { FieldReader } from './ordered-field.ts';
import { isSorted, proveOrdering } from './prove-ordering.ts';
import { STALE_MS } from '#dashboard/api/client/stale-ms.ts';

/** The service's response to an ordering; null where it is not proven that the service sorts by the field. */
export type ProvenPage<Rec> = FirstRecords<Rec> | null;

export interface OrderedPageRequest<Name extends CollectionName> {
  name: Name;
  /** as they are on the wire */
  filters: Readonly<Record<string, string>>;
  term: OrderingTerm;
  limit: number;
  valueOf: FieldReader;
}

/** An invalid list (200) or a server error (500) is caused by the ordering, whatever the filters. */
const CAUSED_BY_ORDERING: ReadonlySet<number | null> = new Set([200, 500]);
/** Transient failures: they say nothing about the ordering. */
const TRANSIENT: ReadonlySet<number | null> = new Set([null, 429, 502, 503, 504]);

/**
 * The first records in the service's ordering, or null where that ordering is not proven. For the first request by a field
 * the opposite direction is fetched too, and both are compared; the verdict is cached for the field. Every response is
 * checked to be sorted. A service may also state that it does not know the field.
 */
export function orderedPageOptions<Name extends CollectionName>(request: OrderedPageRequest<Name>) {
  const { name, filters, term, limit } = request;
  const asked = { filters, ordering: formatOrdering([term]) };
  const queryKey = queryKeys.orderedPage(name, { ...asked, limit });
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<ProvenPage<ListedOf<Name>>> => {
      const known = orderingVerdict(client, name, term.field);
      const isRefresh = client.getQueryData(queryKey) !== undefined;
      const start = isRefresh
        ? undefined
        : longestCached<ListedOf<Name>>(client, queryKeys.orderedPages(name, asked), limit);
      try {
        const [first, opposite] = await Promise.all([
          readFurther({ ...request, signal, start }),
          known === 'proven' ? null : readFirstRecords({ ...request, ...oppositeOf(term), signal }),
        ]);
        return judged(client, request, first, opposite);
      } catch (error) {
        if (!(error instanceof ApiError) || TRANSIENT.has(error.status)) throw error;
        // 400: the service may allow it for fewer records, so only these filters are given up.
        if (CAUSED_BY_ORDERING.has(error.status)) rememberVerdict(client, name, term.field, 'refuted');
        return null;
      }
    },
    staleTime: STALE_MS,
    // More rows of the same list are appended to those shown; another ordering or filter starts empty.
    placeholderData: (earlier: ProvenPage<ListedOf<Name>> | undefined, query) =>
      query !== undefined && orderedListHash(query.queryKey) === orderedListHash(queryKey) ? earlier : undefined,
  });
}

function judged<Name extends CollectionName>(
  client: QueryClient,
  { name, term, valueOf }: OrderedPageRequest<Name>,
  first: FirstRecords<ListedOf<Name>>,
  opposite: FirstRecords<ListedOf<Name>> | null,
): ProvenPage<ListedOf<Name>> {
  if (first.isOrderingIgnored || opposite?.isOrderingIgnored === true) {
    rememberVerdict(client, name, term.field, 'refuted');
    return null;
  }
  const valued = ({ records }: FirstRecords<ListedOf<Name>>) =>
    records.map((record) => ({ id: record.id, value: valueOf(record) }));
  const values = valued(first).map(({ value }) => value);
  const ownProof = isSorted(values, term.descending) ? 'proven' : 'refuted';
  const proof =
    opposite === null
      ? ownProof
      : proveOrdering(valued(first), valued(opposite), {
          descending: term.descending,
          count: Math.max(first.count, first.came + Number(first.hasMore)),
        });
  // A complete, sorted list is right, whatever the opposite direction shows.
  const isCompleteAndSorted = !first.hasMore && ownProof === 'proven';
  if (proof === 'proven' || (proof === 'refuted' && !isCompleteAndSorted))
    rememberVerdict(client, name, term.field, proof);
  return first.sound && (proof === 'proven' || isCompleteAndSorted) ? first : null;
}

/** Continues the shorter response in `start`, unless the list has changed since. */
async function readFurther<Name extends CollectionName>(
  query: FirstRecordsQuery<Name>,
): Promise<FirstRecords<ListedOf<Name>>> {
  const first = await readFirstRecords(query);
  return first.sound || query.start === undefined ? first : readFirstRecords({ ...query, start: undefined });
}

function oppositeOf(term: OrderingTerm) {
  return { term: { ...term, descending: !term.descending }, limit: OPPOSITE_ROWS };
}

/** The longest cached response to the same query with a smaller limit. */
function longestCached<Rec>(client: QueryClient, queryKey: QueryKey, limit: number): FirstRecords<Rec> | undefined {
  return client
    .getQueryCache()
    .findAll({ queryKey })
    .flatMap(({ state }) => (state.data as ProvenPage<Rec> | undefined) ?? [])
    .filter(({ came, readAtMs }) => came <= limit && Date.now() - readAtMs < STALE_MS)
    .toSorted((a, b) => b.came - a.came)[0];
}
