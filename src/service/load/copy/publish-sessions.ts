import type { RecordOf } from '#contract/lists/collections.ts';
import { wallSeconds } from '#contract/time.ts';
import { refreshSessions } from '#service/database/refresh-counters.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { idsHere, putRows } from '#service/load/loaded-rows.ts';
import { addressThere, copiedId, stamps } from './copied-values.ts';
import { eventSaid } from './copy-events.ts';
import { addTo, type CopiedDeployment, type CopyRun } from './copy-run.ts';
import { putOccurrences, type Occurrence } from './put-occurrences.ts';
import { removeRows } from './remove-records.ts';
import { sentDetections, type SentCapture } from '#service/load/copy/sent/sent-detections.ts';
import { stagedAmong, stagedCounts, stagedRecords, unstage } from './staged-records.ts';

/** The lists whose records belong to sessions. */
export type SessionList = 'captures' | 'occurrences';

/** A staged part of a source: a deployment, or what a project has of no deployment. */
export interface StagedPart {
  /** its name in `staged_records` */
  part: string;
  projectId: number;
  /** its id here; null: none */
  deploymentId: number | null;
  /** the lists that were read whole for the sessions: of these, what was not read is gone */
  lists: readonly SessionList[];
}

/** Rows of a batch; a session with more is a batch of its own. */
const ROWS = 2_000;

export function partOf(there: number, { id, projectId }: CopiedDeployment, lists: readonly SessionList[]): StagedPart {
  return { part: String(there), projectId, deploymentId: id, lists };
}

/**
 * Shows staged sessions: each with its captures and occurrences at once, in one transaction for a few sessions, so that a
 * reader never sees half of one. What is staged stays so, since it tells what is gone, and an interrupted load needs it.
 *
 * @param sessions ids there; null: all of the part, also those that are here
 */
export async function publishSessions(run: CopyRun, part: StagedPart, sessions: readonly string[] | null) {
  const { source, context } = run;
  const counts = new Map<string, number>();
  for (const list of ['events', 'captures', 'occurrences'] as const) {
    for (const [event, count] of await stagedCounts(context.database, { source, list, part: part.part })) {
      if (event !== null) counts.set(event, (counts.get(event) ?? 0) + count);
    }
  }
  const known = await knownSessions(run, part);
  const wanted = sessions ?? [...new Set([...known, ...counts.keys()])];
  const own = wanted.filter((key) => known.has(key));
  for await (const keys of inPortions(own, ROWS, (key) => 1 + (counts.get(key) ?? 0))) {
    await inBatch(context, (transaction) => publish(run, transaction, part, keys));
  }
  if (sessions !== null) return;
  // What names a session that did not come belongs to none.
  const strays = wanted.filter((key) => !known.has(key));
  await inBatch(context, async (transaction) => {
    if (strays.length > 0) await detach(transaction, run, part, strays);
    await publish(run, transaction, part, null);
  });
}

/** The sessions of a part that are here or staged, by their ids there. */
async function knownSessions({ context, source }: CopyRun, { part, deploymentId }: StagedPart): Promise<Set<string>> {
  if (deploymentId === null) return new Set();
  const here = await context.database
    .selectFrom('load_keys')
    .innerJoin('events', 'events.id', 'load_keys.id')
    .select('load_keys.key')
    .where('load_keys.source', '=', source)
    .where('load_keys.kind', '=', 'events')
    .where('events.deployment_id', '=', deploymentId)
    .execute();
  const staged = await stagedCounts(context.database, { source, list: 'events', part });
  return new Set([...here.map(({ key }) => key), ...[...staged.keys()].filter((key) => key !== null)]);
}

async function detach(transaction: Database, { source, context }: CopyRun, { part }: StagedPart, events: string[]) {
  for (const list of ['captures', 'occurrences'] as const) {
    const rows = await transaction
      .selectFrom('staged_records')
      .select(['key', 'event'])
      .where('source', '=', source)
      .where('list', '=', list)
      .where('part', '=', part)
      .where('event', 'in', events)
      .execute();
    for (const { key, event } of rows) {
      const why = 'did not come, so it belongs to no session';
      context.setAside.note({ where: list, at: key, field: 'event', why, value: `event ${event}` });
    }
  }
  await transaction
    .updateTable('staged_records')
    .set({ event: null })
    .where('source', '=', source)
    .where('part', '=', part)
    .where('event', 'in', events)
    .execute();
}

