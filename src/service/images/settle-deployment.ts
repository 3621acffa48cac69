import { inBatch } from '#service/load/in-batch.ts';
import { sessionAt } from '#service/load/camtrap/camtrap-sessions.ts';
import { filesAfter } from './files-after.ts';
import { BATCH_FILES, report, type IndexRun, type Moment, type Settled, type StoredFile } from './index-run.ts';
import { putCaptures } from '#service/images/captures/put-captures.ts';
import { putSessions, sessionsOf } from './put-sessions.ts';

/**
 * The second stage, for one deployment: sorts its files into sessions, and makes its captures agree with them. Captures that
 * agree are left alone; so a stopped run continues where it was. New captures of a burst get their ids by its sequence.
 *
 * @param onFiles called after each batch with its number of files
 */
export async function settleDeployment(run: IndexRun, settled: Settled, onFiles: (count: number) => void) {
  const sessions = await sessionsOf(run, settled);
  const eventIds = await inBatch(run.context, (transaction) => putSessions(run, transaction, settled, sessions));
  const eventAt = (instantMs: number) => {
    const session = sessionAt(sessions, instantMs);
    return session === undefined ? null : (eventIds.get(session) ?? null);
  };
  for await (const { moments, files } of momentsOf(run, settled)) {
    await inBatch(run.context, (transaction) => putCaptures(run, transaction, { settled, moments, eventAt }));
    run.state.settled += files;
    await report(run);
    onFiles(files);
  }
}

/** The files of a deployment that have a time, by time; each batch has whole moments. */
async function* momentsOf(
  { context }: IndexRun,
  { id }: Settled,
): AsyncGenerator<{ moments: Moment[]; files: number }> {
  let rest: StoredFile[] = [];
  let isLast = false;
  while (!isLast) {
    const rows = await filesAfter(context.database, id, rest.at(-1));
    isLast = rows.length < BATCH_FILES;
    const all = [...rest, ...rows];
    // The last moment may continue in the next batch.
    const moments = momentsAmong(all);
    rest = isLast ? [] : [...(moments.pop() ?? [])];
    yield { moments, files: all.length - rest.length };
  }
}

/** Files of one moment follow each other. */
function momentsAmong(files: readonly StoredFile[]): Moment[] {
  const moments: [StoredFile, ...StoredFile[]][] = [];
  for (const file of files) {
    const moment = moments.at(-1);
    if (moment?.[0].taken === file.taken && moment[0].moment === file.moment) moment.push(file);
    else moments.push([file]);
  }
  return moments;
}
