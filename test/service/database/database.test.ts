import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { serve } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { lists } from '#test/service/queries/field-tables.ts';
import type { ListBody } from '#test/service/queries/walk.ts';

const moment = '2024-06-12T21:04:05.000006';
const project = { name: 'Ærø', description: '', image: null, draft: 1, created_at: moment, updated_at: moment };

describe.each(bothDatabases)('a database of the kind $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  const opened: OpenDatabase[] = [];
  const open = async () => {
    const database = await openDatabase(empty.location);
    opened.push(database);
    return database;
  };

  beforeEach(async () => {
    empty = await emptyDatabase(kind);
  });
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
    await empty.remove();
  });

  test('gets its tables when first opened, and knows its kind', async () => {
    const first = await open();
    expect(first.kind).toBe(kind);
    const tables = await first.database.introspection.getTables();
    for (const name of ['projects', 'taxa', 'deployments', 'events', 'captures', 'exports', 'storage_sources']) {
      expect(tables.map((table) => table.name)).toContain(name);
    }
    expect(await first.database.selectFrom('projects').selectAll().execute()).toEqual([]);
  });

  test('keeps its data when it is opened again', async () => {
    const first = await open();
    await first.database.insertInto('projects').values(project).execute();
    const before = await first.database.selectFrom('projects').selectAll().execute();
    await opened.pop()?.close();
    const second = await open();
    expect(await second.database.selectFrom('projects').selectAll().execute()).toEqual(before);
    expect(before).toMatchObject([{ id: 1, deployments_count: 0, ...project }]);
  });

  test("can be open twice, and each sees the other's writes", async () => {
    const [first, second] = [await open(), await open()];
    await first.database.insertInto('projects').values(project).execute();
    expect(await second.database.selectFrom('projects').select('name').execute()).toEqual([{ name: 'Ærø' }]);
  });

  test('generates ids', async () => {
    const { database } = await open();
    for (const id of [1, 2, 3]) {
      expect(await database.insertInto('users').values({ name: 'A', image: null }).returning('id').execute()).toEqual([
        { id },
      ]);
    }
  });

  test('refuses rows that refer to missing rows', async () => {
    const { database } = await open();
    await expect(database.insertInto('sites').values({ project_id: 7, name: 'Nowhere' }).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });

  test('orders text by code point, so that both kinds agree', async () => {
    const { database } = await open();
    const names = ['a', 'B', 'É', 'Z', 'æ', '蛾', 'b', '_', ' '];
    await database
      .insertInto('projects')
      .values(names.map((name) => ({ ...project, name })))
      .execute();
    const sorted = await database.selectFrom('projects').select('name').orderBy('name').execute();
    expect(sorted.map(({ name }) => name)).toEqual(names.toSorted());
  });

  test('is not opened if a newer version has migrated it', async () => {
    const { database } = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', ${moment})`.execute(database);
    await expect(openDatabase(empty.location)).rejects.toThrow(/written by a newer Noctuary \(9999_later\)/);
  });

  test('that is empty has empty lists and no records (2.1)', async () => {
    const service = await serve(empty.location);
    try {
      for (const { path } of lists) {
        const { count, next, previous, results } = await askJson<ListBody>(service.url, `${path}?ordering=-created_at`);
        expect({ count, next, previous, results }).toEqual({ count: 0, next: null, previous: null, results: [] });
        expect((await ask(service.url, `${path}1/`)).status).toBe(404);
      }
    } finally {
      await service.stop();
    }
  });
});

describe('a path that SQLite cannot use', () => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await emptyDatabase('sqlite');
  });
  afterEach(() => empty.remove());

  test('that is a folder: the refusal names it', async () => {
    mkdirSync(empty.location);
    await expect(openDatabase(empty.location)).rejects.toThrow(empty.location);
  });

  test('that is below a file: the refusal names it', async () => {
    writeFileSync(join(empty.folder, 'file'), '');
    const location = join(empty.folder, 'file', 'noctuary.sqlite');
    await expect(openDatabase(location)).rejects.toThrow(join(empty.folder, 'file'));
  });

  test('that is a file of another kind: the refusal names it, and the file is unchanged', async () => {
    writeFileSync(empty.location, 'id,name\n1,no database\n'.repeat(400));
    await expect(openDatabase(empty.location)).rejects.toThrow(empty.location);
  });

  test('whose folder is missing is created', async () => {
    const { database, close } = await openDatabase(join(empty.folder, 'a', 'b', 'noctuary.sqlite'));
    expect(await database.selectFrom('projects').selectAll().execute()).toEqual([]);
    await close();
  });
});

describe('a PostgreSQL that cannot be reached', () => {
  test.each(['127.0.0.1', 'localhost'])('at %s: the refusal has the reason, and no password', async (host) => {
    const opening = openDatabase(`postgres://moth:secret@${host}:1/night`);
    await expect(opening).rejects.toThrow(/connection was refused \(ECONNREFUSED\)/);
    await expect(opening).rejects.not.toThrow('secret');
  });
});

describe.runIf(bothDatabases.some(({ kind }) => kind === 'postgres'))('a PostgreSQL that restarts', () => {
  test("breaks the service's connections, not the service", async () => {
    const empty = await emptyDatabase('postgres');
    const { database, close } = await openDatabase(empty.location);
    const admin = new Client({ connectionString: empty.location });
    await admin.connect();
    try {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      // The pool notices it after the answer above; an error without a listener would end the process.
      await expect
        .poll(
          async () => (await admin.query('select 1 from pg_stat_activity where datname = current_database()')).rowCount,
        )
        .toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(await database.selectFrom('projects').select('id').execute()).toEqual([]);
    } finally {
      await admin.end();
      await close();
      await empty.remove();
    }
  });
});
