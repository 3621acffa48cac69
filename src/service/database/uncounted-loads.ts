import { sql } from 'kysely';
import { databaseNow } from './database-now.ts';
import { lockForFill } from './first-fill.ts';
import type { Database } from './open-database.ts';
import { refreshCounters } from './refresh-counters.ts';

/** A load that says nothing for that long has ended without counting. */
const LEASE_MS = 10_000;
/** How often a load says that it still runs. */
const RENEW_MS = LEASE_MS / 4;

/** In a select: 1 where the stored counters are not those of the rows, else 0. */
export const UNCOUNTED = sql<number>`case when exists (select 1 from uncounted_loads) then 1 else 0 end`;

/** Whether the stored counters are those of the rows. */
export async function isCounted(database: Database): Promise<boolean> {
  const { rows } = await sql<{ uncounted: number }>`select ${UNCOUNTED} as uncounted`.execute(database);
  return rows[0]?.uncounted === 0;
}

/** Marks, in the transaction that writes a batch, that the load from this source is to be counted. */
export async function markUncounted(transaction: Database, source: string): Promise<void> {
  const running_until_ms = leaseEnd(transaction);
  await transaction
    .insertInto('uncounted_loads')
    .values({ source, running_until_ms })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ running_until_ms }))
    .execute();
}

/** Says again and again that the load from this source still runs, between its batches too. @returns what ends that */
export function keepMarked(database: Database, source: string): () => void {
  let isRenewing = false;
  const renewing = setInterval(() => {
    if (isRenewing) return;
    isRenewing = true;
    void database
      .updateTable('uncounted_loads')
      .set({ running_until_ms: leaseEnd(database) })
      .where('source', '=', source)
      .execute()
      // The batch that fails next says why.
      .catch(() => {})
      .finally(() => {
        isRenewing = false;
      });
  }, RENEW_MS);
  return () => clearInterval(renewing);
}

/**
 * Sets every stored counter, and takes away the mark of the load from `source` (null: none) and those of loads that
 * were cut off. That of a load that still runs stays: it will bring more.
 */
export async function countLoads(transaction: Database, source: string | null, signal?: AbortSignal): Promise<void> {
  await lockForFill(transaction);
  await refreshCounters(transaction, signal);
  await transaction
    .deleteFrom('uncounted_loads')
    .where((is) => is.or([is('source', '=', source), is('running_until_ms', '<', databaseNow(transaction))]))
    .execute();
}

/**
 * Counts what loads that were cut off have brought, unless another load runs, which counts everything at its end. Of
 * several processes one counts, and the others wait for it and find nothing to do.
 *
 * @returns whether it counted
 */
export async function countAbandoned(database: Database, signal: AbortSignal): Promise<boolean> {
  // A look first: to write waits for other writers, and here nothing is to be written nearly always.
  if (!(await isAbandoned(database))) return false;
  return database.transaction().execute(async (transaction) => {
    await lockForFill(transaction);
    if (!(await isAbandoned(transaction))) return false;
    await countLoads(transaction, null, signal);
    return true;
  });
}

async function isAbandoned(database: Database): Promise<boolean> {
  const { running, ended } = await database
    .selectFrom('uncounted_loads')
    .select([
      sql<number | null>`sum(case when running_until_ms >= ${databaseNow(database)} then 1 else 0 end)`.as('running'),
      sql<number | null>`count(*)`.as('ended'),
    ])
    .executeTakeFirstOrThrow();
  return Number(ended) > 0 && Number(running) === 0;
}

function leaseEnd(database: Database) {
  return sql<number>`${databaseNow(database)} + cast(${LEASE_MS} as integer)`;
}
