import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql, type Kysely, type Migration } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseKind } from '#service/database/database-kind.ts';
import { migrationsFor } from '#service/database/migrations.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { countAbandoned } from '#service/database/uncounted-loads.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { fillMadeCatalogue } from '#test/service/made-catalogue.ts';

const moment = '2024-06-12T21:04:05.000006';
const project = { name: 'Ærø', description: '', image: null, draft: 1, created_at: moment, updated_at: moment };

/** A future release: this one's migrations and another one. */
const laterRelease =
  (up: (database: Kysely<unknown>) => Promise<void>) =>
  (kind: DatabaseKind): Record<string, Migration> => ({ ...migrationsFor(kind), '9000_weather': { up } });

const addWeather = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('projects').addColumn('weather', 'text').execute();
};

describe.each(sampleDatabases)('a database of an earlier release, of the kind $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await emptyDatabase(kind);
    const { database, close } = await openDatabase(empty.location);
    await database.insertInto('projects').values(project).execute();
    await close();
  });
  afterEach(() => empty.remove());

  const copies = () => readdirSync(empty.folder).filter((name) => name.includes('.before-'));

  test('is migrated and keeps its data', async () => {
    const { database, close } = await openDatabase(empty.location, laterRelease(addWeather));
    const rows = await sql<{ name: string; weather: null }>`select name, weather from projects`.execute(database);
    expect(rows.rows).toEqual([{ name: 'Ærø', weather: null }]);
    await close();
  });

  test('is migrated by one of two processes that start at once', async () => {
    const opened = await Promise.all([1, 2].map(() => openDatabase(empty.location, laterRelease(addWeather))));
    for (const { database, close } of opened) {
      expect(await database.selectFrom('projects').select('name').execute()).toEqual([{ name: 'Ærø' }]);
      await close();
    }
    expect(copies()).toHaveLength(kind === 'sqlite' ? 1 : 0);
  });

  test('is unchanged if the migration fails half way, and the next try succeeds', async () => {
    const failing = laterRelease(async (database) => {
      await addWeather(database);
      throw new Error('The lamp is out of oil');
    });
    await expect(openDatabase(empty.location, failing)).rejects.toThrow(/cannot be used: The lamp is out of oil\.$/);
    const old = await openDatabase(empty.location);
    expect(await sql`select * from projects`.execute(old.database)).not.toMatchObject({ rows: [{ weather: null }] });
    await old.close();
    await (await openDatabase(empty.location, laterRelease(addWeather))).close();
  });
});

/** The indexes of migration 0004. */
const LATER_INDEXES = [
  'events_by_updated_at_id',
  'events_by_end_id',
  'captures_by_detections_count_id',
  'occurrences_by_updated_at_id',
  'occurrences_by_determination_score_id',
  'occurrences_by_detections_count_id',
  'occurrences_by_determination_score_downwards',
];

const APPEARANCES = ['first_appearance_timestamp', 'last_appearance_timestamp'];

/** Reverts migration 0006. */
async function dropAppearances(database: Database): Promise<void> {
  const columns = APPEARANCES.map((column) => [`occurrences_by_${column}_id`, `occurrences_by_${column}_downwards`]);
  for (const index of ['deployments_by_project_id_name_id', ...columns.flat()]) {
    await sql`drop index if exists ${sql.ref(index)}`.execute(database);
  }
  for (const column of APPEARANCES) {
    await sql`alter table occurrences drop column ${sql.ref(column)}`.execute(database);
  }
}

/** Reverts migration 0008. */
async function dropBoxes(database: Database): Promise<void> {
  for (const column of ['box_x', 'box_y', 'box_width', 'box_height', 'score']) {
    await sql`alter table detections drop column ${sql.ref(column)}`.execute(database);
  }
}

/** Reverts migration 0007. */
async function dropExportOrders(database: Database): Promise<void> {
  for (const column of ['filters', 'options', 'sha256']) {
    await sql`alter table exports drop column ${sql.ref(column)}`.execute(database);
  }
}

describe.each(sampleDatabases)('a database from before taxa were counted by project, of the kind $kind', ({ kind }) => {
  test('gets the numbers that a load sets, and is copied first if it is a file', async () => {
    const empty = await emptyDatabase(kind);
    const first = await openDatabase(empty.location);
    await fillMadeCatalogue(first.database);
    const pairs = (database: Database) =>
      database.selectFrom('project_taxa').selectAll().orderBy('project_id').orderBy('taxon_id').execute();
    const seen = (database: Database) =>
      database
        .selectFrom('occurrences')
        .select(['id', 'first_appearance_timestamp', 'last_appearance_timestamp'])
        .orderBy('id')
        .execute();
    const loadedSeen = await seen(first.database);
    const detections = (database: Database) => database.selectFrom('detections').selectAll().orderBy('id').execute();
    const loadedDetections = await detections(first.database);
    expect(loadedDetections.length).toBeGreaterThan(0);
    expect(loadedSeen.some(({ first_appearance_timestamp }) => first_appearance_timestamp !== null)).toBe(true);
    const loaded = await pairs(first.database);
    expect(loaded.some(({ occurrences_count }) => occurrences_count > 1)).toBe(true);
    // Reverts to the schema of the release before.
    await sql`drop index project_taxa_by_project_id_occurrences_count_taxon_id`.execute(first.database);
    await sql`alter table project_taxa drop column occurrences_count`.execute(first.database);
    for (const index of LATER_INDEXES) await sql`drop index if exists ${sql.ref(index)}`.execute(first.database);
    await sql`drop table uncounted_loads`.execute(first.database);
    await dropAppearances(first.database);
    await dropExportOrders(first.database);
    await dropBoxes(first.database);
    await sql`delete from kysely_migration where name >= '0003'`.execute(first.database);
    await first.close();

    const { database, close } = await openDatabase(empty.location);
    expect(await pairs(database)).toEqual(loaded);
    expect(await seen(database)).toEqual(loadedSeen);
    const unknown = { box_x: null, box_y: null, box_width: null, box_height: null, score: null };
    expect(await detections(database)).toEqual(loadedDetections.map((row) => ({ ...row, ...unknown })));
    await close();
    const copies = readdirSync(empty.folder).filter((name) => name.endsWith('.before-0003_taxa_of_projects'));
    expect(copies).toHaveLength(kind === 'sqlite' ? 1 : 0);
    await empty.remove();
  });
});

