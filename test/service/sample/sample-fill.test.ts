import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { runLoad } from '#service/load/run-load.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { databaseOf, bothDatabases } from '#test/support/sample-databases.ts';
import { loadInto } from '#test/support/load-options.ts';
import { askJson } from '#test/service/ask.ts';
import { lists } from '#test/service/queries/field-tables.ts';
import { endServices, startService, type ServiceProcess } from '#test/service/service-process.ts';
import { tableDigests } from './table-digest.ts';
import type { ListBody } from '#test/service/queries/walk.ts';
import { onDemand } from '#test/support/on-demand.ts';

const { firstStarts } = await onDemand('postgres');

/** A fill writes the whole season, which takes longer than other tests may. */
const FILLING_MS = 300_000;

const quiet = () => {};
const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .toSorted();

/** The number of records of each list. */
const countsFrom = (url: string) =>
  Promise.all(
    lists.map(async ({ path }): Promise<[string, number]> => {
      return [path, (await askJson<ListBody>(url, `${path}?limit=1`)).count];
    }),
  );

describe('two processes that start at once on one empty SQLite file', () => {
  let empty: EmptyDatabase;
  let location: string;
  let exports: string;
  let answered: [path: string, count: number][][];
  let ends: Awaited<ServiceProcess['ended']>[];
  let open: OpenDatabase;
  let before: Record<string, string>;

  beforeAll(async () => {
    empty = await emptyDatabase('sqlite');
    exports = join(empty.folder, 'exports');
    location = join(empty.folder, 'noctuary.sqlite');
    const settings = { NOCTUARY_DATA: empty.folder, NOCTUARY_SAMPLE: 'yes' };
    const services = [startService(settings), startService(settings)];
    const urls = await Promise.all(services.map(({ address }) => address));
    answered = await Promise.all(urls.map(countsFrom));
    for (const { child } of services) child.kill('SIGTERM');
    ends = await Promise.all(services.map(({ ended }) => ended));
    open = await openDatabase(location);
    before = await tableDigests(open.database);
  }, FILLING_MS);
  afterAll(async () => {
    await endServices();
    await open?.close();
    await empty.remove();
  });

  test('fill it once, and both answer from it', async () => {
    const expected = await countsFrom(inject('serviceUrl'));
    expect(answered).toEqual([expected, expected]);
    expect(ends.map(({ code, errors }) => [code, errors])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(ends.filter(({ output }) => output.includes('Filling'))).toHaveLength(1);
  });

  test('leave a consistent database', async () => {
    const checked = async (pragma: string) => (await sql.raw(`pragma ${pragma}`).execute(open.database)).rows;
    expect(await checked('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await checked('foreign_key_check')).toEqual([]);
  });

  describe.each(bothDatabases)('and the one in $kind', (sample) => {
    const database = databaseOf(sample);

    test('give the same rows, value for value', async () => {
      expect(Object.keys(before)).toHaveLength(28);
      expect(await tableDigests(database())).toEqual(before);
    });
  });

  test('give the same export files, byte for byte', () => {
    const names = filesIn(exports);
    expect(names).toHaveLength(24);
    expect(filesIn(inject('exportFolder'))).toEqual(names);
    for (const name of names) {
      const [here, there] = [join(exports, name), join(inject('exportFolder'), name)];
      expect([name, readFileSync(here).equals(readFileSync(there))]).toEqual([name, true]);
    }
  });

  test('fill nothing a second time: it changes nothing and prints nothing', async () => {
    // SQLite's count of rows that this connection has inserted, updated or deleted.
    const changes = () =>
      open.database
        .transaction()
        .execute(async (writing) => (await sql<{ n: number }>`select total_changes() as n`.execute(writing)).rows);
    const stamps = () => filesIn(exports).map((name) => statSync(join(exports, name)).mtimeMs);
    const [said, written] = [[] as string[], stamps()];
    expect(await fillSample(open.database, exports, (line) => said.push(line))).toBe(false);
    expect(said).toEqual([]);
    expect(stamps()).toEqual(written);
    expect(await changes()).toEqual([{ n: 0 }]);
  });

  test(
    'leave what `npm run load -- --sample` restores, row by row and file by file',
    async () => {
      await sql`update captures set detections_count = 7 where id = 1`.execute(open.database);
      rmSync(join(exports, filesIn(exports)[0] ?? ''));
      const load = loadInto({ ...empty, location });
      expect(await runLoad({ what: 'sample', replace: false }, load)).toBe(true);
      expect(await tableDigests(open.database)).toEqual(before);
      expect(filesIn(exports)).toEqual(filesIn(inject('exportFolder')));
    },
    FILLING_MS,
  );
});

describe.each(bothDatabases)('an unusual first start on $kind', ({ kind }) => {
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

  test('that is interrupted leaves an empty database, so that the next start begins again', async () => {
    const { database, folder } = await fresh();
    let lines = 0;
    const breakOff = () => {
      if ((lines += 1) === 2) throw new Error('The lamp went out.');
    };
    await expect(fillSample(database, folder, breakOff)).rejects.toThrow('The lamp went out.');
    const digests = Object.values(await tableDigests(database));
    expect(digests).toHaveLength(28);
    for (const digest of digests) expect(digest).toMatch(/^0 rows/);
  });

  test('with existing data does not change it', async () => {
    const { database, folder } = await fresh();
    const moment = '2026-01-01T00:00:00.000001';
    const own = { name: 'Own', description: '', image: null, draft: 0, created_at: moment, updated_at: moment };
    await database.insertInto('projects').values(own).execute();
    expect(await fillSample(database, folder, quiet)).toBe(false);
    expect(await database.selectFrom('projects').select('name').execute()).toEqual([{ name: 'Own' }]);
    expect(filesIn(folder)).toEqual([]);
  });
});

describe.each(bothDatabases)('after the first start on $kind', ({ kind, location }) => {
  test.runIf(kind === 'postgres')(
    'of two that started at once, one has filled the database and the other has not',
    () => {
      expect(new Set(firstStarts)).toEqual(new Set([true, false]));
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
