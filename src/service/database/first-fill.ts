import { sql } from 'kysely';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';

/** Locks out other processes that want to fill the same database, until this transaction ends. */
export async function lockForFill(transaction: Database): Promise<void> {
  // Any write takes SQLite's only write lock.
  const lock =
    kindOf(transaction) === 'postgres'
      ? sql`lock table projects in share row exclusive mode`
      : sql`delete from projects where id < 0`;
  await lock.execute(transaction);
}

/** Sets the id sequences behind rows that were inserted with explicit ids; SQLite does so by itself. */
export async function continueIds(database: Database): Promise<void> {
  if (kindOf(database) !== 'postgres') return;
  for (const { name, columns } of await database.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'id')) continue;
    const last = sql`(select coalesce(max(id), 1) from ${sql.table(name)})`;
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last})`.execute(database);
  }
}
