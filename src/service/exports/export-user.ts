import { sql } from 'kysely';
import { kindOf } from '#service/database/database-kind.ts';
import type { Database } from '#service/database/open-database.ts';

/** Id of the user of that name, made where there is none; two requests at once make one. */
export async function exportUser(transaction: Database, name: string): Promise<number> {
  const find = () =>
    transaction.selectFrom('users').select('id').where('name', '=', name).orderBy('id').executeTakeFirst();
  if (kindOf(transaction) === 'postgres') {
    const found = await find();
    if (found !== undefined) return found.id;
    await sql`lock table users in share row exclusive mode`.execute(transaction);
  }
  // SQLite's lock is taken by the first write; a read before it would leave a view that no write can start from.
  await sql`insert into users (name) select cast(${name} as text)
    where not exists (select 1 from users where name = ${name})`.execute(transaction);
  const user = await find();
  if (user === undefined) throw new Error('The user of the export is gone.');
  return user.id;
}
