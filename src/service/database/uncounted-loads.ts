import { sql } from 'kysely';
import { databaseNow } from './database-now.ts';
import { lockForFill } from './first-fill.ts';
import type { Database } from './open-database.ts';
import { refreshCounters } from './refresh-counters.ts';

/** A load that has not renewed its mark for this long was interrupted. */
const LEASE_MS = 10_000;
/** How often a running load renews its mark. */
const RENEW_MS = LEASE_MS / 4;

/** In a select: 1 where the stored counters do not match the rows, else 0. */
export const UNCOUNTED = sql<number>`case when exists (select 1 from uncounted_loads) then 1 else 0 end`;

/** Whether the stored counters match the rows. */
export async function isCounted(database: Database): Promise<boolean> {
  const { rows } = await sql<{ uncounted: number }>`select ${UNCOUNTED} as uncounted`.execute(database);
  return rows[0]?.uncounted === 0;
}

/** Marks the load from this source as uncounted, in the transaction that writes a batch. */
export async function markUncounted(transaction: Database, source: string): Promise<void> {
  const running_until_ms = leaseEnd(transaction);
  await transaction
    .insertInto('uncounted_loads')
    .values({ source, running_until_ms })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ running_until_ms }))
    .execute();
}

/**
 * Renews the mark of a running load at intervals, also between its batches.
 *
 * @returns a function that stops the renewal
 */
export function renewMark(database: Database, source: string): () => void {
  let isRenewing = false;
  const renewing = setInterval(() => {
    if (isRenewing) return;
    isRenewing = true;
    void database
      .updateTable('uncounted_loads')
      .set({ running_until_ms: leaseEnd(database) })
      .where('source', '=', source)
      .execute()
      // The next batch fails with the same error and reports it.
      .catch(() => {})
      .finally(() => {
        isRenewing = false;
      });
  }, RENEW_MS);
  return () => clearInterval(renewing);
}

/**
 * Updates every stored counter, and removes the mark of the load from `source` (null: none) and those of interrupted
 * loads. The mark of a load that still runs stays: more rows will come.
 *
 * @param onPart as of `refreshCounters`
 */
export async function countLoads(
  transaction: Database,
  source: string | null,
  signal?: AbortSignal,
  onPart?: (part: string) => void,
): Promise<void> {
  await lockForFill(transaction);
  await refreshCounters(transaction, signal, onPart);
  await transaction
    .deleteFrom('uncounted_loads')
    .where((is) => is.or([is('source', '=', source), is('running_until_ms', '<', databaseNow(transaction))]))
    .execute();
}

/**
 * Counts the rows of interrupted loads, unless another load runs, which counts everything at its end. Of several
 * processes one counts; the others wait for it and find nothing to do.
 *
 * @returns whether it counted
 */
export async function countAbandoned(database: Database, signal: AbortSignal): Promise<boolean> {
  // Checked first: a write waits for other writers, and there is almost never anything to count.
  if (!(await isAbandoned(database))) return false;
  return database.transaction().execute(async (transaction) => {
    await lockForFill(transaction);
    if (!(await isAbandoned(transaction))) return false;
    await countLoads(transaction, null, signal);
    return true;
  });
}

/** Whether a load has written within the last seconds, and not ended. */
export async function isLoadRunning(database: Database): Promise<boolean> {
  return (await countMarks(database)).running > 0;
}

async function isAbandoned(database: Database): Promise<boolean> {
  const { running, all } = await countMarks(database);
  return all > 0 && running === 0;
}

async function countMarks(database: Database): Promise<{ running: number; all: number }> {
  const { running, all } = await database
    .selectFrom('uncounted_loads')
    .select([
      sql<number | null>`sum(case when running_until_ms >= ${databaseNow(database)} then 1 else 0 end)`.as('running'),
      sql<number | null>`count(*)`.as('all'),
    ])
    .executeTakeFirstOrThrow();
  return { running: Number(running), all: Number(all) };
}

function leaseEnd(database: Database) {
  return sql<number>`${databaseNow(database)} + cast(${LEASE_MS} as integer)`;
}
