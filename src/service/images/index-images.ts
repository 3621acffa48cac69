import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import { analyses } from '#service/database/analyses.ts';
import type { Database } from '#service/database/open-database.ts';
import { ClaimLost, reportOnClaim } from '#service/exports/export-claim.ts';
import { brokenProgress } from '#service/exports/export-progress.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { LoadError, Stopped } from '#service/load/load-error.ts';
import { keepIds, keepSessionIds } from '#service/load/past-ids.ts';
import { Progress } from '#service/load/progress.ts';
import { DeploymentIds } from './deployment-ids.ts';
import { findFiles } from './find-files.ts';
import type { ImageMapping } from './image-mapping.ts';
import { ImageProblems } from './image-problems.ts';
import { endCancelled } from './cancel-index.ts';
import { renewSource, type ClaimedSource } from './image-source.ts';
import { indexProgress } from './index-progress.ts';
import type { IndexRun } from './index-run.ts';
import { dropCaptures } from '#service/images/captures/drop-captures.ts';
import { settleDeployment } from './settle-deployment.ts';
import type { ImageStore } from '#service/images/stores/image-store.ts';
import type { TableTrap } from './traps-table.ts';

export interface IndexRequest {
  store: ImageStore;
  mapping: ImageMapping;
  traps: ReadonlyMap<string, TableTrap>;
}

/** What a run found and did. */
export type IndexResult = Pick<IndexRun, 'problems' | 'state' | 'changes'>;

/**
 * Indexes a folder that this process has claimed: stores its files, then sorts them into deployments, sessions and captures.
 * It may end at any moment, and the next run continues.
 *
 * @throws LoadError where the folder is unreachable or another process took over; `Stopped`
 */
export async function indexImages(
  context: LoadContext,
  source: ClaimedSource,
  { store, mapping, traps }: IndexRequest,
): Promise<IndexResult> {
  const { root } = store;
  const lost = new AbortController();
  const taken = () => lost.abort(new LoadError(`Another process has taken over ${root}.`));
  const run: IndexRun = {
    context: { ...context, source: null, signal: AbortSignal.any([context.signal, lost.signal]) },
    keys: context.source ?? '',
    source,
    store,
    mapping,
    traps,
    problems: new ImageProblems(),
    state: { status: 'STARTED', files: 0, isListed: false, settled: 0, toSettle: 0, captures: 0 },
    changes: { new: 0, changed: 0, moved: 0, vanished: 0 },
  };
  const { database } = context;
  const endRenewal = renewSource(database, source.claim, taken);
  try {
    await index(run);
  } catch (error) {
    const isLost = error instanceof ClaimLost || lost.signal.aborted;
    if (isLost && (await endCancelled(run.context, source.claim).catch(() => false))) throw new Stopped(CANCELLED);
    if (error instanceof ClaimLost) throw new LoadError(`Another process has taken over ${root}.`, { cause: error });
    // If the database is away, the first error is reported; the claim expires.
    await endBroken(run, error).catch(() => {});
    throw error;
  } finally {
    endRenewal();
  }
  return run;
}

const CANCELLED = 'The job was cancelled. What was stored is kept; the next run continues.';

async function index(run: IndexRun): Promise<void> {
  const { context, source, state } = run;
  const deployments = await DeploymentIds.of(run);
  await findFiles(run, deployments);
  await dropCaptures(run);
  const unsettled = await unsettledDeployments(context.database, source.sourceId);
  state.toSettle = unsettled.reduce((sum, { files }) => sum + files, 0);
  const progress = new Progress(context, 'captures');
  for (const { id } of unsettled) {
    const onFiles = (count: number) => progress.add(count, state.toSettle);
    await settleDeployment(run, { id, shift: deployments.shiftOf(id) }, onFiles);
  }
  if (unsettled.length > 0) progress.end(state.toSettle);
  await settleOthers(context.database, source.sourceId);
  await inBatch(context, async (transaction) => {
    await removeEmptySessions(transaction, source.sourceId);
    await removeEmptyDeployments(transaction, source.sourceId, run.keys);
    await countParts(transaction, source);
  });
  if (unsettled.length > 0) await analyze(run);
  await end(run);
}

/** Deployments with files that were not compared with their captures, with their number of files that have a time. */
async function unsettledDeployments(database: Database, sourceId: number) {
  const { rows } = await sql<{
    id: number;
    files: number;
  }>`select deployment_id as id, cast(count(*) as integer) as files
    from image_files where taken is not null and state <> 'duplicate' and deployment_id in (
      select deployment_id from image_files where is_settled = 0 and storage_source_id = ${sourceId})
    group by deployment_id order by deployment_id`.execute(database);
  return rows;
}

