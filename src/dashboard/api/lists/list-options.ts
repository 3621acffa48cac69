import { queryOptions, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { collections, type CollectionName, type ListedOf, type RecordOf } from '#contract/lists/collections.ts';
import type { RecordReader } from '#contract/reading/record-reader.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import {
  allowLongList,
  isLongListAllowed,
  resumableLoads,
  setUnfinishedLoads,
  unfinishedLoads,
} from '#dashboard/api/lists/load/unfinished-loads.ts';
import { PAUSES_MS } from '#dashboard/api/http/with-retry.ts';
import { getRecord } from './get-record.ts';
import { joinedList } from './joined-list.ts';
import { afterFirstRows } from '#dashboard/api/http/first-rows.ts';
import { fromEarlierVisit, storeForNextVisit, showStored } from './earlier-visits.ts';
import { AT_ONCE_MS, firstRecordsOf, listOfFirstRecords } from './list-of-first-records.ts';
import type { FirstRecords } from './first-records.ts';
import { ListLoad } from '#dashboard/api/lists/load/list-load.ts';
import { useReadWhenHeld } from './use-read-when-held.ts';
import { STALE_MS } from '#dashboard/api/http/stale-ms.ts';
import { walkList } from '#dashboard/api/lists/load/walk-list.ts';
import {
  isOfOneProject,
  noteProjectNeeded,
  walkProjects,
  type WalkProjectsOptions,
} from '#dashboard/api/lists/load/walk-projects.ts';
import type { WholeList } from './whole-list.ts';
import { projectToCheck, withinProject } from './within-project.ts';
import { writtenFilters, type WireFilters } from '#dashboard/api/http/wire-filters.ts';

/** A list that takes long to load is refetched less often: it is stale after this many times its load time. */
const STALE_PER_LOAD = 20;

interface ListReading<Name extends CollectionName> {
  name: Name;
  filters: Readonly<Record<string, string>>;
  shown: WholeList<ListedOf<Name>> | undefined;
  /** the reader agreed to load any number */
  agreed: boolean;
  signal: AbortSignal;
}

/**
 * A whole collection, or the records matching the filters. While a list is loaded for the first time or a load is
 * continued, `data.complete` is false, `data` grows with each step and `fetchStatus` is `fetching`. The refresh of a
 * complete list replaces it at the end.
 */
export function wholeListOptions<Name extends CollectionName>(name: Name, filters: WireFilters<Name> = {}) {
  const written = writtenFilters(filters);
  const queryKey = queryKeys.whole(name, written);
  return queryOptions<WholeList<ListedOf<Name>>, Error, WholeList<ListedOf<Name>>, typeof queryKey>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<WholeList<ListedOf<Name>>>(queryKey);
      const kept = before === undefined ? await fromEarlierVisit<ListedOf<Name>>(name, queryKey) : null;
      if (kept !== null) showStored(client, queryKey, kept);
      if (kept !== null && Date.now() - kept.readAtMs < staleMs(kept.list)) return kept.list;
      if (before === undefined) await afterFirstRows(signal);
      const agreed = kept !== null || isLongListAllowed(client, queryKey);
      return readList(client, { name, filters: written, shown: kept?.list ?? before, agreed, signal });
    },
    staleTime: ({ state }) => staleMs(state.data),
    // Each page has its own retries.
    retry: false,
    // Comparing 100,000 records takes longer than a frame, and they are new objects anyway.
    structuralSharing: false,
  });
}

