import { sessionNights } from '#contract/nights.ts';
import { formatTimestamp, isoOfDay, wallSeconds } from '#contract/time.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { pastSessions } from '#service/load/past-ids.ts';
import type { CamtrapSession } from './camtrap-sessions.ts';

/** A session that is stored already, or that there was before. */
interface Stored {
  /** null: it is gone */
  id: number | null;
  start: string;
  end: string;
  public_id: string | null;
}

/**
 * Gives the sessions of a deployment the ids that they are published with, since packages have none for them: the night on
 * which they begin, below the deployment's, with a number from the second of the night on. What has an id keeps it: a session
 * that takes the place of stored or past ones has that of the first that it
 * overlaps.
 *
 * @param own whose stored row each session is; undefined for new ones
 */
export function sessionIds<Session extends Record<'first' | 'last', Pick<CamtrapSession['first'], 'wallSeconds'>>>(
  prefix: string,
  sessions: readonly Session[],
  stored: readonly Stored[],
  own: (session: Session) => number | undefined,
): Map<Session, string> {
  const byId = new Map(stored.flatMap((one) => (one.id === null ? [] : [[one.id, one]])));
  const ids = new Map<Session, string>();
  const kept = new Set<number>();
  for (const session of sessions) {
    const id = own(session);
    if (id === undefined) continue;
    kept.add(id);
    const publicId = byId.get(id)?.public_id ?? null;
    if (publicId !== null) ids.set(session, publicId);
  }
  const taken = new Set(ids.values());
  const free = stored.filter(({ id, public_id }) => public_id !== null && (id === null || !kept.has(id)));
  const [begin, end] = [
    ({ first }: Session) => formatTimestamp(first.wallSeconds),
    ({ last }: Session) => formatTimestamp(last.wallSeconds),
  ];
  for (const session of sessions) {
    if (ids.has(session)) continue;
    const before = free.find(
      (one) => one.start <= end(session) && one.end >= begin(session) && !taken.has(one.public_id ?? ''),
    );
    let id = before?.public_id ?? null;
    if (id === null) {
      const night = isoOfDay(sessionNights({ start: begin(session), end: end(session) }).from);
      // Ids of sessions that are gone are not given out again.
      const isUsed = (one: string) => taken.has(one) || stored.some(({ public_id }) => public_id === one);
      id = `${prefix}:${night}`;
      for (let number = 2; isUsed(id); number += 1) id = `${prefix}:${night}:${number}`;
    }
    ids.set(session, id);
    taken.add(id);
  }
  return ids;
}

/** The stored sessions of deployments of a source and after them the past ones, by the id of the deployment. */
export async function storedSessions(
  database: Database,
  source: string,
  deploymentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Stored[]>> {
  const rows = await database
    .selectFrom('events')
    .select(['id', 'deployment_id', 'start', 'end', 'public_id'])
    .where(idsIn(database, 'deployment_id', deploymentIds))
    .orderBy('start')
    .orderBy('id')
    .execute();
  const sessions = new Map<number, Stored[]>(deploymentIds.map((id) => [id, []]));
  for (const { deployment_id, ...one } of rows) sessions.get(deployment_id)?.push(one);
  for (const { deployment_id, ...one } of await pastSessions(database, source, deploymentIds))
    sessions.get(deployment_id)?.push({ id: null, ...one });
  return sessions;
}

/** Sets the ids of stored sessions where they have none, or another one has it now. */
export async function putSessionIds(
  transaction: Database,
  sessions: ReadonlyMap<number, string>,
  stored: readonly Stored[],
): Promise<void> {
  const given = new Map([...sessions].map(([id, publicId]) => [publicId, id]));
  for (const { id, public_id } of stored) {
    if (id === null) continue;
    const now = sessions.get(id) ?? (public_id !== null && given.has(public_id) ? null : public_id);
    if (now !== public_id)
      await transaction.updateTable('events').set({ public_id: now }).where('id', '=', id).execute();
  }
}

/**
 * Names sessions whose id another one has now, and that stay: captures of theirs are in no package that was loaded since.
 *
 * @param deployments the ids of the package's deployments, by their deploymentID
 */
export async function nameLeftSessions(
  transaction: Database,
  {
    source,
    dataset,
    deployments,
  }: Readonly<Record<'source' | 'dataset', string>> & { deployments: ReadonlyMap<string, number> },
): Promise<void> {
  const left = await transaction
    .selectFrom('events')
    .select('deployment_id')
    .where(idsIn(transaction, 'deployment_id', [...deployments.values()]))
    .where('public_id', 'is', null)
    .execute();
  const ids = new Set(left.map(({ deployment_id }) => deployment_id));
  const all = await storedSessions(transaction, source, [...ids]);
  for (const [deployment, id] of deployments) {
    if (!ids.has(id)) continue;
    const stored = all.get(id) ?? [];
    const here = stored.flatMap((one) => {
      const [first, last] = [{ wallSeconds: wallSeconds(one.start) }, { wallSeconds: wallSeconds(one.end) }];
      return one.id === null ? [] : [{ id: one.id, first, last }];
    });
    const named = sessionIds(`${dataset}:${deployment}`, here, stored, (session) => session.id);
    await putSessionIds(transaction, new Map([...named].map(([session, publicId]) => [session.id, publicId])), stored);
  }
}
