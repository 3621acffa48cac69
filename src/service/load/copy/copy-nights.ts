import { limiter } from '#contract/limiter.ts';
import { wallSeconds } from '#contract/time.ts';
import { copyList, addCounts, ifOffered, scopeOf, type CopyRun } from './copy-run.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { idsHere, putRows, rememberIds } from '#service/load/loaded-rows.ts';
import { stamps } from './copy-places.ts';
import { Progress } from '#service/load/progress.ts';

/** Copies events, the monitoring sessions (spec 2.5). */
export async function copyEvents(run: CopyRun): Promise<void> {
  await copyList(run, {
    name: 'events',
    filters: scopeOf(run),
    judge: (record) => {
      const deployment = run.deployments.get(record.deployment.id);
      if (deployment !== undefined) return { taken: { record, deployment } };
      return run.project !== null && !run.leftOut.has(record.deployment.id)
        ? 'foreign'
        : { field: 'deployment', why: `deployment ${record.deployment.id} did not come` };
    },
    write: async (transaction, taken) => {
      const rows = taken.map(({ record, deployment }) => ({
        key: String(record.id),
        row: {
          project_id: deployment.projectId,
          deployment_id: deployment.id,
          start: record.start,
          end: record.end ?? record.start,
          duration_seconds: secondsOf(record),
          ...stamps(record),
        },
      }));
      await putRows(transaction, run.source, 'events', rows);
    },
  });
}

/** Elapsed time; the difference of the two wall clocks where the service gives none. */
function secondsOf({ start, end, duration }: { start: string; end: string | null; duration: string | null }): number {
  const seconds = duration === null || duration.trim() === '' ? Number.NaN : Number(duration);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  return Math.max(0, wallSeconds(end ?? start) - wallSeconds(start));
}

/**
 * Copies captures by deployment: running services require a project, and these lists are short. A restarted load skips
 * the deployments that it has already finished.
 */
export async function copyCaptures(run: CopyRun): Promise<boolean> {
  const progress = new Progress(run.context.say, 'captures');
  const isOffered = await ifOffered(run, 'captures', () =>
    forEachDeployment(run, 'captures', async (there, deployment) =>
      copyList(run, {
        name: 'captures',
        filters: { project_id: deployment.project, deployment: there },
        progress,
        judge: (record) => {
          if (record.deployment !== null && record.deployment.id !== there) return 'foreign';
          if (record.event === null) return { field: 'event', why: 'null, so it belongs to no session' };
          return { taken: { record, event: String(record.event.id) } };
        },
        write: async (transaction, taken) => {
          const events = await idsHere(
            transaction,
            run.source,
            'events',
            taken.map(({ event }) => event),
          );
          const rows = taken.flatMap(({ record, event }) => {
            const event_id = events.get(event);
            if (event_id === undefined) {
              const why = `event ${event} did not come`;
              run.context.setAside.add({ where: 'captures', at: String(record.id), field: 'event', why });
              return [];
            }
            const row = {
              project_id: deployment.projectId,
              deployment_id: deployment.id,
              event_id,
              timestamp: record.timestamp,
              image: record.url,
              width: record.width,
              height: record.height,
              size_bytes: record.size,
            };
            return [{ key: String(record.id), row }];
          });
          await putRows(transaction, run.source, 'captures', rows);
        },
      }),
    ),
  );
  if (isOffered) progress.end(run.counts.get('captures')?.theirs ?? 0);
  return isOffered;
}

/** Number of deployments copied at the same time. */
const AT_A_TIME = 4;

/** Copies a list of every deployment, a few at a time, and records finished deployments in `load_keys`. */
export async function forEachDeployment(
  run: CopyRun,
  name: 'captures' | 'occurrences',
  copy: (there: number, deployment: { id: number; project: number; projectId: number }) => Promise<number>,
): Promise<void> {
  const kind = finishedKind(name);
  const keys = [...run.deployments.keys()].map(String);
  const finished = await idsHere(run.context.database, run.source, kind, keys);
  await forEachLimited(run.deployments, async ([there, deployment]) => {
    const key = String(there);
    const before = finished.get(key);
    if (before !== undefined) return addCounts(run, name, before);
    const leftBefore = run.context.setAside.countOf(name);
    const theirs = await copy(there, deployment);
    // A deployment with unusable records is not marked as finished, so that the next load reports them again.
    if (run.context.setAside.countOf(name) > leftBefore) return;
    await inBatch(run.context, (transaction) => rememberIds(transaction, run.source, kind, new Map([[key, theirs]])));
  });
  if ((run.counts.get(name)?.foreign ?? 0) > 0) return;
  // The service's own count includes records of deployments that could not be copied.
  let theirs = 0;
  for (const project of run.projects.keys()) theirs += await run.lists.count(name, { project_id: project });
  run.counts.set(name, { theirs, foreign: 0 });
}

/** Clears the marks after a complete load: the next one checks everything again. */
export async function forgetFinished(run: CopyRun): Promise<void> {
  const kinds = [finishedKind('captures'), finishedKind('occurrences')];
  await run.context.database
    .deleteFrom('load_keys')
    .where('source', '=', run.source)
    .where('kind', 'in', kinds)
    .execute();
}

function finishedKind(name: string): string {
  return `${name} finished`;
}

/** Runs `work` for every item, a few at a time. After a failure no further items start, and running ones may end. */
async function forEachLimited<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const { run, rejectQueued } = limiter(AT_A_TIME);
  const workOrStop = (item: Item) =>
    work(item).catch((error: Error) => {
      rejectQueued(error);
      throw error;
    });
  const ends = await Promise.allSettled(Array.from(items, (item) => run(() => workOrStop(item))));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