/** Reads a list to its end, in place of the one that is shown, if any; or as far as it is held or too long. */
async function readList<Name extends CollectionName>(
  client: QueryClient,
  { name, filters, shown, agreed, signal }: ListReading<Name>,
): Promise<WholeList<ListedOf<Name>>> {
  const queryKey = queryKeys.whole(name, filters);
  const show = (list: WholeList<ListedOf<Name>>) => {
    if (shown?.complete !== true && !signal.aborted) client.setQueryData(queryKey, list);
  };
  const checked = (list: WholeList<ListedOf<Name>>) => checkProject(client, list, { name, filters, show, signal });
  const first = firstRecordsOf(client, name, filters);
  if (first !== null && !agreed && (shown === undefined || shown.held)) {
    const list = listOfFirstRecords(first, filters);
    if (list !== null) return list.complete ? checked(list) : list;
  }
  // Where only the first page was loaded, a refresh loads that page again.
  const isFirstOnly = shown?.tooMany === true && !agreed;
  const loads = isFirstOnly
    ? new Map<number | null, ListLoad<ListedOf<Name>>>()
    : resumableLoads<ListedOf<Name>>(client, queryKey);
  setUnfinishedLoads(client, queryKey, loads);
  let last = shown;
  // A client without retries has none for pages either.
  const pausesMs = client.getDefaultOptions().queries?.retry === false ? [] : PAUSES_MS;
  for await (const step of walkScope(client, name, signal, { filters, agreed, loads, pausesMs, first })) {
    last = step.complete ? await checked(step) : step;
    show(last);
  }
  if (last === undefined) throw new Error('A walk ends with what it read.');
  if (last.complete) {
    setUnfinishedLoads(client, queryKey, null);
    if (agreed || last.readMs > AT_ONCE_MS) storeForNextVisit(name, queryKey, last);
  }
  return last;
}

/**
 * A whole list without the records of projects that were not asked for. The project of a record is that of its deployment;
 * until the deployments are here, the list is shown as not complete.
 */
async function checkProject<Name extends CollectionName>(
  client: QueryClient,
  list: WholeList<ListedOf<Name>>,
  {
    name,
    filters,
    show,
    signal,
  }: Pick<ListReading<Name>, 'name' | 'filters' | 'signal'> & {
    show: (list: WholeList<ListedOf<Name>>) => void;
  },
): Promise<WholeList<ListedOf<Name>>> {
  const project = projectToCheck(name, filters);
  if (project === null || list.records.length === 0) return list;
  const options = wholeListOptions('deployments');
  const { queryKey } = options;
  const here = () => client.getQueryData<WholeList<ListedOf<'deployments'>>>(queryKey);
  if (here()?.complete !== true) {
    show({ ...list, complete: false });
    try {
      const { held } = await client.query(options);
      const isRead = client.isFetching({ queryKey, exact: true }) > 0;
      if (held) await (isRead ? client.query(options) : readAll(client, 'deployments'));
    } catch {
      // The page says itself that they could not be loaded.
    }
    signal.throwIfAborted();
  }
  const deployments = here();
  if (deployments?.complete !== true) return { ...list, isProjectChecked: false };
  return withinProject(list, project, deployments.records);
}

/** Loads a list at once, or for each project in turn where the service needs a project. */
async function* walkScope<Name extends CollectionName>(
  client: QueryClient,
  name: Name,
  signal: AbortSignal,
  options: Omit<WalkProjectsOptions<Name>, 'projects'> & { first: FirstRecords<ListedOf<Name>> | null },
): AsyncGenerator<WholeList<ListedOf<Name>>> {
  const { filters, agreed, loads, pausesMs, first } = options;
  if (filters['project_id'] !== undefined || !isOfOneProject(client, name)) {
    const load = loads.get(null) ?? new ListLoad<ListedOf<Name>>(filters);
    if (first !== null && !load.begun) load.pageSize.expect(first.came, first.tookMs);
    loads.set(null, load);
    try {
      yield* walkList(name, signal, { filters, agreed, load, pausesMs });
      return;
    } catch (error) {
      if (filters['project_id'] !== undefined || !noteProjectNeeded(client, name, error)) throw error;
      loads.delete(null);
    }
  }
  const { records: projects } = await client.query(wholeListOptions('projects'));
  signal.throwIfAborted();
  yield* walkProjects(name, signal, { ...options, projects });
}

