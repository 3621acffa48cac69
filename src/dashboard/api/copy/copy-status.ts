import { skipToken, useQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { copyStatus, type CopyRequest, type CopyStatus } from '#contract/copy/copy-status.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { postJson } from '#dashboard/api/http/post-json.ts';
import { unfinishedLoads } from '#dashboard/api/lists/load/unfinished-loads.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { gentleWaitMs } from '#dashboard/api/exports/poll-interval.ts';
import { copiedSource } from './copied-source.ts';

const PATH = 'copy/';
const WORKING_MS = 2_000;
/** The process that follows the source does what it is told within seconds. */
const TOLD_MS = 60_000;
/** While a copy is filled, lists on screen are read again no more often than this. */
const GROWING_MS = 15_000;
/** Of no list of the source: a look changes nothing in them. */
const UNCHANGED = new Set<unknown>(['copy', 'service', 'images']);

interface KnownCopy extends CopyStatus {
  /** when this page last told it something, ms since 1970; 0: never */
  toldAtMs: number;
  /** when lists were last read again for it, and the records that there were; hashes of those that are read to their end before */
  renewed: { atMs: number; records: number; later: string[] };
}

/**
 * What the copy that this page is served by says of itself: asked for every 2 s while it reads its source or was told
 * something, else every 30 s, and not in a hidden tab. Lists are read again after a look that read or removed records. Services that are no copy are not asked.
 *
 * @returns the query; its error is an `ApiError`
 */
export function useCopyStatus() {
  return useQuery({
    queryKey: queryKeys.copyStatus,
    queryFn:
      copiedSource() === null
        ? skipToken
        : async ({ client, signal }): Promise<KnownCopy> => found(client, await getJson(PATH, signal)),
    meta: { undated: true },
    staleTime: WORKING_MS,
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      // Its page was loaded before: it is a copy no more.
      if (error instanceof ApiError && error.status === 404) return false;
      const isChanging = data !== undefined && (isAtWork(data) || Date.now() - data.toldAtMs < TOLD_MS);
      return error === null && isChanging ? WORKING_MS : gentleWaitMs(error, 0);
    },
  });
}

/** Whether a copy reads its source now. */
export function isAtWork({ phase }: Pick<CopyStatus, 'phase'>): boolean {
  return phase === 'filling' || phase === 'looking' || phase === 'comparing';
}

/** Whether the reader may look now, pause, go on and answer questions. */
export function mayChangeCopy({ user_permissions }: CopyStatus): boolean {
  return user_permissions.includes('change');
}

/**
 * Tells the copy to look now, to pause, to go on, or what a question is answered with.
 *
 * @throws PostError where the service refuses (409: the question is another one now), ApiError where there was no response
 */
export async function tellCopy(client: QueryClient, request: CopyRequest): Promise<void> {
  const answer = await postJson(PATH, request);
  // A poll that began before would bring the status before.
  await client.cancelQueries({ queryKey: queryKeys.copyStatus });
  client.setQueryData(queryKeys.copyStatus, { ...found(client, answer), toldAtMs: Date.now() });
}

function found(client: QueryClient, json: unknown): KnownCopy {
  const read = copyStatus.safeParse(json);
  if (!read.success) throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/${PATH}`, read.error.message), 200);
  const before = client.getQueryData<KnownCopy>(queryKeys.copyStatus);
  const now = { atMs: Date.now(), records: read.data.lists.reduce((sum, { here }) => sum + here, 0), later: [] };
  if (before === undefined) return { ...read.data, toldAtMs: 0, renewed: now };
  const { toldAtMs, renewed } = before;
  const isChanged = before.changed_at !== read.data.changed_at || before.filled_at !== read.data.filled_at;
  const isGrown = now.atMs - renewed.atMs >= GROWING_MS && now.records !== renewed.records;
  const later = isChanged ? renewAll(client) : renewEnded(client, renewed.later);
  if (isGrown && !isChanged) void client.invalidateQueries({ predicate: isOfLists }, { cancelRefetch: false });
  return { ...read.data, toldAtMs, renewed: { ...(isChanged || isGrown ? now : renewed), later } };
}

/** @returns hashes of the lists that are not read to their end: they are read again after it */
function renewAll(client: QueryClient): string[] {
  void client.invalidateQueries({ predicate: (query) => isOfLists(query) && !isUnfinished(client, query) });
  const left = client
    .getQueryCache()
    .findAll({ predicate: (query) => isOfLists(query) && isUnfinished(client, query) });
  return left.map(({ queryHash }) => queryHash);
}

/** @returns those of the hashes whose lists are still not read to their end */
function renewEnded(client: QueryClient, hashes: readonly string[]): string[] {
  const queries = hashes.flatMap((hash) => client.getQueryCache().get(hash) ?? []);
  const later = new Set(queries.filter((query) => isUnfinished(client, query)));
  const ended = new Set(queries.filter((query) => !later.has(query)));
  if (ended.size > 0) void client.invalidateQueries({ predicate: (query) => ended.has(query) });
  return [...later].map(({ queryHash }) => queryHash);
}

function isOfLists({ queryKey: [first] }: Pick<Query, 'queryKey'>): boolean {
  return !UNCHANGED.has(first);
}

/** Whether a list is not read to its end. Of one with too many records, only the first page is read, which is its end. */
function isUnfinished(client: QueryClient, { queryKey, state }: Query): boolean {
  const isFirstOnly = (state.data as Partial<WholeList<never>> | undefined)?.tooMany === true;
  return unfinishedLoads(client, queryKey).size > 0 && (state.fetchStatus !== 'idle' || !isFirstOnly);
}