/** @param keys ids there of sessions; null: what belongs to no session */
async function publish(
  run: CopyRun,
  transaction: Database,
  { part, projectId, deploymentId, lists }: StagedPart,
  keys: readonly string[] | null,
): Promise<void> {
  const { source } = run;
  if (keys !== null && deploymentId !== null) {
    const events = await stagedRecords<RecordOf<'events'>>(transaction, { source, list: 'events', part }, keys);
    await putRows(
      transaction,
      source,
      'events',
      events.map((record) => ({
        ...eventRow(record, projectId, deploymentId),
        publicId: copiedId(source, 'events', record),
      })),
    );
    await unstage(
      transaction,
      source,
      'events',
      events.map(({ id }) => String(id)),
    );
  }
  const ids = keys === null ? new Map<string, number>() : await idsHere(transaction, source, 'events', keys);
  const eventOf = (event: { id: number } | null) => (keys === null ? null : (ids.get(String(event?.id)) ?? null));
  const captures = await stagedRecords<SentCapture>(transaction, { source, list: 'captures', part }, keys);
  const captureRows = captures.map((record) => ({
    key: String(record.id),
    publicId: copiedId(source, 'captures', record),
    row: {
      project_id: projectId,
      deployment_id: deploymentId,
      event_id: eventOf(record.event),
      timestamp: record.timestamp,
      // Not null: a picture would be drawn for it.
      image: addressThere(source, record.url) ?? '',
      width: record.width,
      height: record.height,
      size_bytes: record.size,
      is_processed: processedOf(record),
      last_processed: record.last_processed ?? null,
    },
  }));
  await putRows(transaction, source, 'captures', captureRows);
  const occurrences = await stagedRecords<Occurrence>(transaction, { source, list: 'occurrences', part }, keys);
  const placed = occurrences.map((record) => ({ record, projectId, deploymentId, eventId: eventOf(record.event) }));
  await putOccurrences(run, transaction, placed, sentDetections(captures));
  for (const list of lists) {
    addTo(
      run.gone,
      list,
      await removeGone(run, transaction, list, { deploymentId, projectId }, keys && [...ids.values()]),
    );
  }
  await refreshSessions(transaction, [...ids.values()]);
}

/** Removes captures or occurrences of sessions that were read whole without them. @returns how many */
async function removeGone(
  { source }: CopyRun,
  transaction: Database,
  list: SessionList,
  { deploymentId, projectId }: { deploymentId: number | null; projectId: number },
  events: readonly number[] | null,
): Promise<number> {
  const rows = await transaction
    .selectFrom(list)
    .innerJoin('load_keys', 'load_keys.id', `${list}.id`)
    .select(['load_keys.key', 'load_keys.id'])
    .where('load_keys.source', '=', source)
    .where('load_keys.kind', '=', list)
    .$if(events !== null, (query) => query.where(idsIn(transaction, `${list}.event_id`, events ?? [])))
    .$if(events === null, (query) =>
      query
        .where(`${list}.event_id`, 'is', null)
        .where(`${list}.project_id`, '=', projectId)
        .where(`${list}.deployment_id`, deploymentId === null ? 'is' : '=', deploymentId),
    )
    .execute();
  const staged = await stagedAmong(
    transaction,
    source,
    list,
    rows.map(({ key }) => key),
  );
  const gone = rows.filter(({ key }) => !staged.has(key)).map(({ id }) => id);
  await removeRows(transaction, list, gone);
  return gone.length;
}

/** Whether a capture was processed, as the service says it: by the time, or in our own field; null: it does not. */
function processedOf({ last_processed: time, is_processed: is }: SentCapture): number | null {
  if (time !== undefined) return time === null ? 0 : 1;
  return is === undefined || is === null ? null : Number(is);
}

function eventRow(record: RecordOf<'events'>, projectId: number, deploymentId: number) {
  return {
    key: String(record.id),
    said: eventSaid(record),
    row: {
      project_id: projectId,
      deployment_id: deploymentId,
      start: record.start,
      end: record.end ?? record.start,
      duration_seconds: secondsOf(record),
      ...stamps(record, record.start),
    },
  };
}

/** Elapsed time; the difference of the two wall clocks where the service gives none. */
function secondsOf({ start, end, duration }: { start: string; end: string | null; duration: string | null }): number {
  const seconds = duration === null || duration.trim() === '' ? Number.NaN : Number(duration);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  return Math.max(0, wallSeconds(end ?? start) - wallSeconds(start));
}
