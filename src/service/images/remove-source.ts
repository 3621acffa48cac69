import { sql } from 'kysely';
import type { ImageRemoval } from '#contract/images/image-requests.ts';
import type { Database } from '#service/database/open-database.ts';
import { countLoads, renewMark } from '#service/database/uncounted-loads.ts';
import { ClaimLost, reportOnClaim } from '#service/exports/export-claim.ts';
import { brokenProgress } from '#service/exports/export-progress.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import { removeRows } from '#service/load/copy/remove-records.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { LoadError, Stopped } from '#service/load/load-error.ts';
import { keepIds } from '#service/load/past-ids.ts';
import { endCancelled } from './cancel-index.ts';
import { renewSource, type ClaimedRemoval } from './image-source.ts';
import { removalProgress, type RemovalState } from './index-progress.ts';

/** Rows of files in one statement. */
const FILES_AT_A_TIME = 20_000;
/** Sessions of a deployment that are removed in one batch. */
const SESSIONS_AT_A_TIME = 20;

/** What goes with a source of images; null where there is none with this id. */
export async function removalOf(database: Database, sourceId: number): Promise<ImageRemoval | null> {
  const source = await database
    .selectFrom('image_sources')
    .innerJoin('storage_sources', 'storage_sources.id', 'storage_source_id')
    .select('project_id')
    .where('storage_source_id', '=', sourceId)
    .executeTakeFirst();
  if (source === undefined) return null;
  const { rows } = await sql<Omit<ImageRemoval, 'projects'>>`select cast(count(*) as integer) as deployments,
      cast(coalesce(sum(events_count), 0) as integer) as sessions,
      cast(coalesce(sum(captures_count), 0) as integer) as captures,
      cast(coalesce(sum(occurrences_count), 0) as integer) as occurrences
    from deployments where storage_source_id = ${sourceId}`.execute(database);
  const counts = rows[0] ?? { deployments: 0, sessions: 0, captures: 0, occurrences: 0 };
  return { ...counts, projects: (await isAlone(database, sourceId, source.project_id)) ? 1 : 0 };
}

/** Whether a project holds nothing but this source. */
async function isAlone(database: Database, sourceId: number, projectId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 as other from storage_sources where project_id = ${projectId} and id <> ${sourceId}
    union all select 1 from deployments
      where project_id = ${projectId} and (storage_source_id is null or storage_source_id <> ${sourceId})
    union all select 1 from captures where project_id = ${projectId} and deployment_id is null
    union all select 1 from exports where project_id = ${projectId}
    union all select 1 from collections where project_id = ${projectId} limit 1`.execute(database);
  return rows.length === 0;
}

/**
 * Removes a source that was claimed for it, with its deployments and all that belongs to them; of the folder nothing. The images
 * stay where they are. A removal that was stopped is continued by the next one.
 *
 * @throws LoadError where another process took over; `Stopped`
 */
export async function removeSource(context: LoadContext, source: ClaimedRemoval): Promise<void> {
  const lost = new AbortController();
  const taken = () => lost.abort(new LoadError(`Another process has taken over ${source.root}.`));
  const within = { ...context, signal: AbortSignal.any([context.signal, lost.signal]) };
  const state: RemovalState = { status: 'STARTED', removed: 0, deployments: 0 };
  const renewals = [
    renewSource(context.database, source.claim, taken),
    renewMark(context.database, context.source ?? ''),
  ];
  try {
    await remove(within, source, state);
  } catch (error) {
    const isLost = error instanceof ClaimLost || lost.signal.aborted;
    if (isLost && (await endCancelled(context, source.claim).catch(() => false)))
      throw new Stopped('It was cancelled.');
    await endBroken(context, source, { state, error }).catch(() => {});
    throw error;
  } finally {
    for (const endRenewal of renewals) endRenewal();
  }
}

async function remove(context: LoadContext, source: ClaimedRemoval, state: RemovalState): Promise<void> {
  const { database } = context;
  const { sourceId, projectId, claim } = source;
  const report = () => reportOnClaim(database, claim, { progress: removalProgress(state), at: serviceTimestamp() });
  // Without its files, a run that comes in between would make no captures again.
  const some = sql`delete from image_files where id in (select id from image_files
    where storage_source_id = ${sourceId} limit ${sql.lit(FILES_AT_A_TIME)})`;
  for (let removed = 1n; removed > 0n;) {
    removed = await inBatch(context, async (transaction) => (await some.execute(transaction)).numAffectedRows ?? 0n);
    await report();
  }
  const deployments = await database
    .selectFrom('deployments')
    .select('id')
    .where('storage_source_id', '=', sourceId)
    .orderBy('id')
    .execute();
  state.deployments = deployments.length;
  await inBatch(context, (transaction) =>
    keepIds(transaction, sql`(select * from load_keys where source = ${context.source ?? ''})`),
  );
  for (const { id } of deployments) {
    await removeSessions(context, id, report);
    await inBatch(context, (transaction) => removeRows(transaction, 'deployments', [id]));
    state.removed += 1;
    await report();
  }
  await inBatch(context, async (transaction) => {
    const isWithProject = await isAlone(transaction, sourceId, projectId);
    await transaction.deleteFrom('image_sources').where('storage_source_id', '=', sourceId).execute();
    await removeRows(transaction, 'storage_sources', [sourceId]);
    const keys = transaction.deleteFrom('load_keys').where('source', '=', context.source ?? '');
    await keys.execute();
    if (isWithProject) {
      // The jobs stay, as what was done.
      await transaction.updateTable('jobs').set({ project_id: null }).where('project_id', '=', projectId).execute();
      await removeRows(transaction, 'projects', [projectId]);
    }
    await countLoads(transaction, context.source, context.signal);
  });
  state.status = 'SUCCESS';
  await report();
}

/** The sessions of a deployment, some at a time: each has thousands of captures. */
async function removeSessions(context: LoadContext, deploymentId: number, report: () => Promise<void>): Promise<void> {
  for (;;) {
    const sessions = await context.database
      .selectFrom('events')
      .select('id')
      .where('deployment_id', '=', deploymentId)
      .limit(SESSIONS_AT_A_TIME)
      .execute();
    if (sessions.length === 0) return;
    const ids = sessions.map(({ id }) => id);
    await inBatch(context, (transaction) => removeRows(transaction, 'events', ids));
    await report();
  }
}

/** Ends the job of a removal that failed or was stopped, and updates the counters. */
async function endBroken(
  { database, source: name }: LoadContext,
  { claim }: ClaimedRemoval,
  { state, error }: { state: RemovalState; error: unknown },
): Promise<void> {
  const status = error instanceof Stopped ? 'REVOKED' : 'FAILURE';
  const message = error instanceof Error ? error.message : String(error);
  const progress = brokenProgress(removalProgress(state), status, message);
  await reportOnClaim(database, claim, { progress, at: serviceTimestamp() });
  await database.transaction().execute((transaction) => countLoads(transaction, name));
}
