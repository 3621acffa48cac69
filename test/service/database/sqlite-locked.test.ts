import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { openDatabase, type Database, type OpenDatabase } from '#service/database/open-database.ts';
import { openSqlite, openSqliteReader } from '#service/database/sqlite/open-sqlite.ts';
import { SqliteFileDialect } from '#service/database/sqlite/sqlite-file-dialect.ts';
import type { Tables } from '#service/database/tables.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';

interface LastMigration {
  name: string;
  timestamp: string;
}

const moment = '2024-06-12T21:04:05.000006';
const project = (name: string) => ({
  name,
  description: '',
  image: null,
  draft: 0,
  created_at: moment,
  updated_at: moment,
});

describe('an SQLite file that another process has locked', () => {
  let empty: EmptyDatabase;
  let opened: OpenDatabase;
  let other: Libsql.Database;
  const names = () => other.prepare('select name from projects order by id').all();
  const add = (database: Database, name: string) => database.insertInto('projects').values(project(name)).execute();

  beforeEach(async () => {
    empty = await emptyDatabase('sqlite');
    opened = await openDatabase(empty.location);
    other = new Libsql(empty.location);
  });
  afterEach(async () => {
    other.close();
    await opened.close();
    await empty.remove();
  });

  test('is read meanwhile, and written in sequence after the lock is released, without losses', async () => {
    const { database } = opened;
    other.exec('begin immediate');
    const written: string[] = [];
    const first = add(database, 'first').then(() => written.push('first'));
    const both = database.transaction().execute(async (transaction) => {
      await add(transaction, 'second');
      await add(transaction, 'third');
    });
    expect(await database.selectFrom('projects').select('name').execute()).toEqual([]);
    expect(written).toEqual([]);
    other.exec('commit');
    await Promise.all([first, both]);
    expect(names()).toEqual([{ name: 'first' }, { name: 'second' }, { name: 'third' }]);
  });

  test('for longer than the time-out gives an error, and later writes are really committed', async () => {
    const path = empty.location;
    const dialect = new SqliteFileDialect(openSqliteReader(path), await openSqlite(path), 50);
    const database = new Kysely<Tables>({ dialect });
    other.exec('begin immediate');
    const refusal = { status: 503, message: 'The database is away: another program has locked its file.' };
    await expect(add(database, 'refused')).rejects.toMatchObject(refusal);
    await expect(database.transaction().execute((one) => add(one, 'refused'))).rejects.toMatchObject(refusal);
    other.exec('commit');
    await add(database, 'later');
    expect(names()).toEqual([{ name: 'later' }]);
    other.exec("update projects set name = 'changed by the other'");
    expect(await database.selectFrom('projects').select('name').execute()).toEqual([{ name: 'changed by the other' }]);
    await database.destroy();
  });

  test('and a write that fails do not block the next write', async () => {
    const { database } = opened;
    await expect(database.insertInto('sites').values({ project_id: 7, name: 'Nowhere' }).execute()).rejects.toThrow(
      /foreign key/i,
    );
    const failing = database.transaction().execute(async (transaction) => {
      await add(transaction, 'undone');
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    await add(database, 'kept');
    expect(names()).toEqual([{ name: 'kept' }]);
  });

  test('and whose tables another process has changed meanwhile is read with the new tables', async () => {
    const { database } = opened;
    await add(database, 'Moths');
    const read = () =>
      database.selectFrom('projects').selectAll('projects').select('projects.name as last').executeTakeFirst();
    expect(await read()).toMatchObject({ name: 'Moths', last: 'Moths' });
    other.exec('alter table projects add column motto text');
    expect(await read()).toMatchObject({ name: 'Moths', last: 'Moths', motto: null });
  });

  test('and migrated meanwhile is opened without waiting for the lock', async () => {
    const last = other.prepare('select * from kysely_migration order by name desc limit 1').get() as LastMigration;
    other.prepare('delete from kysely_migration where name = ?').run(last.name);
    other.exec('begin immediate');
    let hasLooked = () => {};
    const looked = new Promise<void>((resolve) => (hasLooked = resolve));
    const watched = new Proxy(migrationsFor('sqlite'), {
      ownKeys: (migrations) => {
        hasLooked();
        return Reflect.ownKeys(migrations);
      },
    });
    const opening = openDatabase(empty.location, () => watched);
    await looked;
    other.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run(last.name, last.timestamp);
    other.exec('commit');
    other.exec('begin immediate');
    const second = await opening;
    expect(await second.database.selectFrom('projects').select('name').execute()).toEqual([]);
    await second.close();
    other.exec('commit');
  });

  test('does not show uncommitted writes to readers of the same process', async () => {
    const { database } = opened;
    await database.transaction().execute(async (transaction) => {
      await add(transaction, 'not yet');
      expect(await database.selectFrom('projects').select('name').execute()).toEqual([]);
      expect(await transaction.selectFrom('projects').select('name').execute()).toEqual([{ name: 'not yet' }]);
    });
    expect(await database.selectFrom('projects').select('name').execute()).toEqual([{ name: 'not yet' }]);
  });
});
