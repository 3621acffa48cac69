import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { addPublicIds } from '#service/database/migrations/add-public-ids.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { NIGHT, loadedPackage } from '#test/service/load/loaded-package.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';

const TABLES = ['sites', 'deployments', 'captures', 'occurrences'] as const;

test.each(sampleDatabases)(
  'records that an earlier release loaded get the ids of their source, in $kind',
  async ({ kind }) => {
    const empty = await databaseWithTables(kind);
    await loadedPackage(empty, NIGHT);
    const before = await openDatabase(empty.location);
    const ids = (database: Database) =>
      Promise.all(
        TABLES.map(async (table) =>
          (await database.selectFrom(table).select('public_id').orderBy('public_id').execute()).map(
            ({ public_id }) => public_id,
          ),
        ),
      );
    const loaded = await ids(before.database);
    expect(loaded).toEqual([['Dune'], ['dune'], ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'], ['o1']]);
    // Another service’s, of the same number as one of the package.
    await before.database
      .insertInto('load_keys')
      .values({ source: 'https://example.org', kind: 'events', key: '77', id: 1 })
      .execute();
    // As the release before left it.
    for (const table of [...TABLES, 'events', 'detections'])
      await sql`alter table ${sql.table(table)} drop column public_id`.execute(before.database);
    await sql`alter table occurrences drop column source_event`.execute(before.database);
    for (const column of ['id_prefix', 'dataset'])
      await sql`alter table projects drop column ${sql.ref(column)}`.execute(before.database);
    await sql`delete from load_keys where kind = 'events' and source like 'camtrap:%'`.execute(before.database);
    await addPublicIds(before.database as unknown as Kysely<unknown>, kind);
    await before.close();

    // Statements of before do not know the columns.
    const after = await openDatabase(empty.location);
    expect(await ids(after.database)).toEqual(loaded);
    expect(await after.database.selectFrom('events').select('public_id').execute()).toEqual([
      { public_id: 'event:77' },
    ]);
    expect(await after.database.selectFrom('projects').select('dataset').execute()).toEqual([{ dataset: 'package' }]);
    await after.close();
    await empty.remove();
  },
);
