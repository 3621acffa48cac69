import { randomUUID } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import { sql } from 'kysely';
import { plainText } from '#contract/plain-text.ts';
import type { JobProgress } from '#contract/records/job.ts';
import { databaseNow } from '#service/database/database-now.ts';
import { lockForFill } from '#service/database/first-fill.ts';
import { storedPublication } from '#service/publication/stored-publication.ts';
import { inTransaction } from '#service/database/in-transaction.ts';
import type { Database } from '#service/database/open-database.ts';
import { readJobProgress } from '#service/database/read-job-progress.ts';
import { LEASE_MS, RENEW_MS, renewClaim, type ExportClaim } from '#service/exports/export-claim.ts';
import { brokenProgress } from '#service/exports/export-progress.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import { LoadError } from '#service/load/load-error.ts';
import { pastIds, PROJECT_OF_IMAGES } from '#service/load/past-ids.ts';
import type { ImageStore } from '#service/images/stores/image-store.ts';
import { mappingText, readMapping, type ImageMapping } from './image-mapping.ts';
import { indexProgress, removalProgress } from './index-progress.ts';

/** How long a run waits for one that was cancelled before, and how often it looks. */
const LAST_BATCH_MS = 20_000;
const LOOK_MS = 200;

const FIRST_STATE = { status: 'STARTED', files: 0, isListed: false, settled: 0, toSettle: 0, captures: 0 } as const;

/** A folder or bucket of images that this process indexes, until its claim ends. */
export interface ClaimedSource {
  sourceId: number;
  projectId: number;
  claim: ExportClaim;
}

/** A folder or bucket of images that was indexed before. */
export interface KnownSource {
  sourceId: number;
  projectId: number;
  jobId: number;
  mapping: ImageMapping;
}

/** What a source is called, and how the interface describes it. */
type StoreOfSource = Pick<ImageStore, 'root' | 'name' | 'source'>;

/** What was indexed before of a folder or bucket; null: nothing. @param root as `ImageStore` has it */
export async function knownSource(database: Database, root: string): Promise<KnownSource | null> {
  const row = await database
    .selectFrom('image_sources')
    .innerJoin('storage_sources', 'storage_sources.id', 'image_sources.storage_source_id')
    .select(['storage_source_id', 'storage_sources.project_id', 'job_id', 'mapping'])
    .where('root', '=', root)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { storage_source_id: sourceId, project_id: projectId, job_id: jobId } = row;
  return { sourceId, projectId, jobId, mapping: readMapping(row.mapping) };
}

/**
 * Claims a folder or bucket for this process, with a new job; the first time also with a project and a storage source. Two
 * processes never have the same. The job of a process that was killed ends as failed.
 *
 * @throws LoadError where another process indexes it
 */
