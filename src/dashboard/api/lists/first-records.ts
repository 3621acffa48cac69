import { collections, type CollectionName, type ListedOf } from '#contract/lists/collections.ts';
import type { RejectedRecord } from '#contract/lists/page.ts';
import { Deviations, type Deviation } from '#contract/reading/deviations.ts';
import type { OrderingTerm } from '#contract/lists/list-query.ts';
import { lastReadMs } from '#dashboard/api/status/connection.ts';
import { insideFilters } from '#dashboard/api/lists/load/inside-filters.ts';
import { readListPage } from './read-list-page.ts';

/** The first records of a list as sorted by the service. */
export interface FirstRecords<Rec> {
  records: readonly Rec[];
  /** records without their identity */
  rejected: readonly RejectedRecord[];
  deviations: readonly Deviation[];
  /** how many records the list has, by the service's count */
  count: number;
  /** more follow, by the count or because the service names a next page */
  hasMore: boolean;
  /** how many records were received, including those that violate the contract or the filters */
  came: number;
  /** no record came twice or violates the filters, so these are really the first ones */
  sound: boolean;
  /** the service states that it does not know the ordering's field */
  isOrderingIgnored: boolean;
  /** how long the service took for them, ms */
  tookMs: number;
  /** when the last of them was received, in ms since 1970 */
  readAtMs: number;
}

export interface FirstRecordsQuery<Name extends CollectionName> {
  name: Name;
  filters: Readonly<Record<string, string>>;
  term: OrderingTerm;
  limit: number;
  signal: AbortSignal;
  /** they are the rows in sight, which other requests wait for */
  isFirst?: boolean;
  /** a response to the same query with a smaller limit, to continue */
  start?: FirstRecords<ListedOf<Name>> | undefined;
}

const NOTHING_CAME = { tookMs: 0, came: 0, count: 0, hasMore: true, sound: true, isOrderingIgnored: false };
const NONE: readonly never[] = [];

/**
 * Fetches the first `limit` records, in as many pages as the service splits them into.
 *
 * @throws ApiError where a page cannot be read
 */
export async function readFirstRecords<Name extends CollectionName>(
  query: FirstRecordsQuery<Name>,
): Promise<FirstRecords<ListedOf<Name>>> {
  const { name, filters, term, limit, signal, start, isFirst = false } = query;
  const rejected = [...(start?.rejected ?? NONE)];
  const deviations = new Deviations();
  deviations.add(start?.deviations ?? NONE);
  const byId = new Map((start?.records ?? []).map((record) => [record.id, record]));
  let {
    tookMs,
    came,
    count,
    hasMore,
    sound,
    isOrderingIgnored,
  }: Pick<FirstRecords<unknown>, keyof typeof NOTHING_CAME> = start ?? NOTHING_CAME;
  while (hasMore && came < limit) {
    const wire = { filters, ordering: [term], limit: limit - came, offset: came };
    const page = await readListPage(name, wire, { signal, urgent: true, isFirst, counted: countBefore(came, count) });
    const inside = page.records.filter((record) => insideFilters(record, filters));
    const size = byId.size + inside.length;
    for (const record of inside) byId.set(record.id, record);
    // A list that changed between two pages may have moved a record past both.
    sound &&= byId.size === size && inside.length === page.records.length && (came === 0 || page.count === count);
    isOrderingIgnored ||= page.isOrderingIgnored;
    for (const record of page.rejected) rejected.push(record);
    deviations.add(page.deviations);
    count = page.count;
    const more = page.records.length + page.rejected.length;
    came += more;
    tookMs += page.tookMs;
    hasMore = more > 0 && (came < count || page.hasNext);
  }
  return {
    records: [...byId.values()],
    rejected,
    deviations: deviations.all,
    count,
    hasMore,
    came,
    sound,
    isOrderingIgnored,
    tookMs,
    readAtMs: lastReadMs(collections[name].path),
  };
}

/** The count of the pages before, where there are some. */
function countBefore(came: number, count: number): number | undefined {
  return came === 0 ? undefined : count;
}