/** Of files without a time or a deployment, and of duplicates, there is no capture. */
async function settleOthers(database: Database, sourceId: number): Promise<void> {
  await database
    .updateTable('image_files')
    .set({ is_settled: 1 })
    .where('storage_source_id', '=', sourceId)
    .where('is_settled', '=', 0)
    .execute();
}

/** Refreshes the statistics by which the database plans its statements. */
async function analyze({ context: { database, signal } }: IndexRun): Promise<void> {
  for (const statement of await analyses(database, ['image_files', 'captures', 'events', 'deployments'])) {
    // SQLite's driver is synchronous: this lets a signal be handled between two statements.
    await nextTurn();
    signal.throwIfAborted();
    await statement.execute(database);
  }
}

/** Sessions whose captures have all got another one. */
async function removeEmptySessions(transaction: Database, sourceId: number): Promise<void> {
  const empty = sql`(select id from events
    where deployment_id in (select id from deployments where storage_source_id = ${sourceId})
    and not exists (select 1 from captures where captures.event_id = events.id)
    and not exists (select 1 from occurrences where occurrences.event_id = events.id)
    and not exists (select 1 from exports where exports.event_id = events.id))`;
  await keepSessionIds(transaction, { isGone: sql<SqlBool>`kept.id in ${empty}` });
  await sql`delete from event_example_captures where event_id in ${empty}`.execute(transaction);
  await sql`delete from events where id in ${empty}`.execute(transaction);
}

/** Deployments that no file belongs to any more, since another rule finds others. */
async function removeEmptyDeployments(transaction: Database, sourceId: number, keys: string): Promise<void> {
  const empty = sql`(select id from deployments where storage_source_id = ${sourceId}
    and not exists (select 1 from image_files where image_files.deployment_id = deployments.id)
    and not exists (select 1 from captures where captures.deployment_id = deployments.id)
    and not exists (select 1 from events where events.deployment_id = deployments.id)
    and not exists (select 1 from exports where exports.deployment_id = deployments.id)
    and not exists (select 1 from jobs where jobs.deployment_id = deployments.id))`;
  const isEmpty = sql`source = ${keys} and kind = 'deployments' and id in ${empty}`;
  await keepIds(transaction, sql`(select * from load_keys where ${isEmpty})`);
  await sql`delete from load_keys where ${isEmpty}`.execute(transaction);
  await sql`delete from deployments where id in ${empty}`.execute(transaction);
}

/** Counts the sessions and deployments of a source and its project, of which some may have been removed. */
async function countParts(transaction: Database, { projectId, sourceId }: ClaimedSource): Promise<void> {
  await sql`update deployments set
    events_count = (select count(*) from events where events.deployment_id = deployments.id)
    where storage_source_id = ${sourceId}`.execute(transaction);
  await sql`update projects set
    events_count = (select count(*) from events where events.project_id = ${projectId}),
    deployments_count = (select count(*) from deployments where deployments.project_id = ${projectId})
    where id = ${projectId}`.execute(transaction);
  await sql`update storage_sources set
    deployments_count = (select count(*) from deployments where deployments.storage_source_id = ${sourceId})
    where id = ${sourceId}`.execute(transaction);
}

/** Ends the job, with the totals of the source as its files are. */
async function end(run: IndexRun): Promise<void> {
  const { context, source, store, state } = run;
  const { sourceId, claim } = source;
  state.status = 'SUCCESS';
  const at = serviceTimestamp();
  // A bucket may have been read with keys now, or without.
  await sql`update storage_sources set last_checked = ${at}, updated_at = ${at},
      public_base_url = ${store.source.public_base_url},
      total_files_indexed = found.files, total_size_indexed = found.size, total_captures_indexed = found.captures
    from (select count(case when state <> 'vanished' then 1 end) as files,
        coalesce(sum(case when state <> 'vanished' then size_bytes end), 0) as size,
        count(distinct capture_id) as captures
      from image_files where storage_source_id = ${sourceId}) as found
    where id = ${sourceId}`.execute(context.database);
  await reportOnClaim(context.database, claim, { progress: indexProgress(state), at });
}

/** Ends the job of a run that failed or was stopped. */
async function endBroken({ context, source, state }: IndexRun, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const isStopped = error instanceof Stopped;
  const progress = brokenProgress(indexProgress(state), isStopped ? 'REVOKED' : 'FAILURE', message);
  await reportOnClaim(context.database, source.claim, { progress, at: serviceTimestamp() });
}