/** After which time a list is refetched automatically. */
function staleMs(list: WholeList<unknown> | undefined): number {
  if (list === undefined || list.tooMany) return STALE_MS;
  if (list.stopped) return Infinity;
  if (!list.complete) return 0;
  return Math.max(STALE_MS, STALE_PER_LOAD * list.readMs);
}

/** One record by its id (spec 4.4). Fails with an `ApiError` of status 404 where there is none. */
export function recordOptions<Name extends CollectionName>(name: Name, id: number) {
  const { path } = collections[name];
  const reader = collections[name].reader as unknown as RecordReader<RecordOf<Name>>;
  return queryOptions({
    queryKey: queryKeys.record(name, id),
    queryFn: ({ signal }) => getRecord(`${path}/${id}/`, reader, signal),
    staleTime: STALE_MS,
  });
}

/** Loads more than `MOST_UNASKED` records of a list, now and for the lifetime of the tab. */
export async function readAll<Name extends CollectionName>(
  client: QueryClient,
  name: Name,
  filters: WireFilters<Name> = {},
): Promise<void> {
  const { queryKey } = wholeListOptions(name, filters);
  allowLongList(client, queryKey);
  const state = client.getQueryState<WholeList<ListedOf<Name>>>(queryKey);
  // If the page is left before the first answer, the next visit of the page continues.
  if (state?.data?.held === true) {
    const begun = { ...state.data, held: false, tooMany: false };
    client.setQueryData(queryKey, begun, { updatedAt: state.dataUpdatedAt });
  }
  await client.refetchQueries({ queryKey, exact: true });
}

/** Stops a load. The loaded records stay; a refetch within minutes continues from there. */
export async function stopLoading<Name extends CollectionName>(
  client: QueryClient,
  name: Name,
  filters: WireFilters<Name> = {},
): Promise<void> {
  const { queryKey } = wholeListOptions(name, filters);
  await client.cancelQueries({ queryKey, exact: true });
  const state = client.getQueryState<WholeList<ListedOf<Name>>>(queryKey);
  const loads = [...unfinishedLoads<ListedOf<Name>>(client, queryKey).values()].filter(({ begun }) => begun);
  const [first, ...more] = loads.map((load) => load.list({ ended: true, stopped: true }));
  if (state?.data === undefined || state.data.complete || first === undefined) return;
  const { openEnded, projects } = state.data;
  const came = projects === null ? first : { ...joinedList([first, ...more]), openEnded, projects };
  client.setQueryData(queryKey, came, { updatedAt: state.dataUpdatedAt });
}

/**
 * A whole collection, or the records matching the filters, loaded page by page to its end.
 *
 * @param needsAll false where the first rows are enough: a list of a slow service is then held after these
 */
export function useWholeList<Name extends CollectionName>(
  name: Name,
  filters: WireFilters<Name> = {},
  { enabled = true, needsAll = true }: { enabled?: boolean; needsAll?: boolean } = {},
) {
  const query = useQuery({ ...wholeListOptions(name, filters), enabled });
  useReadHeld(name, filters, enabled && needsAll ? query.data : undefined);
  return query;
}

/** Whether more of a list comes without anything that the reader does. */
export function isAwaited({ data, error, isFetching }: UseQueryResult<WholeList<unknown>>): boolean {
  if (data === undefined) return error === null;
  return !data.complete && (isFetching || data.held);
}

/** Reads a list that is held, since something needs all of it; undefined where nothing does. */
export function useReadHeld<Name extends CollectionName>(
  name: Name,
  filters: WireFilters<Name>,
  list: WholeList<unknown> | undefined,
): void {
  const client = useQueryClient();
  useReadWhenHeld(list?.held === true, () => void readAll(client, name, filters));
}

/** One record. */
export function useRecord<Name extends CollectionName>(name: Name, id: number) {
  return useQuery(recordOptions(name, id));
}
