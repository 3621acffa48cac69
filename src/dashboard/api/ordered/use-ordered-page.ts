import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CollectionName, ListedOf } from '#contract/collections.ts';
import type { OrderingTerm } from '#contract/list-query.ts';
import { orderingVerdict } from './ordering-verdicts.ts';
import { orderedField } from './ordered-field.ts';
import { orderedPageOptions } from './ordered-page-options.ts';
import { writtenFilters, type WireFilters } from '#dashboard/api/client/wire-filters.ts';

interface OrderedPageQuery<Name extends CollectionName> {
  filters?: WireFilters<Name>;
  /** one field; more cannot be proven */
  ordering: readonly OrderingTerm[];
  /** how many records to fetch */
  limit: number;
}

interface OrderedPage<Rec> {
  /** the first records; null while there are none, and where the ordering is not proven */
  page: { records: readonly Rec[]; count: number; came: number; hasMore: boolean } | null;
  /** whether the service provably sorts by the field; `unproven` too where it was not asked */
  verdict: 'proven' | 'unproven' | 'asking';
  /** why the request failed; an ordering that the service refuses or fails on is unproven, not an error */
  error: Error | null;
  isFetching: boolean;
  /** when the page was received, in ms since 1970; 0 where there is none */
  readAtMs: number;
  refetch: () => void;
}

const NO_TERM: OrderingTerm = { field: '', descending: false };

/**
 * The first records of a list as sorted by the service. Services silently ignore orderings that they do not know, so a page
 * is returned only where the response proves the ordering.
 */
export function useOrderedPage<Name extends CollectionName>(
  name: Name,
  { filters = {}, ordering, limit }: OrderedPageQuery<Name>,
  { enabled = true }: { enabled?: boolean } = {},
): OrderedPage<ListedOf<Name>> {
  const client = useQueryClient();
  const [term = NO_TERM, ...more] = ordering;
  const valueOf = more.length === 0 ? orderedField(name, term.field) : null;
  const isOpen = valueOf !== null && orderingVerdict(client, name, term.field) !== 'refuted';
  const request = { name, filters: writtenFilters(filters), term, limit, valueOf: valueOf ?? (() => null) };
  const query = useQuery({ ...orderedPageOptions(request), enabled: enabled && isOpen });
  const page = isOpen ? (query.data ?? null) : null;
  return {
    page,
    verdict: page === null ? unproven(enabled && isOpen, query) : 'proven',
    error: isOpen ? query.error : null,
    isFetching: query.isFetching,
    readAtMs: page?.readAtMs ?? 0,
    refetch: () => void query.refetch(),
  };
}

function unproven(isAsked: boolean, { data, error }: { data: unknown; error: Error | null }): 'asking' | 'unproven' {
  return isAsked && data === undefined && error === null ? 'asking' : 'unproven';
}
