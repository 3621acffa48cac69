import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { databaseOf, emptyDatabase, sampleDatabases, type EmptyDatabase } from '#test/support/databases.ts';
import { tableDigests } from './table-digest.ts';

const quiet = () => {};
const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .toSorted();

describe('filling the sample', () => {
  let empty: EmptyDatabase;
  let open: OpenDatabase;
  let before: Record<string, string>;

  beforeAll(async () => {
    empty = await emptyDatabase('sqlite');
    open = await openDatabase(empty.location);
    expect(await fillSample(open.database, empty.folder, quiet)).toBe(true);
    before = await tableDigests(open.database);
  });
  afterAll(async () => {
    await open.close();
    await empty.remove();
  });

  describe.each(sampleDatabases)('and the one in $kind', (sample) => {
    const database = databaseOf(sample);

    test('gives the same rows, value for value', async () => {
      expect(Object.keys(before)).toHaveLength(17);
      expect(await tableDigests(database())).toEqual(before);
    });
  });

  test('gives the same export files, byte for byte', () => {
    const names = filesIn(empty.folder);
    expect(names).toHaveLength(24);
    expect(filesIn(inject('exportFolder'))).toEqual(names);
    for (const name of names) {
      const [here, there] = [join(empty.folder, name), join(inject('exportFolder'), name)];
      expect([name, readFileSync(here).equals(readFileSync(there))]).toEqual([name, true]);
    }
  });

  test('a second time changes nothing and says nothing', async () => {
    // SQLite counts every row that this connection has written, changed or removed.
    const changes = () =>
      open.database
        .transaction()
        .execute(async (writing) => (await sql<{ n: number }>`select total_changes() as n`.execute(writing)).rows);
    const stamps = () => filesIn(empty.folder).map((name) => statSync(join(empty.folder, name)).mtimeMs);
    const [said, written, rows] = [[] as string[], stamps(), await changes()];
    expect(await fillSample(open.database, empty.folder, (line) => said.push(line))).toBe(false);
    expect(said).toEqual([]);
    expect(stamps()).toEqual(written);
    expect(await changes()).toEqual(rows);
    expect(rows[0]?.n).toBeGreaterThan(500_000);
  });
});

describe.each(sampleDatabases)('an unusual first start on $kind', ({ kind }) => {
  const opened: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  });

  async function fresh() {
    const empty = await emptyDatabase(kind);
    const { database, close } = await openDatabase(empty.location);
    opened.push(empty.remove, close);
    return { ...empty, database };
  }

  test('that is broken off leaves an empty database, so that the next start begins again', async () => {
    const { database, folder } = await fresh();
    let lines = 0;
    const breakOff = () => {
      if ((lines += 1) === 2) throw new Error('The lamp went out.');
    };
    await expect(fillSample(database, folder, breakOff)).rejects.toThrow('The lamp went out.');
    const digests = Object.values(await tableDigests(database));
    expect(digests).toHaveLength(17);
    for (const digest of digests) expect(digest).toMatch(/^0 rows/);
  });

  test('finds data of its own and leaves it alone', async () => {
    const { database, folder } = await fresh();
    const moment = '2026-01-01T00:00:00.000001';
    const own = { name: 'Own', description: '', image: null, draft: 0, created_at: moment, updated_at: moment };
    await database.insertInto('projects').values(own).execute();
    expect(await fillSample(database, folder, quiet)).toBe(false);
    expect(await database.selectFrom('projects').select('name').execute()).toEqual([{ name: 'Own' }]);
    expect(filesIn(folder)).toEqual([]);
  });
});

describe.each(sampleDatabases)('after the first start on $kind', ({ kind, location }) => {
  test.runIf(kind === 'postgres')(
    'of two that began at once, one has filled the database and the other gone on without',
    () => {
      expect(new Set(inject('postgresFirstStarts'))).toEqual(new Set([true, false]));
    },
  );

  test('a new row gets a new id', async () => {
    const { database, close } = await openDatabase(location);
    const takenBack = new Error('The sample stays as it is.');
    const added = database.transaction().execute(async (transaction) => {
      const user = await transaction
        .insertInto('users')
        .values({ name: 'New', image: null })
        .returning('id')
        .executeTakeFirst();
      expect(user).toEqual({ id: 5 });
      throw takenBack;
    });
    await expect(added).rejects.toBe(takenBack);
    await close();
  });
});
