import { sql } from 'kysely';
import { databaseNow } from '#service/database/database-now.ts';
import type { Database } from '#service/database/open-database.ts';

/** How long a process follows without a renewal; then another one may begin. */
const LEASE_MS = 30_000;
/** How often it renews: a long statement, or a busy machine, may let three pass. */
export const RENEW_MS = LEASE_MS / 4;

/**
 * Makes a process the only one that follows the source, or renews that it is.
 *
 * @returns false where another one is
 */
export async function holdCopy(database: Database, source: string, holder: string): Promise<boolean> {
  const now = databaseNow(database);
  const held = await database
    .updateTable('copy_state')
    .set({ held_by: holder, held_until_ms: sql<number>`${now} + cast(${LEASE_MS} as integer)` })
    .where('source', '=', source)
    .where((is) => is.or([is('held_by', 'is', null), is('held_by', '=', holder), is('held_until_ms', '<', now)]))
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}

/** Ends what `holdCopy` began: another process may follow at once. */
export async function releaseCopy(database: Database, holder: string): Promise<void> {
  await database
    .updateTable('copy_state')
    .set({ held_by: null, held_until_ms: 0 })
    .where('held_by', '=', holder)
    .execute();
}
