import { sql } from 'kysely';
import type { SentOf } from '#contract/lists/collections.ts';
import { kindOf } from '#service/database/database-kind.ts';
import { OutcomeUnknown } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { exportsQuery } from '#service/queries/exports-query.ts';
import { insertExport, type ExportIds, type ExportOrder } from './insert-export.ts';
import { serviceTimestamp } from './service-timestamp.ts';
import { retryUntilKnown } from './retry-until-known.ts';

export interface Orderer {
  /** name of the user of the export */
  userName: string;
  /** beginning of the addresses in the record */
  baseUrl: string;
}

/**
 * Stores an order for an export. On PostgreSQL its ids are allocated first: after a COMMIT without an answer the order
 * is stored again under the same ids unless it exists, so that it exists once and the answer is certain.
 *
 * @returns the record of the export
 *
 * @throws DatabaseFailure whose message says whether the order was stored, where the database failed
 */
export async function orderExport(database: Database, order: ExportOrder, by: Orderer): Promise<SentOf<'exports'>> {
  const ids = kindOf(database) === 'postgres' ? await newIds(database) : undefined;
  const store = async (transaction: Database) => {
    const userIdIn = (within: Database) => exportUser(within, by.userName);
    const id = await insertExport(transaction, order, userIdIn, serviceTimestamp(), ids);
    const [record] = await exportsQuery.read(transaction, [id], by.baseUrl);
    if (record === undefined) throw new Error('The export that was just stored is gone.');
    return record;
  };
  try {
    return await inShortTransaction(database, store);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown) || ids === undefined) throw error;
  }
  const { exportId } = ids;
  try {
    return await retryUntilKnown(database, async (transaction) => {
      const [stored] = await exportsQuery.read(transaction, [exportId], by.baseUrl);
      return stored ?? store(transaction);
    });
  } catch (error) {
    const message = 'It is not known whether the export was ordered: PostgreSQL did not confirm it.';
    const advice = `Before you order it again look for the export ${exportId}: it is there if it was ordered.`;
    throw new OutcomeUnknown(message, error, advice);
  }
}

async function newIds(database: Database): Promise<ExportIds> {
  const next = (table: 'jobs' | 'exports') => sql<number>`nextval(pg_get_serial_sequence(${table}, 'id'))`;
  const { rows } = await sql<ExportIds>`select ${next('jobs')} as "jobId", ${next('exports')} as "exportId"`.execute(
    database,
  );
  const [ids] = rows;
  if (ids === undefined) throw new Error('PostgreSQL gave no ids.');
  return ids;
}

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
