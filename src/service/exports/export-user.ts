import { sql } from 'kysely';
import { kindOf } from '#service/database/database-kind.ts';
import type { Database } from '#service/database/open-database.ts';

/** Id of the user with this name, created if missing; concurrent requests create only one. */
export async function exportUser(transaction: Database, name: string): Promise<number> {
  const find = () =>
    transaction.selectFrom('users').select('id').where('name', '=', name).orderBy('id').executeTakeFirst();
  if (kindOf(transaction) === 'postgres') {
    const found = await find();
    if (found !== undefined) return found.id;
    await sql`lock table users in share row exclusive mode`.execute(transaction);
  }
  // The first write takes SQLite's lock; a read before it would start a snapshot that cannot be upgraded to a write.
  await sql`insert into users (name) select cast(${name} as text)
    where not exists (select 1 from users where name = ${name})`.execute(transaction);
  const user = await find();
  if (user === undefined) throw new Error('The user of the export is gone.');
  return user.id;
}
