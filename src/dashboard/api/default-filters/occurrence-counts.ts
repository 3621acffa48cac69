import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { collections } from '#contract/lists/collections.ts';
import { limiter } from '#contract/limiter.ts';
import { formatListQuery } from '#contract/lists/list-query.ts';
import { count } from '#contract/records/summaries.ts';
import { z } from '#contract/zod.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { getExactly } from '#dashboard/api/http/get-json.ts';
import { writtenFilters, type WireFilters } from '#dashboard/api/http/wire-filters.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { limitConcurrency } from '#dashboard/api/http/limit-concurrency.ts';
import { forgetFiltered } from './choose-default-filters.ts';
import { noteRefusedDefaultFilters, withDefaultFilters } from '#dashboard/api/http/default-filters.ts';

/** Numbers of occurrences. */
export interface OccurrenceCounts {
  /** that pass the default filters */
  filtered: number;
  all: number;
}

const counted = z.object({ count });
/** One after the other: services of this kind count slowly, and pages need them more. */
const inTurn = limiter(1);

/**
 * How many occurrences match some filters, with the project's default filters and without: two requests of one record each,
 * one where the service takes no `apply_defaults`, once in a visit.
 *
 * @param filters with `project_id`, which services of this kind require
 */
export function occurrenceCountsOptions(client: QueryClient, filters: WireFilters<'occurrences'>) {
  const written = writtenFilters(filters);
  return queryOptions({
    queryKey: queryKeys.occurrenceCounts(written),
    queryFn: ({ signal }) => inTurn.run(() => readCounts(client, written, signal), { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { undated: true },
  });
}

async function readCounts(
  client: QueryClient,
  filters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<OccurrenceCounts> {
  const path = `${collections.occurrences.path}/?${formatListQuery({ filters, limit: 1 })}`;
  const countOf = (asked: string) =>
    limitConcurrency(async () => counted.parse(await getExactly(asked, signal)).count, { signal, urgent: false });
  const whole = withDefaultFilters(path, false);
  // All first: records that arrive between the two requests do not look like records that were left out.
  const all = whole === path ? null : await countOf(whole).catch(nullIfRefused);
  const filtered = await countOf(path);
  if (whole !== path && all === null) {
    noteRefusedDefaultFilters();
    forgetFiltered(client);
  }
  return { filtered, all: all ?? filtered };
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.status === 400) return null;
  throw error;
}