export async function claimSource(
  database: Database,
  { store, projectName, mapping }: { store: StoreOfSource; projectName: string; mapping: ImageMapping },
): Promise<ClaimedSource> {
  const { root, name } = store;
  const before = await knownSource(database, root);
  if (before !== null) await untilCancelledEnds(database, before.jobId);
  return inTransaction(database, async (transaction) => {
    await lockForFill(transaction);
    const known = await knownSource(transaction, root);
    if (known !== null) {
      await endAbandoned(transaction, known.jobId, root);
      await markForChanges(transaction, known, mapping);
    }
    const at = serviceTimestamp();
    const projectId = known?.projectId ?? (await insertProject(transaction, { root, name: projectName, at }));
    if (mapping.zone !== (known?.mapping.zone ?? null)) await keepZone(transaction, projectId, mapping.zone);
    const progress = indexProgress(FIRST_STATE);
    const claim = await insertJob(transaction, { projectId, name: `Index of ${name}`, at, progress });
    const row = { mapping: mappingText(mapping), job_id: claim.jobId };
    if (known !== null) {
      await transaction.updateTable('image_sources').set(row).where('root', '=', root).execute();
      return { sourceId: known.sourceId, projectId, claim };
    }
    const { id: sourceId } = await transaction
      .insertInto('storage_sources')
      .values({
        project_id: projectId,
        name,
        search_text: plainText(name),
        ...store.source,
        total_files_indexed: 0,
        total_size_indexed: 0,
        total_captures_indexed: 0,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('image_sources')
      .values({ storage_source_id: sourceId, root, ...row })
      .execute();
    return { sourceId, projectId, claim };
  });
}

/** A source whose claim is for its removal. */
export interface ClaimedRemoval extends ClaimedSource {
  root: string;
}

/**
 * Claims a source for its removal, with a new job, as `claimSource` does.
 *
 * @returns null where there is no such source of images
 *
 * @throws LoadError where another process indexes the folder
 */
export async function claimRemoval(database: Database, sourceId: number): Promise<ClaimedRemoval | null> {
  const before = await database
    .selectFrom('image_sources')
    .select('job_id')
    .where('storage_source_id', '=', sourceId)
    .executeTakeFirst();
  if (before !== undefined) await untilCancelledEnds(database, before.job_id);
  return inTransaction(database, async (transaction) => {
    await lockForFill(transaction);
    const source = await transaction
      .selectFrom('image_sources')
      .innerJoin('storage_sources', 'storage_sources.id', 'storage_source_id')
      .select(['root', 'job_id', 'project_id', 'storage_sources.name'])
      .where('storage_source_id', '=', sourceId)
      .executeTakeFirst();
    if (source === undefined) return null;
    const { root, name, project_id: projectId } = source;
    await endAbandoned(transaction, source.job_id, root);
    const claim = await insertJob(transaction, {
      projectId,
      name: `Removal of ${name}`,
      at: serviceTimestamp(),
      progress: removalProgress({ status: 'STARTED', removed: 0, deployments: 0 }),
    });
    await transaction
      .updateTable('image_sources')
      .set({ job_id: claim.jobId })
      .where('storage_source_id', '=', sourceId)
      .execute();
    return { sourceId, projectId, claim, root };
  });
}

/** Renews a claim at intervals. @returns a function that stops it; `onLost` is called where another process took over */
export function renewSource(database: Database, claim: ExportClaim, onLost: () => void): () => void {
  const renewing = setInterval(() => {
    renewClaim(database, claim)
      .then((isHeld) => (isHeld ? undefined : onLost()))
      // The next batch fails with the same error and reports it.
      .catch(() => {});
  }, RENEW_MS);
  return () => clearInterval(renewing);
}

/** Marks what another mapping changes: with another rule or pattern of names every file, with other cuts or clocks those of deployments. */
async function markForChanges(
  transaction: Database,
  { sourceId, mapping: before }: KnownSource,
  mapping: ImageMapping,
) {
  const files = transaction.updateTable('image_files').where('storage_source_id', '=', sourceId);
  const ruleOf = (one: ImageMapping) =>
    mappingText({ ...one, gapHours: 0, cutsAtNoon: true, zone: null, shifts: new Map() });
  // No file has this time: each is looked at again, also where this run is stopped.
  if (ruleOf(before) !== ruleOf(mapping)) await files.set({ modified_ms: -1 }).execute();
  const names = [...new Set([...before.shifts.keys(), ...mapping.shifts.keys()])].filter(
    (name) => (before.shifts.get(name) ?? 0) !== (mapping.shifts.get(name) ?? 0),
  );
  const isCutOtherwise = before.gapHours !== mapping.gapHours || before.cutsAtNoon !== mapping.cutsAtNoon;
  if (isCutOtherwise) await files.set({ is_settled: 0 }).execute();
  else if (names.length > 0) {
    const ids = transaction
      .selectFrom('deployments')
      .select('id')
      .where('storage_source_id', '=', sourceId)
      .where('name', 'in', names);
    await files.set({ is_settled: 0 }).where('deployment_id', 'in', ids).execute();
  }
}

/**
 * Waits until a cancelled run has given up its claim, which it does after its last batch: a run that is begun right after
 * a cancel is not refused then. It does not wait for a run that was not cancelled, and at most `LAST_BATCH_MS`.
 */
async function untilCancelledEnds(database: Database, jobId: number): Promise<void> {
  const from = performance.now();
  while (performance.now() - from < LAST_BATCH_MS) {
    const job = await heldJob(database, jobId);
    if (job?.status !== 'REVOKED' || job.is_held !== 1) return;
    await timer(LOOK_MS);
  }
}

function heldJob(database: Database, jobId: number) {
  return database
    .selectFrom('jobs')
    .select(['status', 'progress'])
    .select(sql<number>`case when claimed_until_ms >= ${databaseNow(database)} then 1 else 0 end`.as('is_held'))
    .where('id', '=', jobId)
    .executeTakeFirst();
}

async function endAbandoned(transaction: Database, jobId: number, root: string): Promise<void> {
  const job = await heldJob(transaction, jobId);
  if (job?.is_held === 1) throw new LoadError(`Another process indexes ${root} now: wait until it has ended.`);
  if (job?.status !== 'STARTED') return;
  const progress = brokenProgress(readJobProgress(job.progress, job.status), 'FAILURE', 'It was interrupted.');
  await transaction
    .updateTable('jobs')
    .set({
      status: 'FAILURE',
      progress: JSON.stringify(progress),
      claimed_by: null,
      claimed_until_ms: null,
      updated_at: serviceTimestamp(),
    })
    .where('id', '=', jobId)
    .execute();
}

async function insertProject(
  transaction: Database,
  { root, name, at }: Record<'root' | 'name' | 'at', string>,
): Promise<number> {
  const past = await pastIds(transaction, `images:${root}`, 'projects', [PROJECT_OF_IMAGES]);
  const { id } = await transaction
    .insertInto('projects')
    .values({
      name,
      search_text: plainText(name),
      description: '',
      image: null,
      draft: 0,
      id_prefix: past.get(PROJECT_OF_IMAGES) ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps the zone of the cameras' clocks with the project: its packages have the offsets from UTC by it. */
async function keepZone(transaction: Database, projectId: number, zone: string | null): Promise<void> {
  const { time_zone: _before, ...kept } = (await storedPublication(transaction, projectId)) ?? {};
  const publication = JSON.stringify({ ...kept, ...(zone !== null && { time_zone: zone }) });
  await transaction.updateTable('projects').set({ publication }).where('id', '=', projectId).execute();
}

async function insertJob(
  transaction: Database,
  { projectId, name, at, progress }: { projectId: number; name: string; at: string; progress: JobProgress },
): Promise<ExportClaim> {
  const claim = randomUUID();
  const { id: jobId } = await transaction
    .insertInto('jobs')
    .values({
      project_id: projectId,
      deployment_id: null,
      name,
      status: 'STARTED',
      job_type_key: 'data_storage_sync',
      job_type_name: 'Data storage sync',
      progress: JSON.stringify(progress),
      claimed_by: claim,
      claimed_until_ms: sql<number>`${databaseNow(transaction)} + cast(${LEASE_MS} as integer)`,
      started_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { jobId, claim };
}
