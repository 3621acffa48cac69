import { captureDetailReader } from '#contract/records/capture-detail.ts';
import { cameWith } from '#contract/lists/page.ts';
import type { Progress } from '#service/load/progress.ts';
import { inQuietBatch, leaveOut, type CopiedDeployment, type CopyRun } from './copy-run.ts';
import { listState, setListState } from './list-states.ts';
import { publishSessions, partOf, type SessionList } from './publish-sessions.ts';
import type { Occurrence } from './put-occurrences.ts';
import { WITH_DETECTIONS, type SentCapture } from '#service/load/copy/sent/sent-detections.ts';
import type { Filters } from './source-lists.ts';
import { stage, stagedCounts, unstagePart } from './staged-records.ts';

/** The state of the copy of sessions. */
export interface SessionRun {
  run: CopyRun;
  /** the lists that the service offers */
  lists: readonly SessionList[];
  /** number of records of each project according to the service, by the project's id there */
  theirs: Record<SessionList, Map<number, number>>;
  /** deployments, by their ids there, whose lists an earlier load has read to their ends */
  whole: ReadonlySet<number>;
  /** deployments that this load has read whole */
  readWhole: Record<SessionList, Set<number>>;
  /** deployments to read whole, whatever their counts say */
  reread: Record<SessionList, Set<number>>;
  /** number of records of deployments, by their ids there, that could not be used when they were read whole */
  leftOut: Record<SessionList, Map<number, number>>;
  /** records that came although they belong to another deployment than the one asked for */
  foreign: Record<SessionList, number>;
  progress: Record<SessionList, Progress>;
  /** number of records that the progress counts up to; null: unknown */
  totals: Record<SessionList, number | null>;
  /** further sessions to read, by deployment */
  touched: Map<number, Set<string>>;
  sendsDetections: () => Promise<boolean>;
}

/**
 * Reads lists of a deployment whole, and shows its sessions. If it was interrupted before, it continues there: what has
 * come is staged.
 */
export async function readDeployment(
  session: SessionRun,
  there: number,
  deployment: CopiedDeployment,
  lists: readonly SessionList[],
): Promise<void> {
  const { run } = session;
  const complete: SessionList[] = [];
  for (const list of lists) {
    let came = await stageList(session, there, deployment, list);
    // It changed between the two loads.
    if (came === 'begin again') came = await stageList(session, there, deployment, list);
    if (came === 'all') complete.push(list);
  }
  await publishSessions(run, partOf(there, deployment, complete), null);
  await inQuietBatch(run, async (transaction) => {
    await unstagePart(transaction, run.source, lists, String(there));
    for (const list of lists) {
      const at = { source: run.source, list, part: String(there) };
      const leftOut = session.leftOut[list].get(there) ?? 0;
      await setListState(transaction, at, { nextOffset: 0, isWhole: true, leftOut });
      session.readWhole[list].add(there);
    }
  });
}

/** @returns whether as many records are staged as the service counts; where an earlier load began it, nothing is then staged */
async function stageList(
  session: SessionRun,
  there: number,
  { project }: CopiedDeployment,
  list: SessionList,
): Promise<'all' | 'not all' | 'begin again'> {
  const { run } = session;
  const at = { source: run.source, list, part: String(there) };
  const state = await listState(run.context.database, at);
  const from = state.isWhole ? 0 : state.nextOffset;
  const reset = () =>
    inQuietBatch(run, async (transaction) => {
      await unstagePart(transaction, run.source, [list], String(there));
      await setListState(transaction, at, { nextOffset: 0, isWhole: false });
    });
  if (from === 0) await reset();
  else session.progress[list].skip(from);
  let [theirs, foreignHere, leftOut] = [0, 0, from === 0 ? 0 : state.leftOut];
  for await (const page of pagesOf(session, list, { project_id: project, deployment: there }, from)) {
    theirs = page.count;
    leaveOut(run, list, page.rejected);
    const own = page.records.filter(({ deployment }) => deployment === null || deployment.id === there);
    const foreign = page.records.length - own.length;
    session.foreign[list] += foreign;
    foreignHere += foreign;
    leftOut += page.rejected.length;
    await inQuietBatch(run, async (transaction) => {
      await stage(
        transaction,
        run.source,
        list,
        own.map((record) => stagedOf(record, there)),
      );
      if (page.nextOffset !== null)
        await setListState(transaction, at, { nextOffset: page.nextOffset, isWhole: false, leftOut });
    });
    session.progress[list].add(own.length, session.totals[list]);
  }
  session.leftOut[list].set(there, leftOut);
  let staged = 0;
  for (const count of (await stagedCounts(run.context.database, at)).values()) staged += count;
  if (staged + foreignHere + leftOut === theirs) return 'all';
  if (from === 0) return 'not all';
  await reset();
  return 'begin again';
}

/** Reads these sessions, each with its captures and occurrences, and shows them. */
export async function readSessions(
  session: SessionRun,
  there: number,
  deployment: CopiedDeployment,
  events: readonly string[],
): Promise<void> {
  const { run, lists } = session;
  const unstageAll = () =>
    inQuietBatch(run, (transaction) =>
      unstagePart(transaction, run.source, ['captures', 'occurrences'], String(there)),
    );
  await unstageAll();
  const complete = new Set(lists);
  for (const event of events) {
    for (const list of lists) {
      let missing = 0;
      let came = 0;
      for await (const page of pagesOf(session, list, { project_id: deployment.project, event: Number(event) })) {
        if (page.records.some((record) => String(record.event?.id) !== event)) {
          run.context.say(`  ${list}: sessions cannot be asked for there, so whole deployments are read`);
          return readDeployment(session, there, deployment, lists);
        }
        leaveOut(run, list, page.rejected);
        await inQuietBatch(run, (transaction) =>
          stage(
            transaction,
            run.source,
            list,
            page.records.map((record) => stagedOf(record, there)),
          ),
        );
        session.progress[list].add(page.records.length, session.totals[list]);
        came += cameWith(page);
        missing = page.count - came;
      }
      if (missing > 0) complete.delete(list);
    }
  }
  await publishSessions(run, partOf(there, deployment, [...complete]), events);
  await unstageAll();
}

function stagedOf(record: SentCapture | Occurrence, there: number) {
  return {
    key: String(record.id),
    part: String(there),
    event: record.event === null ? null : String(record.event.id),
    record,
  };
}

/** The pages of a list: of captures with their detections, where the service sends them. */
async function* pagesOf({ run, sendsDetections }: SessionRun, list: SessionList, filters: Filters, from = 0) {
  if (list === 'occurrences') yield* run.lists.walk('occurrences', filters, from);
  else if (!(await sendsDetections())) yield* run.lists.walk('captures', filters, from);
  else yield* run.lists.walkAs('captures', captureDetailReader, { ...filters, ...WITH_DETECTIONS }, from);
}
