import { refreshSessions } from '#service/database/refresh-counters.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { idsHere, saidOf } from '#service/load/loaded-rows.ts';
import { Progress } from '#service/load/progress.ts';
import { changedSince } from './changed-since.ts';
import { compareCounts, listsWith } from './compare-counts.ts';
import { ifOffered, type CopiedDeployment, type CopyRun } from './copy-run.ts';
import { countRowsHere } from './count-rows-here.ts';
import { forEachLimited } from './for-each-limited.ts';
import { listState } from './list-states.ts';
import { publishSessions, partOf } from './publish-sessions.ts';
import { putOccurrences, type Occurrence } from './put-occurrences.ts';
import { readDeployment, readSessions, type SessionRun } from './read-sessions.ts';
import { sendsDetections } from '#service/load/copy/sent/sent-detections.ts';
import { saidByOccurrence } from '#service/load/copy/sent/sent-identifications.ts';
import { stagedCounts } from './staged-records.ts';

const LISTS = ['captures', 'occurrences'] as const;
/** So few changed sessions are asked for one by one, whatever their share. */
const FEW_SESSIONS = 5;
/** Above this share of a deployment's sessions its lists are read whole. */
const MANY = 1 / 4;

/**
 * Copies captures and occurrences, and shows sessions with them. A deployment that was never read to its end is read
 * whole; later only the sessions that changed are read again, and the occurrences that changed. The counts of each project
 * tell whether something else changed or is gone: then those of its deployments tell where.
 */
export async function copySessions(run: CopyRun): Promise<void> {
  const session = await begin(run);
  const changed = await changedOccurrences(session);
  await forEachLimited(run.deployments, async ([there, deployment]) => {
    await copyDeployment(session, there, deployment);
    await run.following?.afterDeployment();
  });
  await putChanged(session, changed);
  await compareCounts(session);
  for (const list of session.lists) if (session.progress[list].done > 0) session.progress[list].end();
}

async function begin(run: CopyRun): Promise<SessionRun> {
  const theirs: SessionRun['theirs'] = { captures: new Map(), occurrences: new Map() };
  for (const list of LISTS) {
    await ifOffered(run, list, async () => {
      for (const project of run.projects.keys()) {
        theirs[list].set(project, await run.lists.count(list, { project_id: project }));
      }
    });
  }
  const lists = LISTS.filter((list) => run.theirs.get(list) !== null);
  const whole = new Set<number>();
  const leftOut: SessionRun['leftOut'] = { captures: new Map(), occurrences: new Map() };
  for (const there of run.deployments.keys()) {
    const states = await Promise.all(
      lists.map((list) => listState(run.context.database, { source: run.source, list, part: String(there) })),
    );
    if (states.every(({ isWhole }) => isWhole)) whole.add(there);
    for (const [index, list] of lists.entries()) leftOut[list].set(there, states[index]?.leftOut ?? 0);
  }
  let isSent: Promise<boolean> | null = null;
  const session: SessionRun = {
    run,
    lists,
    theirs,
    whole,
    readWhole: { captures: new Set(), occurrences: new Set() },
    reread: { captures: new Set(), occurrences: new Set() },
    leftOut,
    foreign: { captures: 0, occurrences: 0 },
    progress: {
      captures: new Progress(run.context, 'captures'),
      occurrences: new Progress(run.context, 'occurrences'),
    },
    totals: { captures: null, occurrences: null },
    touched: new Map(),
    sendsDetections: () => (isSent ??= lists.includes('captures') ? sendsDetections(run) : Promise.resolve(false)),
  };
  for (const list of lists) {
    const total = [...theirs[list].values()].reduce((sum, count) => sum + count, 0);
    run.theirs.set(list, total);
    const here = await countRowsHere(run, list);
    for (const [project, there] of theirs[list]) {
      const ofProject = here.get(`project ${run.projects.get(project) ?? 0}`) ?? 0;
      run.following?.guard.counts(list, { there, here: ofProject, project });
    }
    if (whole.size > 0 && whole.size === run.deployments.size) continue;
    session.totals[list] = total;
    for (const [there, { id }] of run.deployments)
      if (whole.has(there)) session.progress[list].skip(here.get(`deployment ${id}`) ?? 0);
  }
  run.following?.onCounts(run);
  return session;
}

