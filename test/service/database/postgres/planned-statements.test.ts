import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { idsOfPage } from '#service/database/ids-in.ts';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { PlannedStatements } from '#service/database/postgres/planned-statements.ts';
import { emptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';

const byIds = (table: string) => `select * from "${table}" where "id" = any((select $1::integer[])::integer[])`;

test('only statements that read records by ids have a name, and 200 at most', () => {
  const planned = new PlannedStatements();
  expect(planned.nameOf(byIds('projects'), 1)).toBe('by_ids_1');
  expect(planned.nameOf(byIds('taxa'), 1)).toBe('by_ids_2');
  expect(planned.nameOf(byIds('projects'), 1)).toBe('by_ids_1');
  expect(planned.nameOf(`${byIds('projects')} and "name" = $2`, 2)).toBeUndefined();
  expect(planned.nameOf('select "name" from "projects" limit $1', 1)).toBeUndefined();
  const names = Array.from({ length: 250 }, (_, at) => planned.nameOf(byIds(`t${at}`), 1));
  expect(names.filter((name) => name !== undefined)).toHaveLength(198);
});

describe.runIf(bothDatabases.some(({ kind }) => kind === 'postgres'))('a statement that PostgreSQL has planned', () => {
  const read = (database: Database) =>
    database
      .selectFrom('projects')
      .select('name')
      .where(idsOfPage(database, 'id', [1, 2]))
      .execute();
  const kept = async (database: Database) =>
    (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(database)).rows;

  test.each([
    ['lost, as behind a pooler', 'deallocate all'],
    ['of a table that was changed since', 'alter table projects alter column name type varchar(200)'],
  ])('and that is %s is run without its plan, from then on too', async (_, change) => {
    const { location, remove } = await emptyDatabase('postgres');
    const { database, close } = await openDatabase(location, migrationsFor);
    try {
      const row = {
        description: '',
        image: null,
        draft: 0,
        created_at: '2026-06-01T00:00:00',
        updated_at: '2026-06-01T00:00:00',
      };
      await database
        .insertInto('projects')
        .values({ id: 2, name: 'Dune', ...row })
        .execute();
      expect(await read(database)).toEqual([{ name: 'Dune' }]);
      expect(await kept(database)).toEqual([{ name: 'by_ids_1' }]);
      await sql.raw(change).execute(database);
      expect(await read(database)).toEqual([{ name: 'Dune' }]);
      await sql`deallocate all`.execute(database);
      expect(await read(database)).toEqual([{ name: 'Dune' }]);
      expect(await kept(database)).toEqual([]);
    } finally {
      await close();
      await remove();
    }
  });
});
