import { copyList, countCame, ifOffered, scopeOf, type CopyRun } from './copy-run.ts';
import { fourAtATime } from './four-at-a-time.ts';
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
        ? 'stranger'
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

/** What passed; the difference of the two wall clocks where the service does not say. */
function secondsOf({ start, end, duration }: { start: string; end: string | null; duration: string | null }): number {
  const told = duration === null || duration.trim() === '' ? Number.NaN : Number(duration);
  if (Number.isFinite(told) && told >= 0) return told;
  return Math.max(0, (Date.parse(`${end ?? start}Z`) - Date.parse(`${start}Z`)) / 1_000);
}

/**
 * Copies captures, a deployment after another: running services want a project, and no list of theirs is long then. A
 * load that was ended does not read again the deployments it had finished.
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
          if (record.deployment !== null && record.deployment.id !== there) return 'stranger';
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
  if (isOffered) progress.end(run.came.get('captures')?.theirs ?? 0);
  return isOffered;
}

/** Copies a part of every deployment, four at a time, and remembers in `load_keys` which are finished. */
export async function forEachDeployment(
  run: CopyRun,
  name: 'captures' | 'occurrences',
  copy: (there: number, deployment: { id: number; project: number; projectId: number }) => Promise<number>,
): Promise<void> {
  const kind = finishedKind(name);
  const keys = [...run.deployments.keys()].map(String);
  const finished = await idsHere(run.context.database, run.source, kind, keys);
  await fourAtATime(run.deployments, async ([there, deployment]) => {
    const key = String(there);
    const before = finished.get(key);
    if (before !== undefined) return countCame(run, name, before);
    const leftBefore = run.context.setAside.countOf(name);
    const theirs = await copy(there, deployment);
    // What was left out has to be listed again.
    if (run.context.setAside.countOf(name) > leftBefore) return;
    await inBatch(run.context, (transaction) => rememberIds(transaction, run.source, kind, new Map([[key, theirs]])));
  });
  if ((run.came.get(name)?.strangers ?? 0) > 0) return;
  // The service's own count also tells of what belongs to deployments that did not come.
  let theirs = 0;
  for (const project of run.projects.keys()) theirs += await run.lists.count(name, { project_id: project });
  run.came.set(name, { theirs, strangers: 0 });
}

/** The load is whole: the next one looks at everything again. */
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
