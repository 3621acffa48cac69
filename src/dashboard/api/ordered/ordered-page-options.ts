import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CollectionName, RecordOf } from '#contract/collections.ts';
import { formatOrdering, type OrderingTerm } from '#contract/list-query.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { orderedListHash, queryKeys } from '#dashboard/api/query-keys.ts';
import { readFirstRecords, type FirstRecords, type FirstRecordsQuery } from '#dashboard/api/whole/first-records.ts';
import { orderingVerdict, rememberVerdict } from './ordering-verdicts.ts';
import type { FieldReader } from './ordered-field.ts';
import { isSorted, proveOrdering } from './prove-ordering.ts';
import { STALE_MS } from '#dashboard/api/client/stale-ms.ts';

/** What the service answered to an ordering; null where it is not proven that it orders by the field. */
export type ProvenPage<Rec> = FirstRecords<Rec> | null;

export interface OrderedPageRequest<Name extends CollectionName> {
  name: Name;
  /** as they are on the wire */
  filters: Readonly<Record<string, string>>;
  term: OrderingTerm;
  limit: number;
  valueOf: FieldReader;
}

/** So many records of the other end are enough to tell an order from none. */
const OPPOSITE_LIMIT = 20;
/** An ordering that breaks the service, an answer that is no list: facts about the ordering, whatever the filters. */
const REFUSALS: ReadonlySet<number | null> = new Set([200, 500]);
/** No answer, too much asked, a service that is down: facts about the moment. */
const MOMENTS: ReadonlySet<number | null> = new Set([null, 429, 502, 503, 504]);

/**
 * The first records in the service's order, or null where that order is not proven. The first time that a field is
 * asked for, the other direction is asked for too, and both are held against each other; what that shows is remembered
 * for the field. Every answer's own order is checked. A service that says that it does not know the field is believed.
 */
export function orderedPageOptions<Name extends CollectionName>(request: OrderedPageRequest<Name>) {
  const { name, filters, term, limit } = request;
  const asked = { filters, ordering: formatOrdering([term]) };
  const queryKey = queryKeys.orderedPage(name, { ...asked, limit });
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<ProvenPage<RecordOf<Name>>> => {
      const known = orderingVerdict(client, name, term.field);
      const isRefresh = client.getQueryData(queryKey) !== undefined;
      const start = isRefresh ? undefined : longest<RecordOf<Name>>(client, queryKeys.orderedPages(name, asked), limit);
      try {
        const [first, opposite] = await Promise.all([
          readOn({ ...request, signal, start }),
          known === 'proven' ? null : readFirstRecords({ ...request, ...otherWay(term), signal }),
        ]);
        return judged(client, request, first, opposite);
      } catch (error) {
        if (!(error instanceof ApiError) || MOMENTS.has(error.status)) throw error;
        // One that is refused (400) may be allowed of fewer records: it is not asked for again under these filters.
        if (REFUSALS.has(error.status)) rememberVerdict(client, name, term.field, 'refuted');
        return null;
      }
    },
    staleTime: STALE_MS,
    // Further rows of the same order are added to those in sight; another order or another filter starts with none.
    placeholderData: (earlier: ProvenPage<RecordOf<Name>> | undefined, query) =>
      query !== undefined && orderedListHash(query.queryKey) === orderedListHash(queryKey) ? earlier : undefined,
  });
}

function judged<Name extends CollectionName>(
  client: QueryClient,
  { name, term, valueOf }: OrderedPageRequest<Name>,
  first: FirstRecords<RecordOf<Name>>,
  opposite: FirstRecords<RecordOf<Name>> | null,
): ProvenPage<RecordOf<Name>> {
  if (first.isOrderingIgnored || opposite?.isOrderingIgnored === true) {
    rememberVerdict(client, name, term.field, 'refuted');
    return null;
  }
  const placed = ({ records }: FirstRecords<RecordOf<Name>>) =>
    records.map((record) => ({ id: record.id, value: valueOf(record) }));
  const values = placed(first).map(({ value }) => value);
  const ownProof = isSorted(values, term.descending) ? 'proven' : 'refuted';
  const proof =
    opposite === null
      ? ownProof
      : proveOrdering(placed(first), placed(opposite), {
          descending: term.descending,
          count: Math.max(first.count, first.came + Number(first.hasMore)),
        });
  // All there is, in order: that is right, whatever the other direction shows of the field.
  const isAllInOrder = !first.hasMore && ownProof === 'proven';
  if (proof === 'proven' || (proof === 'refuted' && !isAllInOrder)) rememberVerdict(client, name, term.field, proof);
  return first.sound && (proof === 'proven' || isAllInOrder) ? first : null;
}

/** Goes on from the shorter answer, unless the list has changed since. */
async function readOn<Name extends CollectionName>(
  query: FirstRecordsQuery<Name>,
): Promise<FirstRecords<RecordOf<Name>>> {
  const first = await readFirstRecords(query);
  return first.sound || query.start === undefined ? first : readFirstRecords({ ...query, start: undefined });
}

function otherWay(term: OrderingTerm) {
  return { term: { ...term, descending: !term.descending }, limit: OPPOSITE_LIMIT };
}

/** The longest answer in the cache to the same query with a smaller limit. */
function longest<Rec>(client: QueryClient, queryKey: QueryKey, limit: number): FirstRecords<Rec> | undefined {
  return client
    .getQueryCache()
    .findAll({ queryKey })
    .flatMap(({ state }) => (state.data as ProvenPage<Rec> | undefined) ?? [])
    .filter(({ came, readAtMs }) => came <= limit && Date.now() - readAtMs < STALE_MS)
    .toSorted((a, b) => b.came - a.came)[0];
}
