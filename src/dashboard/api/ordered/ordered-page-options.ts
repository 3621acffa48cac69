import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CollectionName, ListedOf } from '#contract/lists/collections.ts';
import { formatOrdering, type OrderingTerm } from '#contract/lists/list-query.ts';
import { OPPOSITE_ROWS } from '#dashboard/api/ordered/rows-in-sight.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { orderedListHash, queryKeys } from '#dashboard/api/query-keys.ts';
import { readFirstRecords, type FirstRecords, type FirstRecordsQuery } from '#dashboard/api/lists/first-records.ts';
import { rememberVerdict } from './ordering-verdicts.ts';
import type { OrderedField } from './ordered-field.ts';
import { isSorted, proveOrdering } from './prove-ordering.ts';
import { STALE_MS } from '#dashboard/api/http/stale-ms.ts';

/** The service's response to an ordering; null where it refuses it. */
export type OrderedRecords<Rec> = (FirstRecords<Rec> & { isInOrder: boolean }) | null;

export interface OrderedPageRequest<Name extends CollectionName> {
  name: Name;
  /** as they are on the wire */
  filters: Readonly<Record<string, string>>;
  term: OrderingTerm;
  limit: number;
  field: OrderedField;
  /** other requests wait for it */
  isFirst: boolean;
}

/** An invalid list (200) or a server error (500) is caused by the ordering, whatever the filters. */
const CAUSED_BY_ORDERING: ReadonlySet<number | null> = new Set([200, 500]);
/** Transient failures: they say nothing about the ordering. */
const TRANSIENT: ReadonlySet<number | null> = new Set([null, 429, 502, 503, 504]);

/**
 * The first records in the service's ordering, and whether they are in that order. Every response is checked. A service may
 * also state that it does not know the field.
 */
export function orderedPageOptions<Name extends CollectionName>(request: OrderedPageRequest<Name>) {
  const { name, filters, term, limit, isFirst } = request;
  const asked = { filters, ordering: formatOrdering([term]) };
  const queryKey = queryKeys.orderedPage(name, { ...asked, limit });
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }): Promise<OrderedRecords<ListedOf<Name>>> =>
      unlessRefused(client, request, async () => {
        const isRefresh = client.getQueryData(queryKey) !== undefined;
        const start = isRefresh
          ? undefined
          : longestCached<ListedOf<Name>>(client, queryKeys.orderedPages(name, asked), limit);
        const first = await readFurther({ ...request, isFirst: isFirst && !isRefresh, signal, start });
        const isRight = !first.isOrderingIgnored && areInOrder(request, first);
        if (!isRight) rememberVerdict(client, name, term.field, 'refuted');
        return { ...first, isInOrder: isRight && first.sound };
      }),
    staleTime: STALE_MS,
    // More rows of the same list are appended to those shown; another ordering or filter starts empty.
    placeholderData: (earlier: OrderedRecords<ListedOf<Name>> | undefined, query) =>
      query !== undefined && orderedListHash(query.queryKey) === orderedListHash(queryKey) ? earlier : undefined,
  });
}

/**
 * Whether the service sorts at all: a record of the other direction is compared with the first ones. The verdict is
 * remembered for the field.
 */
export function orderProofOptions<Name extends CollectionName>(
  request: OrderedPageRequest<Name>,
  first: FirstRecords<ListedOf<Name>> | null,
) {
  const { name, filters, term, field } = request;
  return queryOptions({
    queryKey: queryKeys.orderProof(name, { filters, ordering: formatOrdering([term]) }),
    queryFn: async ({ client, signal }): Promise<'proven' | 'refuted' | 'open'> => {
      if (first === null) throw new Error('There are no rows to prove the order of.');
      const proof = await unlessRefused(client, request, async () => {
        const opposite = await readFirstRecords({ ...request, ...oppositeOf(term), isFirst: false, signal });
        if (opposite.isOrderingIgnored) return 'refuted';
        return proveOrdering(valued(field, first), valued(field, opposite), {
          descending: term.descending,
          count: Math.max(first.count, first.came + Number(first.hasMore)),
          compare: field.compare,
        });
      });
      if (proof === 'proven' || proof === 'refuted') rememberVerdict(client, name, term.field, proof);
      return proof ?? 'open';
    },
    staleTime: Infinity,
  });
}

/** @returns null where the service refuses the ordering or fails on it */
async function unlessRefused<Name extends CollectionName, Result>(
  client: QueryClient,
  { name, term }: OrderedPageRequest<Name>,
  ask: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || TRANSIENT.has(error.status)) throw error;
    // 400: the service may allow it for fewer records, so only these filters are given up.
    if (CAUSED_BY_ORDERING.has(error.status)) rememberVerdict(client, name, term.field, 'refuted');
    return null;
  }
}

function areInOrder<Name extends CollectionName>(
  { term, field }: OrderedPageRequest<Name>,
  first: FirstRecords<ListedOf<Name>>,
): boolean {
  const values = valued(field, first).map(({ value }) => value);
  return isSorted(values, term.descending, field.compare);
}

function valued<Rec extends { id: number }>({ valueOf }: OrderedField, { records }: FirstRecords<Rec>) {
  return records.map((record) => ({ id: record.id, value: valueOf(record) }));
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
    .flatMap(({ state }) => (state.data as OrderedRecords<Rec> | undefined) ?? [])
    .filter(({ came, isInOrder, readAtMs }) => isInOrder && came <= limit && Date.now() - readAtMs < STALE_MS)
    .toSorted((a, b) => b.came - a.came)[0];
}