describe.each(sampleDatabases)('a database from before loads were marked, of the kind $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await emptyDatabase(kind);
  });
  afterEach(() => empty.remove());

  /** Creates the database as an earlier release left it, with data loaded from `source`. */
  const makeOld = async (source: string) => {
    const { database, close } = await openDatabase(empty.location);
    await fillMadeCatalogue(database);
    await database.insertInto('load_keys').values({ source, kind: 'projects', key: '1', id: 1 }).execute();
    await database.updateTable('deployments').set({ captures_count: 0 }).execute();
    await sql`drop table uncounted_loads`.execute(database);
    await dropAppearances(database);
    await dropExportOrders(database);
    await dropBoxes(database);
    await sql`delete from kysely_migration where name >= '0005'`.execute(database);
    await close();
  };
  const countNow = async () => {
    const { database, close } = await openDatabase(empty.location);
    const isCounted = await countAbandoned(database, new AbortController().signal);
    const counts = await database.selectFrom('deployments').select('captures_count').execute();
    await close();
    return { isCounted, sum: counts.reduce((sum, { captures_count }) => sum + captures_count, 0) };
  };

  test('is counted once more if it has loaded data, since a load may have been interrupted', async () => {
    await makeOld('http://elsewhere.example.org');
    const { isCounted, sum } = await countNow();
    expect([isCounted, sum > 0]).toEqual([true, true]);
    expect((await countNow()).isCounted).toBe(false);
  });

  test('keeps the made-up counters of --scale', async () => {
    await makeOld('scale');
    expect(await countNow()).toEqual({ isCounted: false, sum: 0 });
  });
});

describe('the copy of an SQLite file', () => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await emptyDatabase('sqlite');
  });
  afterEach(() => empty.remove());

  const copies = () => readdirSync(empty.folder).filter((name) => name.includes('.before-'));
  const namesIn = (path: string) => {
    const copy = new Libsql(path, { readonly: true });
    const rows = copy.prepare('select name from projects order by id').all() as { name: string }[];
    const check = copy.prepare('pragma integrity_check').all();
    copy.close();
    expect(check).toEqual([{ integrity_check: 'ok' }]);
    return rows.map(({ name }) => name);
  };

  test('is not made of a new file, nor without a migration', async () => {
    await (await openDatabase(empty.location)).close();
    await (await openDatabase(empty.location)).close();
    expect(copies()).toEqual([]);
  });

  test('is complete, including the write-ahead log, and the old release opens it', async () => {
    const { database, close } = await openDatabase(empty.location);
    await database.insertInto('projects').values(project).execute();
    // Still open: the writes are only in the log.
    expect(existsSync(`${empty.location}-wal`)).toBe(true);
    const later = await openDatabase(empty.location, laterRelease(addWeather));
    await later.database.updateTable('projects').set({ name: 'later' }).execute();
    expect(copies()).toEqual([`${basename(empty.location)}.before-9000_weather`]);
    const copy = `${empty.location}.before-9000_weather`;
    expect(namesIn(copy)).toEqual(['Ærø']);
    await later.close();
    await close();
    await (await openDatabase(copy)).close();
  });

  test('is made once for any number of failed starts, and again once the file has changed', async () => {
    const { database, close } = await openDatabase(empty.location);
    await fillMadeCatalogue(database);
    await close();
    const failing = laterRelease(async (changed) => {
      await addWeather(changed);
      throw new Error('The lamp is out of oil');
    });
    const copy = `${basename(empty.location)}.before-9000_weather`;
    for (const leftover of [`${copy}.partial`, `${copy}.2.partial`]) {
      writeFileSync(join(empty.folder, leftover), 'half');
    }
    for (let start = 0; start < 3; start += 1) {
      await expect(openDatabase(empty.location, failing)).rejects.toThrow('The lamp is out of oil');
      expect(copies()).toEqual([copy]);
    }
    const old = await openDatabase(empty.location);
    const before = namesIn(join(empty.folder, copy));
    await old.database.updateTable('projects').set({ name: 'Møn' }).where('id', '=', 1).execute();
    await old.close();
    await expect(openDatabase(empty.location, failing)).rejects.toThrow('The lamp is out of oil');
    await (await openDatabase(empty.location, laterRelease(addWeather))).close();
    expect(copies().toSorted()).toEqual([copy, `${copy}.2`]);
    expect(namesIn(join(empty.folder, copy))).toEqual(before);
    expect(namesIn(join(empty.folder, `${copy}.2`))).toEqual(['Møn', ...before.slice(1)]);
  });

  test('never overwrites an earlier one', async () => {
    await (await openDatabase(empty.location)).close();
    const earlier = `${empty.location}.before-9000_weather`;
    writeFileSync(earlier, 'precious');
    await (await openDatabase(empty.location, laterRelease(addWeather))).close();
    expect(copies().toSorted()).toEqual([basename(earlier), `${basename(earlier)}.2`]);
    expect(namesIn(`${earlier}.2`)).toEqual([]);
  });
});
