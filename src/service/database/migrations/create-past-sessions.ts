import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '#service/database/database-kind.ts';

/** Sessions of packages that are gone, with the ids that they were published with: no other one gets these. */
export async function createPastSessions(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  await database.schema
    .createTable('past_sessions')
    .addColumn('deployment_id', 'integer', (column) => column.notNull().references('deployments.id'))
    .addColumn('public_id', text, (column) => column.notNull())
    .addColumn('start', text, (column) => column.notNull())
    .addColumn('end', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('past_sessions_key', ['deployment_id', 'public_id'])
    .execute();
}
