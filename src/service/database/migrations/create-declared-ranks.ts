import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '#service/database/database-kind.ts';

/** The ranks that packages declare, and which taxa have theirs from packages. */
export async function createDeclaredRanks(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  await database.schema
    .createTable('declared_ranks')
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('source', text, (column) => column.notNull())
    .addColumn('rank', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('declared_ranks_key', ['key', 'source', 'rank'])
    .execute();
  await database.schema.alterTable('taxa').addColumn('rank_by_packages', 'integer').execute();
  await sql`update taxa set rank_by_packages = 1 where id in
    (select id from load_keys where kind = 'taxa' and source like 'camtrap:%')
    and id not in (select id from load_keys where kind = 'taxa' and source not like 'camtrap:%')`.execute(database);
}
