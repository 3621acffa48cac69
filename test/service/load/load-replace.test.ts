import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { Stopped } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import { askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { faultyService, type FaultyService } from '#test/support/faulty-service.ts';
import { databaseDigest, loadInto, type HeardLoad } from '#test/support/load-options.ts';
import { answerOf, madeRecords, madeSource } from '#test/support/made-source.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { serve } from '#test/support/serve.ts';

type Files = Readonly<Record<string, string>>;
const HOUR = '2024-06-12T22:00:00+02:00';
const OBSERVATIONS =
  'observationID,deploymentID,mediaID,eventStart,observationType,scientificName,count\no1,d,,2024-06-12T22:00:00+02:00,animal,Noctua pronuba,';

/** A package of one capture and some animals. */
function packageOf(name: string, animals: string): Files {
  return {
    'datapackage.json': JSON.stringify({ name, title: name }),
    'deployments.csv': 'deploymentID\nd\n',
    'media.csv': `mediaID,deploymentID,timestamp\nm,d,${HOUR}\n`,
    'observations.csv': `${OBSERVATIONS}${animals}\n`,
  };
}

const STAMPS = { created_at: '2024-01-01T00:00:00.000000', updated_at: '2024-01-01T00:00:00.000000' };
const EXPORT = 'sessions-old-all-1.csv';

/** An export that is done, with its file in the folder of exports. */
async function addExport(database: Database, folder: string): Promise<void> {
  const [project] = await database.selectFrom('projects').select('id').execute();
  const project_id = project?.id ?? 0;
  await database.insertInto('users').values({ id: 1, name: 'Ana', image: null }).execute();
  const kind = { job_type_key: 'data_export', job_type_name: 'Export', status: 'SUCCESS', progress: null };
  await database
    .insertInto('jobs')
    .values({ id: 1, project_id, deployment_id: null, name: '', ...kind, ...STAMPS })
    .execute();
  const file = { format: 'sessions_csv', file_path: `/media/exports/${EXPORT}`, record_count: 1, file_size: 1 };
  await database
    .insertInto('exports')
    .values({ id: 1, user_id: 1, job_id: 1, project_id, collection_id: null, ...file, ...STAMPS })
    .execute();
  mkdirSync(join(folder, 'exports'), { recursive: true });
  for (const name of [EXPORT, `${EXPORT}.sha256`]) writeFileSync(join(folder, 'exports', name), 'x');
}

/** Ends every other connection to the database. */
const endOthers = (database: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database);

describe.each(bothDatabases)('a load that replaces what is in $kind', ({ kind }) => {
  let here: EmptyDatabase;
  let source: FaultyService | null;

  const folderOf = (files: Files) => {
    const folder = join(here.folder, 'package');
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  };
  const inDatabase = async <Result>(ask: (database: Database) => Promise<Result>): Promise<Result> => {
    const { database, close } = await openDatabase(here.location);
    try {
      return await ask(database);
    } finally {
      await close();
    }
  };
  const loadPackage = (files: Files, options: HeardLoad = loadInto(here)) =>
    runLoad({ what: 'camtrap', path: folderOf(files), gapHours: 4, replace: true }, options);
  const loadService = (base: string, options: HeardLoad = loadInto(here)) =>
    runLoad({ what: 'service', base, project: null, token: null, follow: false, replace: true }, options);
  const occurrences = () =>
    inDatabase(async (database) => (await database.selectFrom('occurrences').select('id').execute()).length);
  const exportFiles = () =>
    [EXPORT, `${EXPORT}.sha256`].filter((name) => existsSync(join(here.folder, 'exports', name)));

  beforeEach(async () => {
    source = null;
    here = await databaseWithTables(kind);
    await loadPackage(packageOf('old', '11'));
    await inDatabase((database) => addExport(database, here.folder));
  });
  afterEach(async () => {
    await source?.stop();
    await here.remove();
  });

  const refused: [string, () => Files, RegExp][] = [
    [
      'lacks a column',
      () => ({ ...packageOf('new', '1'), 'media.csv': 'a,b\n1,2\n' }),
      /media\.csv has no column mediaID/,
    ],
    ['has an empty table', () => ({ ...packageOf('new', '1'), 'observations.csv': '' }), /observations\.csv is empty/],
    [
      'is in another encoding',
      () => ({ ...packageOf('new', '1'), 'media.csv': `${packageOf('new', '1')['media.csv']}m2\0` }),
      /media\.csv has a zero byte/,
    ],
    [
      'has no records',
      () => ({
        ...packageOf('new', '1'),
        'deployments.csv': 'deploymentID\n',
        'media.csv': 'mediaID,deploymentID,timestamp\n',
        'observations.csv': `${OBSERVATIONS.split('\n')[0]}\n`,
      }),
      /^Nothing was loaded: there are no records\. Nothing was changed/,
    ],
    [
      'has no usable record',
      () => ({ ...packageOf('new', '1'), 'deployments.csv': 'deploymentID\n""\n' }),
      /^Nothing was loaded: all 3 records were set aside\. Nothing was changed/,
    ],
    [
      'has no usable line in one table',
      () => packageOf('new', '2.5'),
      /^observations\.csv: 1 of 1 lines were set aside, most of them because of count: .* Nothing was changed/,
    ],
  ];
  test('keeps what was written for publication of what comes again, and the numbers of periods also of what is gone for a while', async () => {
    const publication = JSON.stringify({ title: 'Moths of the dune' });
    const period = { number: 3, start: '2024-06-12T22:00:00' };
    const written = () =>
      inDatabase(async (database) => ({
        projects: await database.selectFrom('projects').select(['name', 'publication']).execute(),
        periods: await database.selectFrom('deployment_periods').select(['number', 'start']).execute(),
      }));
    await inDatabase(async (database) => {
      await database.updateTable('projects').set({ publication }).execute();
      const { id } = await database.selectFrom('deployments').select('id').executeTakeFirstOrThrow();
      await database
        .insertInto('deployment_periods')
        .values({ deployment_id: id, ...period })
        .execute();
    });
    await loadPackage(packageOf('old', '7'));
    expect([await occurrences(), await written()]).toEqual([
      7,
      { projects: [{ name: 'old', publication }], periods: [period] },
    ]);
    await loadPackage(packageOf('new', '1'));
    expect(await written()).toEqual({ projects: [{ name: 'new', publication: null }], periods: [] });
    await loadPackage(packageOf('old', '7'));
    expect(await written()).toEqual({ projects: [{ name: 'old', publication: null }], periods: [period] });
  });

  test.each(refused)('keeps all of it, exports included, where the package %s', async (_, files, message) => {
    const before = await inDatabase(databaseDigest);
    await expect(loadPackage(files())).rejects.toThrow(message);
    expect(await inDatabase(databaseDigest)).toEqual(before);
    expect([await occurrences(), exportFiles()]).toEqual([11, [EXPORT, `${EXPORT}.sha256`]]);
  });

  test('keeps all of it where the other service is none, or breaks off', async () => {
    const before = await inDatabase(databaseDigest);
    source = await faultyService(() => ({ body: '<html>Welcome</html>' }));
    await expect(loadService(source.origin)).rejects.toThrow(/was not answered with JSON/);
    await source.stop();
    source = await faultyService(() => ({ status: 401, body: { detail: 'No.' } }));
    await expect(loadService(source.origin)).rejects.toThrow(/401/);
    await source.stop();
    let captures = 0;
    source = await madeSource(madeRecords(), (path) =>
      path === 'captures/' && (captures += 1) > 4 ? { status: 503, body: 'gone' } : undefined,
    );
    await expect(loadService(source.origin)).rejects.toThrow(
      /could not be read after 6 attempts: it answered 503\. Nothing was changed: the database holds what it held before\./,
    );
    expect(captures).toBeGreaterThan(4);
    expect(await inDatabase(databaseDigest)).toEqual(before);
    expect(exportFiles()).toHaveLength(2);
  });

  test.each(['  deployments:', '  captures:', '  occurrences:', '  counting'])(
    'keeps all of it where it is stopped after "%s"',
    async (line) => {
      const before = await inDatabase(databaseDigest);
      const options = loadInto(here);
      options.say = (text) => {
        if (text.startsWith(line)) options.stop.abort(new Stopped('Ended.'));
      };
      await expect(loadPackage(packageOf('new', '3'), options)).rejects.toThrow(
        'Stopped. Nothing was changed: the database holds what it held before.',
      );
      expect(await inDatabase(databaseDigest)).toEqual(before);
      expect(exportFiles()).toHaveLength(2);
    },
  );

  test.runIf(kind === 'postgres')('keeps all of it, and ends, where the server ends the connection', async () => {
    const before = await inDatabase(databaseDigest);
    const options = loadInto(here);
    const ended: Promise<unknown>[] = [];
    options.say = (text) => {
      if (text.startsWith('  captures:')) ended.push(inDatabase(endOthers));
    };
    await expect(loadPackage(packageOf('new', '3'), options)).rejects.toThrow(
      /Nothing was changed: the database holds what it held before\./,
    );
    await Promise.all(ended);
    expect(ended).toHaveLength(1);
    expect(await inDatabase(databaseDigest)).toEqual(before);
    expect(exportFiles()).toHaveLength(2);
  });

  test.runIf(kind === 'postgres')('ends while a reader keeps its transaction open, as a backup does', async () => {
    const examples = (database: Database) => database.selectFrom('event_example_captures').selectAll().execute();
    const isWhole = await inDatabase((database) =>
      database.transaction().execute(async (transaction) => {
        await examples(transaction);
        return loadPackage(packageOf('new', '3'));
      }),
    );
    expect([isWhole, await occurrences(), exportFiles()]).toEqual([true, 3, []]);
  });

  test('a running service answers with the old data until all of the new is there', async () => {
    const service = await serve(here.location);
    const names = async () =>
      (await askJson<{ results: { name: string }[] }>(service.url, '/api/v2/projects/')).results.map(
        ({ name }) => name,
      );
    const seen = new Set<string>();
    const records = madeRecords();
    source = await faultyService(async (path, query) => {
      if (path === 'captures/') for (const name of await names()) seen.add(name);
      return answerOf(records, path, query);
    });
    try {
      expect(await loadService(source.origin)).toBe(true);
      expect([...seen]).toEqual(['old']);
      expect(await names()).toEqual(['projects 5', 'projects 6']);
    } finally {
      await service.stop();
    }
    expect([await occurrences(), exportFiles()]).toEqual([12, []]);
    expect(await inDatabase((database) => database.selectFrom('uncounted_loads').selectAll().execute())).toEqual([]);
  });

  test('holds the new data alone, with its counters, after a package', async () => {
    expect(await loadPackage(packageOf('new', '3'))).toBe(true);
    const projects = await inDatabase((database) =>
      database.selectFrom('projects').select(['name', 'captures_count', 'occurrences_count']).execute(),
    );
    expect(projects).toEqual([{ name: 'new', captures_count: 1, occurrences_count: 3 }]);
    expect([await occurrences(), exportFiles()]).toEqual([3, []]);
  });
});

describe.each(bothDatabases)('a package that is refused by an empty $kind', ({ kind }) => {
  test.each([
    ['has no column', { 'media.csv': 'a,b\n1,2\n' }],
    ['has nothing usable', { 'deployments.csv': 'deploymentID\n""\n' }],
    [
      'has no place in time',
      { 'observations.csv': 'observationID,deploymentID,observationType,scientificName\no,d,animal,N\n' },
    ],
  ])('leaves no project behind where it %s', async (_, files) => {
    const empty = await databaseWithTables(kind);
    const folder = join(empty.folder, 'package');
    mkdirSync(folder);
    for (const [name, text] of Object.entries({ ...packageOf('refused', '1'), ...files }))
      writeFileSync(join(folder, name), text);
    const load = runLoad({ what: 'camtrap', path: folder, gapHours: 4, replace: false }, loadInto(empty));
    await expect(load).rejects.toThrow();
    const { database, close } = await openDatabase(empty.location);
    expect(await database.selectFrom('projects').select('name').execute()).toEqual([]);
    expect(await database.selectFrom('load_keys').select('key').execute()).toEqual([]);
    await close();
    await empty.remove();
  });
});
