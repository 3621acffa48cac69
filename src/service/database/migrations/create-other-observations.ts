import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '#service/database/database-kind.ts';

/** Columns of which each row has one. */
const PLACES = { capture_id: 'captures.id', event_id: 'events.id', deployment_id: 'deployments.id' } as const;

/** The lines of packages that are about no animal; those that call a capture blank were a column of it. */
export async function createOtherObservations(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  let table = database.schema
    .createTable('other_observations')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('projects.id'))
    .addColumn('public_id', text, (column) => column.notNull());
  for (const [name, owner] of Object.entries(PLACES))
    table = table.addColumn(name, 'integer', (column) => column.references(owner));
  await table
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('kept', 'text')
    .addPrimaryKeyConstraint('other_observations_key', ['project_id', 'public_id'])
    .execute();
  for (const name of Object.keys(PLACES))
    await sql`create index ${sql.ref(`other_observations_of_${name}`)} on other_observations (${sql.ref(name)})
      where ${sql.ref(name)} is not null`.execute(database);
  await sql`insert into other_observations (project_id, public_id, capture_id, type)
    select project_id, blank_id, id, 'blank' from captures where blank_id is not null on conflict do nothing`.execute(
    database,
  );
  await database.schema.alterTable('captures').dropColumn('blank_id').execute();
}
