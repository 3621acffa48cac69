import { sql, type Selectable } from 'kysely';
import { formatTimestamp, wallSeconds } from '#contract/time.ts';
import { idsIn } from '#service/database/ids-in.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { refreshSessions } from '#service/database/refresh-counters.ts';
import type { Tables } from '#service/database/tables.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import { CamtrapSessions, sessionAt, type CamtrapSession } from '#service/load/camtrap/camtrap-sessions.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { nextIds } from '#service/load/loaded-rows.ts';
import { indexedImagePath } from '#service/record-links.ts';
import { isImpossible } from './clock.ts';
import { BATCH_FILES, report, type IndexRun, type StoredFile } from './index-run.ts';

/** A deployment whose captures are brought up to date. */
interface Settled {
  id: number;
  /** seconds that are added to its clock */
  shift: number;
}

/** The exposures of one moment: one capture. */
type Moment = readonly [StoredFile, ...StoredFile[]];
type Capture = Selectable<Tables['captures']>;

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

async function filesAfter(database: Database, deploymentId: number, after: StoredFile | undefined) {
  return database
    .selectFrom('image_files')
    .selectAll()
    .where('deployment_id', '=', deploymentId)
    .where('taken', 'is not', null)
    .where('state', '<>', 'duplicate')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(taken, fraction, moment, id) > (${after?.taken}, ${after?.fraction}, ${after?.moment}, ${after?.id})`,
      ),
    )
    .orderBy('taken')
    .orderBy('fraction')
    .orderBy('moment')
    .orderBy('id')
    .limit(BATCH_FILES)
    .execute();
}

/** The sessions of a deployment, of all its files with a possible time: those that have vanished, too, have a capture. */
async function sessionsOf({ context, mapping }: IndexRun, { id, shift }: Settled): Promise<CamtrapSession[]> {
  const sessions = new CamtrapSessions(mapping.gapHours);
  const nowMs = Date.now();
  let files: StoredFile[] = [];
  do {
    files = await filesAfter(context.database, id, files.at(-1));
    for (const { taken, state, capture_id } of files) {
      const seconds = wallSeconds(taken ?? '') + shift;
      const isKept = state === 'indexed' || capture_id !== null;
      if (isKept && !isImpossible(seconds, nowMs))
        sessions.add({ instantMs: seconds * 1_000, wallSeconds: seconds, fraction: '' });
    }
  } while (files.length === BATCH_FILES);
  return sessions.sessions();
}

/** Stores the sessions of a deployment; one that it has already, and that overlaps, becomes the new one. */
async function putSessions(
  { source }: IndexRun,
  transaction: Database,
  { id }: Settled,
  sessions: readonly CamtrapSession[],
): Promise<Map<CamtrapSession, number>> {
  const stored = await transaction
    .selectFrom('events')
    .select(['id', 'start', 'end'])
    .where('deployment_id', '=', id)
    .orderBy('start')
    .orderBy('id')
    .execute();
  const ids = new Map<CamtrapSession, number>();
  const at = serviceTimestamp();
  const added: CamtrapSession[] = [];
  let next = 0;
  for (const session of sessions) {
    const [start, end] = [formatTimestamp(session.first.wallSeconds), formatTimestamp(session.last.wallSeconds)];
    while ((stored[next]?.end ?? end) < start) next += 1;
    const one = stored[next];
    if (one === undefined || one.start > end) {
      added.push(session);
      continue;
    }
    next += 1;
    ids.set(session, one.id);
    if (one.start === start && one.end === end) continue;
    const changes = { ...timesOf(session), updated_at: at };
    await transaction.updateTable('events').set(changes).where('id', '=', one.id).execute();
  }
  const newIds = await nextIds(transaction, 'events', added.length);
  const rows = added.map((session, index) => ({
    id: newIds[index] ?? 0,
    project_id: source.projectId,
    deployment_id: id,
    ...timesOf(session),
    created_at: at,
    updated_at: at,
  }));
  await insertRows(transaction, 'events', rows);
  for (const [index, session] of added.entries()) ids.set(session, newIds[index] ?? 0);
  return ids;
}

function timesOf({ first, last }: CamtrapSession) {
  return {
    start: formatTimestamp(first.wallSeconds),
    end: formatTimestamp(last.wallSeconds),
    duration_seconds: last.wallSeconds - first.wallSeconds,
  };
}

interface CapturesOf {
  settled: Settled;
  moments: readonly Moment[];
  /** id of the session at a time; null: none */
  eventAt: (instantMs: number) => number | null;
}

/** Inserts the captures that are missing, and changes those that differ, in a transaction. */
async function putCaptures(run: IndexRun, transaction: Database, { settled, moments, eventAt }: CapturesOf) {
  const stored = await capturesOf(transaction, moments);
  const nowMs = Date.now();
  const touched = new Set<number>();
  const added: { moment: Moment; row: ReturnType<typeof captureRow> }[] = [];
  const ofFiles: [file: number, capture: number][] = [];
  for (const moment of moments) {
    const seconds = wallSeconds(moment[0].taken ?? '') + settled.shift;
    const isPossible = !isImpossible(seconds, nowMs);
    const eventId = isPossible ? eventAt(seconds * 1_000) : null;
    const row = captureRow(run, moment, { settled, eventId, timestamp: isPossible ? formatTimestamp(seconds) : null });
    const captureId = moment.find(({ capture_id }) => capture_id !== null)?.capture_id ?? null;
    if (captureId === null) {
      if (isPossible && moment.some(({ state }) => state === 'indexed')) added.push({ moment, row });
      continue;
    }
    for (const { id, capture_id } of moment) if (capture_id === null) ofFiles.push([id, captureId]);
    const before = stored.get(captureId);
    if (before === undefined || isEqual(before, row)) continue;
    await transaction.updateTable('captures').set(row).where('id', '=', captureId).execute();
    for (const event of [before.event_id, eventId]) if (event !== null) touched.add(event);
  }
  const ids = await nextIds(transaction, 'captures', added.length);
  await insertRows(
    transaction,
    'captures',
    added.map(({ row }, index) => ({ ...row, id: ids[index] ?? 0, width: null, height: null })),
  );
  for (const [index, { moment, row }] of added.entries()) {
    for (const { id } of moment) ofFiles.push([id, ids[index] ?? 0]);
    if (row.event_id !== null) touched.add(row.event_id);
  }
  await markSettled(transaction, moments, ofFiles);
  await refreshSessions(transaction, [...touched]);
  run.state.captures += added.length;
  await count(run, transaction, settled.id, added.length);
}

async function capturesOf(transaction: Database, moments: readonly Moment[]): Promise<Map<number, Capture>> {
  const ids = moments.flatMap((moment) => moment.flatMap(({ capture_id }) => capture_id ?? []));
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('captures')
    .selectAll()
    .where(idsIn(transaction, 'id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function captureRow(
  { source }: IndexRun,
  moment: Moment,
  { settled, eventId, timestamp }: { settled: Settled; eventId: number | null; timestamp: string | null },
) {
  // Of exposures the first is shown; of what has vanished none is.
  const shown = moment
    .filter(({ state }) => state === 'indexed')
    .reduce<StoredFile | null>((least, one) => (least === null || one.name < least.name ? one : least), null);
  return {
    project_id: source.projectId,
    deployment_id: settled.id,
    event_id: eventId,
    timestamp,
    image: shown === null ? '' : indexedImagePath(source.sourceId, shown.folder, shown.name),
    size_bytes: shown?.size_bytes ?? null,
  };
}

function isEqual(capture: Capture, row: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(row).every(([column, value]) => capture[column as keyof Capture] === value);
}

/** Notes which capture the files belong to, and that they were compared with it. */
async function markSettled(transaction: Database, moments: readonly Moment[], ofFiles: readonly [number, number][]) {
  if (ofFiles.length > 0) {
    const pairs = ofFiles.map(([file, capture]) => sql`(${sql.lit(file)}, ${sql.lit(capture)})`);
    await sql`update image_files set capture_id = found.column2 from (values ${sql.join(pairs)}) as found
      where image_files.id = found.column1`.execute(transaction);
  }
  const unsettled = moments.flatMap((moment) => moment.flatMap(({ id, is_settled }) => (is_settled === 0 ? [id] : [])));
  if (unsettled.length === 0) return;
  await transaction
    .updateTable('image_files')
    .set({ is_settled: 1 })
    .where(idsIn(transaction, 'id', unsettled))
    .execute();
}

/** Adds new captures to the counters of their deployment, project and source, which are true after every batch. */
async function count({ source }: IndexRun, transaction: Database, deploymentId: number, added: number): Promise<void> {
  const { projectId, sourceId } = source;
  await sql`update deployments set captures_count = found.number, first_capture_timestamp = found.first,
      last_capture_timestamp = found.last,
      events_count = (select count(*) from events where events.deployment_id = ${deploymentId})
    from (select count(*) as number, min(timestamp) as first, max(timestamp) as last
      from captures where deployment_id = ${deploymentId}) as found
    where deployments.id = ${deploymentId}`.execute(transaction);
  await sql`update projects set captures_count = captures_count + ${sql.lit(added)},
    events_count = (select count(*) from events where events.project_id = ${projectId}),
    deployments_count = (select count(*) from deployments where deployments.project_id = ${projectId})
    where id = ${projectId}`.execute(transaction);
  await sql`update storage_sources set total_captures_indexed = total_captures_indexed + ${sql.lit(added)},
    deployments_count = (select count(*) from deployments where deployments.storage_source_id = ${sourceId})
    where id = ${sourceId}`.execute(transaction);
}
