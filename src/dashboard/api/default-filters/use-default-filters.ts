import {
  notifyManager,
  useQueries,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { collections } from '#contract/collections.ts';
import { limiter } from '#contract/limiter.ts';
import { formatListQuery } from '#contract/list-query.ts';
import { count } from '#contract/summaries.ts';
import { z } from '#contract/zod.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { getExactly } from '#dashboard/api/client/get-json.ts';
import { collectionOfKey, queryKeys } from '#dashboard/api/query-keys.ts';
import { limitConcurrency } from '#dashboard/api/whole/limit-concurrency.ts';
import { forgetFiltered } from './choose-default-filters.ts';
import { isFiltered, noteRefusedDefaultFilters, withDefaultFilters } from './default-filters.ts';

/** Numbers of occurrences. */
interface OccurrenceCounts {
  /** that pass the default filters */
  filtered: number;
  all: number;
}

const counted = z.object({ count });
/** Projects are asked for one after the other: services of this kind count slowly, and pages need them more. */
const inTurn = limiter(1);

/**
 * How many occurrences of some projects pass the projects' default filters, and how many there are: two counts a project,
 * once in a visit, after the page has received its first records. Only for services that `mayHaveDefaultFilters`.
 *
 * @returns null while it is unknown, and where the filters leave nothing out, as in a service without them
 */
export function useDefaultFilters(projects: readonly number[]): OccurrenceCounts | null {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isAnswered = () =>
    cache
      .findAll({ type: 'active', predicate: ({ state }) => state.status !== 'pending' })
      .some(({ queryKey }) => isFiltered(collectionOfKey(queryKey)));
  const onChange = useCallback((then: () => void) => cache.subscribe(notifyManager.batchCalls(then)), [cache]);
  const enabled = useSyncExternalStore(onChange, isAnswered, isAnswered);
  return useQueries({ queries: projects.map((id) => ({ ...countsOptions(client, id), enabled })), combine: sumUp });
}

function countsOptions(client: QueryClient, project: number) {
  return {
    queryKey: queryKeys.defaultFilters(project),
    queryFn: ({ signal }: { signal: AbortSignal }) => inTurn.run(() => readCounts(client, project, signal), { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { undated: true },
  };
}

async function readCounts(client: QueryClient, project: number, signal: AbortSignal): Promise<OccurrenceCounts> {
  const filters = { project_id: String(project) };
  const path = `${collections.occurrences.path}/?${formatListQuery({ filters, limit: 1 })}`;
  const countOf = (apply: boolean) =>
    limitConcurrency(async () => counted.parse(await getExactly(withDefaultFilters(path, apply), signal)).count, {
      signal,
      urgent: false,
    });
  // All first: records that arrive between the two requests do not look like records that were left out.
  const all = await countOf(false).catch(nullIfRefused);
  const filtered = await countOf(true);
  if (all === null) {
    noteRefusedDefaultFilters();
    forgetFiltered(client);
  }
  return { filtered, all: all ?? filtered };
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.status === 400) return null;
  throw error;
}

function sumUp(results: readonly UseQueryResult<OccurrenceCounts>[]): OccurrenceCounts | null {
  let [filtered, all] = [0, 0];
  for (const { data } of results) {
    if (data === undefined) return null;
    filtered += data.filtered;
    all += data.all;
  }
  return all > filtered ? { filtered, all } : null;
}
