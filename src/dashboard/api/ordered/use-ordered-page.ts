import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CollectionName, ListedOf } from '#contract/lists/collections.ts';
import type { OrderingTerm } from '#contract/lists/list-query.ts';
import { orderingVerdict } from './ordering-verdicts.ts';
import { orderedField, type OrderedField } from './ordered-field.ts';
import type { FirstRecords } from '#dashboard/api/lists/first-records.ts';
import {
  orderedPageOptions,
  orderProofOptions,
  type OrderedPageRequest,
  type OrderedRecords,
} from './ordered-page-options.ts';
import { writtenFilters, type WireFilters } from '#dashboard/api/http/wire-filters.ts';

interface OrderedPageQuery<Name extends CollectionName> {
  filters?: WireFilters<Name>;
  /** one field; more cannot be proven */
  ordering: readonly OrderingTerm[];
  /** how many records to fetch */
  limit: number;
  /** other requests wait for these */
  isFirst?: boolean;
  /** sorts texts; without it, names as the service sorts them are not asked for */
  compareTexts?: (one: string, other: string) => number;
}

interface OrderedPage<Rec> {
  /** the first records, in order; null while there are none, and where the service does not sort by the field */
  page: { records: readonly Rec[]; count: number; came: number; hasMore: boolean } | null;
  /**
   * whether the service provably sorts by the field; `checking`: the records are in order, and the proof that the others
   * come after them is under way; `unproven` too where it was not asked
   */
  verdict: 'proven' | 'checking' | 'unproven' | 'asking';
  /** why the request failed; an ordering that the service refuses or fails on is unproven, not an error */
  error: Error | null;
  isFetching: boolean;
  /** when the page was received, in ms since 1970; 0 where there is none */
  readAtMs: number;
  refetch: () => void;
}

const NO_TERM: OrderingTerm = { field: '', descending: false };
const NO_FIELD: OrderedField = { valueOf: () => null, compare: () => 0 };

/**
 * The first records of a list as sorted by the service. Services silently ignore orderings that they do not know, so the
 * response is checked to be in order, and then proven with a record of the other direction, unless it has all records.
 */
export function useOrderedPage<Name extends CollectionName>(
  name: Name,
  { filters = {}, ordering, limit, isFirst = false, compareTexts }: OrderedPageQuery<Name>,
  { enabled = true }: { enabled?: boolean } = {},
): OrderedPage<ListedOf<Name>> {
  const client = useQueryClient();
  const [term = NO_TERM, ...more] = ordering;
  const verdict = orderingVerdict(client, name, term.field);
  const isAskable = more.length === 0 && verdict !== 'refuted';
  const field = isAskable ? orderedField(name, term.field, compareTexts) : null;
  const isOpen = field !== null;
  const request = { name, filters: writtenFilters(filters), term, limit, field: field ?? NO_FIELD, isFirst };
  const query = useQuery({ ...orderedPageOptions(request), enabled: enabled && isOpen });
  const first = isOpen ? inOrder(query.data) : null;
  const isShown = enabled && !query.isPlaceholderData;
  const { state, isFetching } = useOrderProof(request, first, { enabled: isShown, isProven: verdict === 'proven' });
  const page = state === 'unproven' ? null : first;
  return {
    page,
    verdict: page === null ? unproven(enabled && isOpen && first === null, query) : state,
    error: isOpen ? query.error : null,
    isFetching: query.isFetching || isFetching,
    readAtMs: page?.readAtMs ?? 0,
    refetch: () => void query.refetch(),
  };
}

/** What is known of the order of the first records. A response with all records needs no proof. */
function useOrderProof<Name extends CollectionName>(
  request: OrderedPageRequest<Name>,
  first: FirstRecords<ListedOf<Name>> | null,
  { enabled, isProven }: { enabled: boolean; isProven: boolean },
): { state: 'proven' | 'checking' | 'unproven'; isFetching: boolean } {
  const isKnown = isProven || first?.hasMore === false;
  const { data, error, isFetching } = useQuery({
    ...orderProofOptions(request, first),
    enabled: enabled && first !== null && !isKnown,
  });
  if (isKnown || data === 'proven') return { state: 'proven', isFetching };
  return { state: data === undefined && error === null ? 'checking' : 'unproven', isFetching };
}

function inOrder<Rec>(data: OrderedRecords<Rec> | undefined): OrderedRecords<Rec> {
  return data?.isInOrder === true ? data : null;
}

function unproven(isAsked: boolean, { data, error }: { data: unknown; error: Error | null }): 'asking' | 'unproven' {
  return isAsked && data === undefined && error === null ? 'asking' : 'unproven';
}