/** Reads what is new of a deployment, and shows it. */
async function copyDeployment(session: SessionRun, there: number, deployment: CopiedDeployment): Promise<void> {
  const { run, lists, whole } = session;
  const at = { source: run.source, list: 'events', part: String(there) } as const;
  const staged = [...(await stagedCounts(run.context.database, at)).keys()].filter((key) => key !== null);
  if (!whole.has(there)) return readDeployment(session, there, deployment, lists);
  const touched = [...new Set([...staged, ...(session.touched.get(there) ?? [])])];
  if (touched.length === 0) return;
  if (lists.length === 0) return publishSessions(run, partOf(there, deployment, []), touched);
  const { n } = await run.context.database
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .where('deployment_id', '=', deployment.id)
    .executeTakeFirstOrThrow();
  if (touched.length > Math.max(FEW_SESSIONS, Number(n) * MANY))
    return readDeployment(session, there, deployment, lists);
  await readSessions(session, there, deployment, touched);
}

/**
 * The occurrences that changed since the last load. Where the service sends detections with captures, their sessions are
 * read again, since that is where the detections are.
 */
async function changedOccurrences(session: SessionRun): Promise<Occurrence[]> {
  const { run, lists, whole } = session;
  const changed: Occurrence[] = [];
  if (!lists.includes('occurrences') || run.check) return changed;
  const areKnown = async (records: readonly Occurrence[]) => {
    const keys = records.map(({ id }) => String(id));
    const known = await saidOf(run.context.database, run.source, 'occurrences', keys);
    return records.map((record) => known.get(String(record.id)) === saidByOccurrence(record));
  };
  for (const project of run.projects.keys()) {
    const ofProject = [...run.deployments].filter((one) => one[1].project === project).map(([there]) => there);
    const read = ofProject.filter((there) => whole.has(there));
    if (read.length === 0) continue;
    const changes = await changedSince(run, 'occurrences', { project_id: project }, areKnown);
    if (changes !== null) for (const record of changes.records.toReversed()) changed.push(record);
    else
      for (const there of read)
        (await listsWith(session, ['occurrences'])).forEach((list) => session.reread[list].add(there));
  }
  if (changed.length === 0 || !(await session.sendsDetections())) return changed;
  for (const { deployment, event } of changed) {
    if (deployment === null || event === null || !whole.has(deployment.id)) continue;
    const touched = session.touched.get(deployment.id) ?? new Set();
    session.touched.set(deployment.id, touched.add(String(event.id)));
  }
  return changed.filter(({ event }) => event === null);
}

/** Puts occurrences that changed, but for those that came with their sessions. */
async function putChanged({ run }: SessionRun, changed: readonly Occurrence[]): Promise<void> {
  const { context, source } = run;
  const keys = changed.map(({ id }) => String(id));
  const known = await saidOf(context.database, source, 'occurrences', keys);
  const left = changed.filter((record) => known.get(String(record.id)) !== saidByOccurrence(record));
  for await (const portion of inPortions(left, 500)) {
    await inBatch(context, async (transaction) => {
      const eventKeys = portion.flatMap(({ event }) => (event === null ? [] : [String(event.id)]));
      const events = await idsHere(transaction, source, 'events', eventKeys);
      const placed = portion.flatMap((record) => {
        const deployment = run.deployments.get(record.deployment?.id ?? 0);
        if (deployment === undefined) return [];
        const eventId = events.get(String(record.event?.id)) ?? null;
        return [{ record, projectId: deployment.projectId, deploymentId: deployment.id, eventId }];
      });
      await putOccurrences(run, transaction, placed, new Map());
      await refreshSessions(transaction, [...events.values()]);
    });
  }
}
