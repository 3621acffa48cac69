import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { imageSources, type ImageSource, type ImageSources } from '#contract/images/image-answers.ts';
import { hasEnded } from '#contract/records/job.ts';
import { GENTLE_MS, gentleWaitMs } from '#dashboard/api/exports/poll-interval.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { readImages } from './read-images.ts';

const RUNNING_MS = 2_000;

/** What a running job has done in its current stage. */
interface Pace {
  stage: string;
  sinceMs: number;
  doneBefore: number;
  done: number;
  /** null: not known yet */
  perSecond: number | null;
}

export interface KnownImages extends ImageSources {
  /** of running jobs, by their ids */
  paces: ReadonlyMap<number, Pace>;
}

/**
 * The sources that are folders of images (ours), with their jobs: asked for every 2 s while one runs, else every 30 s, since others
 * start jobs too. What a job has changed is read again: the list of sources while it runs, all lists when it has ended. Other
 * services are not asked.
 */
export function useImageSources() {
  return useQuery({
    queryKey: queryKeys.imageSources,
    queryFn: isOtherService()
      ? skipToken
      : async ({ client, signal }): Promise<KnownImages> => {
          const before = client.getQueryData<KnownImages>(queryKeys.imageSources);
          const found = readImages(imageSources, 'images/', await getJson('images/', signal));
          if (before !== undefined) renewLists(client, before.sources, found.sources);
          return { ...found, paces: pacesOf(found.sources, before?.paces ?? new Map(), Date.now()) };
        },
    meta: { undated: true },
    staleTime: GENTLE_MS,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      data?.sources.some(isAtWork) === true && error === null ? RUNNING_MS : gentleWaitMs(error, 0),
  });
}

/** Whether a job of the source is running. */
export function isAtWork({ job }: ImageSource): boolean {
  return job !== null && !hasEnded(job.status);
}

/** Asks again at once: something was begun or ended. */
export async function renewImageSources(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: queryKeys.imageSources });
  void client.invalidateQueries({ queryKey: queryKeys.latestJobs });
}

/** The numbers of the stage that runs; null where none does. */
export function runningStage({ job }: ImageSource): { key: string; done: number; total: number | null } | null {
  const stage = job?.progress?.stages.find(({ status }) => !hasEnded(status));
  if (stage === undefined) return null;
  const numbers = stage.params.map(({ value }) => (typeof value === 'number' ? value : null));
  return { key: stage.key, done: numbers[0] ?? 0, total: numbers[1] ?? null };
}

function renewLists(client: QueryClient, before: readonly ImageSource[], found: readonly ImageSource[]): void {
  const jobsBefore = new Map(before.map(({ id, job }) => [id, job]));
  const changed = found.filter(({ id, job }) => jobsBefore.get(id)?.updated_at !== job?.updated_at);
  const ids = new Set(found.map(({ id }) => id));
  if (changed.some((source) => !isAtWork(source)) || before.some(({ id }) => !ids.has(id))) {
    // Deployments, sessions, captures, and what is made of them.
    void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'images' });
  } else if (changed.length > 0) {
    // A slow list is not begun again with every poll.
    void client.invalidateQueries({ queryKey: queryKeys.wholeLists('storage') }, { cancelRefetch: false });
    const isNew = changed.some(({ id }) => !jobsBefore.has(id));
    if (isNew) void client.invalidateQueries({ queryKey: queryKeys.wholeLists('projects') });
  }
}

function pacesOf(sources: readonly ImageSource[], before: ReadonlyMap<number, Pace>, nowMs: number) {
  const paces = new Map<number, Pace>();
  for (const source of sources) {
    const stage = isAtWork(source) ? runningStage(source) : null;
    if (source.job === null || stage === null) continue;
    const { key, done } = stage;
    const earlier = before.get(source.job.id);
    if (earlier?.stage !== key) {
      paces.set(source.job.id, { stage: key, sinceMs: nowMs, doneBefore: done, done, perSecond: null });
      continue;
    }
    const seconds = (nowMs - earlier.sinceMs) / 1_000;
    const perSecond = done > earlier.doneBefore && seconds > 1 ? (done - earlier.doneBefore) / seconds : null;
    paces.set(source.job.id, { ...earlier, done, perSecond });
  }
  return paces;
}
