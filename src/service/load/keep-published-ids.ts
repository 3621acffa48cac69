import { sql } from 'kysely';
import { PUBLISHED } from '#service/database/migrations/add-public-ids.ts';
import type { Database } from '#service/database/open-database.ts';

const KEPT = sql.table('published_ids');

/**
 * Keeps the ids of copied records that were given out without the address of their service, while all content is replaced: in
 * a table that ends with the transaction, since there may be millions.
 *
 * @returns gives them back to the records that were loaded again
 */
export async function keepPublishedIds(transaction: Database): Promise<() => Promise<void>> {
  const copied = await transaction
    .selectFrom('load_keys')
    .select('id')
    .where('kind', '=', 'projects')
    .where('source', 'like', 'http%')
    .limit(1)
    .execute();
  if (copied.length === 0) return () => Promise.resolve();
  await sql`create temporary table ${KEPT} (source text, kind text, key text, public_id text)`.execute(transaction);
  for (const [table, word] of Object.entries(PUBLISHED))
    await sql`insert into ${KEPT} select keys.source, keys.kind, keys.key, rows.public_id
      from load_keys as keys join ${sql.table(table)} as rows on rows.id = keys.id
      where keys.kind = ${table} and keys.source like 'http%'
      and rows.public_id <> keys.source || ${`:${word}:`} || keys.key`.execute(transaction);
  return async () => {
    for (const table of Object.keys(PUBLISHED))
      await sql`update ${sql.table(table)} set public_id = kept.public_id
        from ${KEPT} as kept join load_keys as keys
          on keys.source = kept.source and keys.kind = kept.kind and keys.key = kept.key
        where kept.kind = ${table} and keys.id = ${sql.ref(`${table}.id`)}`.execute(transaction);
    await sql`drop table ${KEPT}`.execute(transaction);
  };
}
