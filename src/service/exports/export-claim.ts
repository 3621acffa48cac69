import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { JobProgress } from '#contract/job.ts';
import { kindOf } from '#service/database/database-kind.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { databaseNow } from '#service/database/database-now.ts';

/** How long a process may be silent before another takes its job over. */
export const LEASE_MS = 10_000;
/** How often a process that works on a job says that it still does. */
export const RENEW_MS = LEASE_MS / 4;

/** A job that this process works on until it ends it, or loses it by silence or because somebody cancelled it. */
export interface ExportClaim {
  jobId: number;
  /** unique to this attempt */
  claim: string;
}

/** The claim is another process's by now, or the job was cancelled: whoever held it writes nothing more. */
export class ClaimLost extends Error {}

/**
 * Takes the oldest export job that waits, or whose process fell silent, or none where there is none; two processes never
 * take the same. Other jobs have no row in exports.
 *
 * @param silentToo whether to take those of silent processes
 */
export async function claimExport(database: Database, at: string, silentToo = true): Promise<ExportClaim | null> {
  const silent = sql`or (status = 'STARTED' and claimed_until_ms < ${databaseNow(database)})`;
  const claimable = sql`from jobs where exists (select 1 from exports where exports.job_id = jobs.id)
    and (status = 'CREATED' ${silentToo ? silent : sql``})`;
  // A look first: on SQLite even an update that finds nothing waits for whoever is writing.
  const { rows: waiting } = await sql`select id ${claimable} limit 1`.execute(database);
  if (waiting.length === 0) return null;
  const claim = randomUUID();
  const lock = kindOf(database) === 'postgres' ? sql`for update of jobs skip locked` : sql``;
  const { rows } = await sql<{ id: number }>`update jobs set status = 'STARTED', claimed_by = ${claim},
      claimed_until_ms = ${leaseEnd(database)}, updated_at = ${at}
    where id = (select id ${claimable} order by id limit 1 ${lock})
    returning id`.execute(database);
  return rows[0] === undefined ? null : { jobId: rows[0].id, claim };
}

/** Says that the process still works on it. @returns whether the claim still held */
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
  /** the file's facts, once it is whole */
  file?: { file_path: string; record_count: number; file_size: number };
}

/**
 * Writes a report to the job and the export; any status but STARTED gives the claim up. `meanwhile` runs while nobody
 * can take the claim away, and what it throws undoes the report. @throws ClaimLost
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
