import { formatTimestamp, wallSeconds } from '#contract/time.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import { CamtrapSessions, type CamtrapSession } from '#service/load/camtrap/camtrap-sessions.ts';
import { sessionIds, storedSessions } from '#service/load/camtrap/session-ids.ts';
import { nextIds } from '#service/load/loaded-rows.ts';
import { isImpossible } from './clock.ts';
import { sourceLabel } from './source-label.ts';
import { filesAfter } from './files-after.ts';
import { addTo } from '#service/images/captures/count-captures.ts';
import { BATCH_FILES, type IndexRun, type Settled, type StoredFile } from './index-run.ts';

/** The sessions of a deployment, of all its files with a possible time: those that have vanished, too, have a capture. */
export async function sessionsOf({ context, mapping }: IndexRun, { id, shift }: Settled): Promise<CamtrapSession[]> {
  const sessions = new CamtrapSessions(mapping.gapHours, mapping.cutsAtNoon);
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
export async function putSessions(
  { source, keys }: IndexRun,
  transaction: Database,
  { id }: Settled,
  sessions: readonly CamtrapSession[],
): Promise<Map<CamtrapSession, number>> {
  const known = (await storedSessions(transaction, keys, [id])).get(id) ?? [];
  const stored = known.flatMap((one) => (one.id === null ? [] : [{ ...one, id: one.id }]));
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
  const publicIds =
    added.length === 0
      ? new Map<CamtrapSession, string>()
      : sessionIds(await deploymentLabel(transaction, source.sourceId, id), sessions, known, (one) => ids.get(one));
  const rows = added.map((session, index) => ({
    id: newIds[index] ?? 0,
    project_id: source.projectId,
    deployment_id: id,
    public_id: publicIds.get(session) ?? null,
    ...timesOf(session),
    created_at: at,
    updated_at: at,
  }));
  await insertRows(transaction, 'events', rows);
  if (rows.length > 0) {
    await addTo(transaction, ['projects', source.projectId, 'events_count'], rows.length);
    await addTo(transaction, ['deployments', id, 'events_count'], rows.length);
  }
  for (const [index, session] of added.entries()) ids.set(session, newIds[index] ?? 0);
  return ids;
}

async function deploymentLabel(transaction: Database, sourceId: number, id: number): Promise<string> {
  const { name, public_id } = await transaction
    .selectFrom('deployments')
    .select(['name', 'public_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${await sourceLabel(transaction, sourceId)}:${public_id ?? name}`;
}

function timesOf({ first, last }: CamtrapSession) {
  return {
    start: formatTimestamp(first.wallSeconds),
    end: formatTimestamp(last.wallSeconds),
    duration_seconds: last.wallSeconds - first.wallSeconds,
  };
}
