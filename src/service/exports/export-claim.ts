import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { JobProgress } from '#contract/records/job.ts';
import { kindOf } from '#service/database/database-kind.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { databaseNow } from '#service/database/database-now.ts';

/** How long a claim is valid without renewal; then another process may take over the job. */
export const LEASE_MS = 10_000;
/** How often a process renews the claim of the job that it works on. */
export const RENEW_MS = LEASE_MS / 4;

/** A job that this process works on until it ends, is cancelled, or the claim expires. */
export interface ExportClaim {
  jobId: number;
  /** unique to this attempt */
  claim: string;
}

/** Another process has the claim, or the job was cancelled: the former holder must write nothing more. */
export class ClaimLost extends Error {}

/**
 * Claims the oldest export job that is queued or whose claim has expired; null where there is none. Two processes never
 * claim the same job. Jobs of other kinds have no row in exports.
 *
 * @param includeExpired whether to take over expired claims
 */
export async function claimExport(database: Database, at: string, includeExpired = true): Promise<ExportClaim | null> {
  const silent = sql`or (status = 'STARTED' and claimed_until_ms < ${databaseNow(database)})`;
  const claimable = sql`from jobs where exists (select 1 from exports where exports.job_id = jobs.id)
    and (status = 'CREATED' ${includeExpired ? silent : sql``})`;
  // Checked first: on SQLite even an update without matches waits for other writers.
  const { rows: waiting } = await sql`select id ${claimable} limit 1`.execute(database);
  if (waiting.length === 0) return null;
  const claim = randomUUID();
  const lock = kindOf(database) === 'postgres' ? sql`for update of jobs skip locked` : sql``;
  const { rows } = await sql<{ id: number }>`update jobs set status = 'STARTED', claimed_by = ${claim},
      claimed_until_ms = ${leaseEnd(database)}, started_at = coalesce(started_at, ${at}), updated_at = ${at}
    where id = (select id ${claimable} order by id limit 1 ${lock})
    returning id`.execute(database);
  return rows[0] === undefined ? null : { jobId: rows[0].id, claim };
}

/** Renews a claim. @returns whether it was still valid */
export async function renewClaim(database: Database, { jobId, claim }: ExportClaim): Promise<boolean> {
  const renewed = await database
    .updateTable('jobs')
    .set({ claimed_until_ms: leaseEnd(database) })
    .where('id', '=', jobId)
    .where('claimed_by', '=', claim)
    .where('status', '=', 'STARTED')
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

export interface ClaimReport {
  progress: JobProgress;
  at: string;
  /** the file's facts, once it is complete */
  file?: { file_path: string; record_count: number; file_size: number; sha256: string; left_out: string | null };
}

/**
 * Writes a report to the job and the export; any status but STARTED releases the claim. `meanwhile` runs while the
 * claim cannot be taken over, and an error in it rolls back the report.
 *
 * @throws ClaimLost
 */
export async function reportOnClaim(
  database: Database,
  { jobId, claim }: ExportClaim,
  { progress, at, file }: ClaimReport,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const { status } = progress.summary;
  const isHeld = status === 'STARTED';
  await inShortTransaction(database, async (transaction) => {
    const changed = await transaction
      .updateTable('jobs')
      .set({
        status,
        progress: JSON.stringify(progress),
        claimed_by: isHeld ? claim : null,
        claimed_until_ms: isHeld ? leaseEnd(database) : null,
        updated_at: at,
      })
      .where('id', '=', jobId)
      .where('claimed_by', '=', claim)
      .where('status', '=', 'STARTED')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new ClaimLost();
    await transaction
      .updateTable('exports')
      .set({ ...file, updated_at: at })
      .where('job_id', '=', jobId)
      .execute();
    await meanwhile?.();
  });
}

function leaseEnd(database: Database) {
  return sql<number>`${databaseNow(database)} + cast(${LEASE_MS} as integer)`;
}
