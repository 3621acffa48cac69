import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql, type Kysely, type Migration } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseKind } from '#service/database/database-kind.ts';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { refreshCounters } from '#service/database/refresh-counters.ts';
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

/** The indexes of migration 0009; the columns that it lets be null stay so. */
const NULLABLE_INDEXES = ['timestamp', 'event_id', 'deployment_id', 'event_id_timestamp']
  .map((column) => `captures_by_${column}_downwards`)
  .concat(['event_id', 'deployment_id', 'determination_id'].map((column) => `occurrences_by_${column}_downwards`));

/** Reverts the indexes of migration 0009. */
async function dropNullableIndexes(database: Database): Promise<void> {
  for (const index of NULLABLE_INDEXES) await sql`drop index if exists ${sql.ref(index)}`.execute(database);
}

/** Reverts migration 0010. */
async function dropStagedLoads(database: Database): Promise<void> {
  await sql`alter table load_keys drop column said`.execute(database);
  for (const table of ['load_lists', 'staged_records']) await sql`drop table ${sql.table(table)}`.execute(database);
}

/** Reverts migration 0011. */
async function dropLeftOut(database: Database): Promise<void> {
  for (const column of ['period_start', 'period_end'])
    await sql`alter table deployments drop column ${sql.ref(column)}`.execute(database);
  await sql`alter table exports drop column left_out`.execute(database);
}

/** Reverts migration 0012. */
async function dropIdentifications(database: Database): Promise<void> {
  for (const column of ['identified_by', 'identification_method'])
    await sql`alter table occurrences drop column ${sql.ref(column)}`.execute(database);
}

const PROCESSED = [
  ['captures', 'is_processed'],
  ['events', 'processed_captures_count'],
] as const;

/** Reverts migrations 0013 and 0014. */
async function dropProcessed(database: Database): Promise<void> {
  await sql`alter table projects drop column publication`.execute(database);
  for (const [table, column] of PROCESSED)
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(database);
}

/** Reverts migration 0015. */
async function dropPeriods(database: Database): Promise<void> {
  await sql`drop table deployment_periods`.execute(database);
}

const LOOKED_AT = [
  ...['looked_at', 'model_id', 'model_taxon_id', 'model_score', 'model_at'].map((one) => ['occurrences', one] as const),
  ...['verified_count', 'last_detected', 'best_score'].map((one) => ['project_taxa', one] as const),
  ...(['deployments', 'events'] as const).flatMap((table) =>
    ['verified_count', 'unattributed_count'].map((column) => [table, column] as const),
  ),
  ['taxa', 'gbif_key'],
  ['captures', 'last_processed'],
  ['jobs', 'started_at'],
  ['jobs', 'finished_at'],
  ['jobs', 'is_copied'],
  ['deployments', 'data_source_connected'],
  ...(['sites', 'devices'] as const).flatMap((table) =>
    ['description', 'created_at', 'updated_at'].map((column) => [table, column] as const),
  ),
] as const;

/** Of these, the columns that counting reads or sets. */
const COUNTED_LOOKS = [
  ...LOOKED_AT.filter(
    ([table, column]) =>
      table === 'project_taxa' ||
      /^(verified|unattributed)_count$/.test(column) ||
      /^(looked_at|model_(taxon_)?id)$/.test(column),
  ),
  ['occurrences', 'identification_method'],
] as const;

const PUBLISHED = ['sites', 'deployments', 'events', 'captures', 'occurrences', 'detections'] as const;

/** Reverts migrations 0016 to 0026. */
async function dropImageFolders(database: Database): Promise<void> {
  for (const table of ['copy_state', 'past_ids', 'other_observations'])
    await sql`drop table ${sql.table(table)}`.execute(database);
  await sql`drop index if exists occurrences_by_model_taxon_id_id`.execute(database);
  for (const [table, column] of LOOKED_AT)
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(database);
  for (const table of ['identifications', 'models']) await sql`drop table ${sql.table(table)}`.execute(database);
  for (const table of PUBLISHED) await sql`alter table ${sql.table(table)} drop column public_id`.execute(database);
  await sql`alter table occurrences drop column source_event`.execute(database);
  for (const table of ['deployments', 'captures', 'occurrences'])
    await sql`alter table ${sql.table(table)} drop column kept`.execute(database);
  await sql`alter table projects drop column publication_is_loaded`.execute(database);
  for (const column of ['id_prefix', 'dataset'])
    await sql`alter table projects drop column ${sql.ref(column)}`.execute(database);
  await sql`drop table declared_ranks`.execute(database);
  await sql`alter table taxa drop column rank_by_packages`.execute(database);
  for (const column of ['file_path', 'file_name'])
    await sql`alter table captures drop column ${sql.ref(column)}`.execute(database);
  await sql`alter table deployments drop column coordinate_uncertainty_m`.execute(database);
  for (const table of ['image_files', 'image_sources']) await sql`drop table ${sql.table(table)}`.execute(database);
  await sql`alter table storage_sources drop column last_checked`.execute(database);
}

/** Counts as this release does, in a database of an earlier one. */
async function countEarlier(database: Database): Promise<void> {
  for (const [table, column] of PROCESSED)
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} integer`.execute(database);
  await sql`alter table projects add column publication text`.execute(database);
  for (const [table, column] of COUNTED_LOOKS)
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(/^(last_detected|identification_method)$/.test(column) ? 'text' : 'integer')}`.execute(
      database,
    );
  await refreshCounters(database);
  for (const [table, column] of COUNTED_LOOKS)
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(database);
  await dropProcessed(database);
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
    await dropNullableIndexes(first.database);
    await dropStagedLoads(first.database);
    await dropLeftOut(first.database);
    await dropIdentifications(first.database);
    await dropProcessed(first.database);
    await dropPeriods(first.database);
    await dropImageFolders(first.database);
    await sql`delete from kysely_migration where name >= '0003'`.execute(first.database);
    await first.close();

    const { database, close } = await openDatabase(empty.location);
    expect(await pairs(database)).toEqual(loaded);
    expect(await seen(database)).toEqual(loadedSeen);
    const unknown = { box_x: null, box_y: null, box_width: null, box_height: null, score: null, public_id: null };
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
    await dropNullableIndexes(database);
    await dropStagedLoads(database);
    await dropLeftOut(database);
    await dropIdentifications(database);
    await dropProcessed(database);
    await dropPeriods(database);
    await dropImageFolders(database);
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

  test('keeps the made-up counters of generated sessions', async () => {
    await makeOld('scale');
    expect(await countNow()).toEqual({ isCounted: false, sum: 0 });
  });
});

describe.each(sampleDatabases)(
  'a database whose captures all have a time and a session, of the kind $kind',
  ({ kind }) => {
    let empty: EmptyDatabase;
    beforeEach(async () => {
      empty = await emptyDatabase(kind);
    });
    afterEach(() => empty.remove());

    /** The release before. */
    const earlier = (of: DatabaseKind): Record<string, Migration> =>
      Object.fromEntries(Object.entries(migrationsFor(of)).filter(([name]) => name < '0009'));
    const at = { created_at: moment, updated_at: moment };
    const capture = { project_id: 1, image: null, width: null, height: null, size_bytes: null };
    const occurrence = { project_id: 1, determination_score: null, ...at };
    const nowhere = { deployment_id: null, event_id: null };

    const fill = async (database: Database, count: (database: Database) => Promise<void>) => {
      await insertRows(database, 'projects', [{ id: 1, ...project }]);
      await insertRows(database, 'sites', [{ id: 1, project_id: 1, name: 'Dune' }]);
      await insertRows(database, 'devices', [{ id: 1, project_id: 1, name: 'Lamp' }]);
      const place = { latitude: 1, longitude: 2, image: null, storage_source_id: null, ...at };
      const unseen = { first_capture_timestamp: null, last_capture_timestamp: null };
      await insertRows(database, 'deployments', [
        { id: 1, project_id: 1, site_id: 1, device_id: 1, name: 'A', ...place, ...unseen },
      ]);
      const night = { start: '2024-06-12T22:00:00', end: '2024-06-13T03:00:00', duration_seconds: 18_000 };
      await insertRows(database, 'events', [{ id: 1, project_id: 1, deployment_id: 1, ...night, ...at }]);
      await insertRows(
        database,
        'captures',
        [1, 2, 3].map((id) => ({
          id,
          deployment_id: 1,
          event_id: 1,
          timestamp: `2024-06-12T23:0${id}:00`,
          ...capture,
        })),
      );
      await insertRows(database, 'taxa', [{ id: 1, name: 'Noctua', rank: 'GENUS', parent_id: null, ...at }]);
      await insertRows(database, 'occurrences', [
        { id: 1, deployment_id: 1, event_id: 1, determination_id: 1, ...occurrence },
      ]);
      await insertRows(database, 'detections', [{ id: 1, capture_id: 2, occurrence_id: 1 }]);
      const job = { job_type_key: 'ml', job_type_name: 'ML pipeline', progress: null, ...at };
      await insertRows(database, 'jobs', [
        { id: 1, project_id: 1, deployment_id: 1, name: 'Sync', status: 'SUCCESS', ...job },
      ]);
      await count(database);
    };
    /** Columns of later releases. */
    const TABLES = [
      'sites',
      'devices',
      'deployments',
      'events',
      'captures',
      'occurrences',
      'detections',
      'jobs',
    ] as const;
    /** Columns of later releases. */
    const LATER = {
      period_start: undefined,
      period_end: undefined,
      identified_by: undefined,
      identification_method: undefined,
      is_processed: undefined,
      processed_captures_count: undefined,
      coordinate_uncertainty_m: undefined,
      public_id: undefined,
      source_event: undefined,
      kept: undefined,
      blank_id: undefined,
      ...Object.fromEntries(LOOKED_AT.map(([, column]) => [column, undefined])),
      publication_is_loaded: undefined,
      file_path: undefined,
      file_name: undefined,
    };
    const rowsIn = (database: Database) =>
      Promise.all(
        [...TABLES, 'event_example_captures' as const, 'project_taxa' as const].map(async (table) =>
          (await database.selectFrom(table).selectAll().execute())
            .map((row) => JSON.stringify({ ...row, ...LATER }))
            .toSorted(),
        ),
      );

    test('keeps its rows, and then holds captures, occurrences, sites and jobs without what others do not report', async () => {
      const old = await openDatabase(empty.location, earlier);
      await fill(old.database, countEarlier);
      const missing = { id: 9, ...capture, ...nowhere, timestamp: null };
      await expect(old.database.insertInto('captures').values(missing).execute()).rejects.toThrow(/null/i);
      const rows = await rowsIn(old.database);
      const source = 'http://elsewhere.example.org';
      await old.database.insertInto('load_keys').values({ source, kind: 'jobs', key: '7', id: 1 }).execute();
      await old.close();

      const { database, close } = await openDatabase(empty.location);
      expect(await rowsIn(database)).toEqual(rows);
      await database.insertInto('captures').values(missing).execute();
      await database
        .insertInto('captures')
        .values({ id: 10, ...capture, deployment_id: 1, event_id: 1, timestamp: null })
        .execute();
      await database
        .insertInto('occurrences')
        .values({ id: 9, ...occurrence, ...nowhere, determination_id: null })
        .execute();
      for (const table of ['sites', 'devices'] as const) {
        await database.insertInto(table).values({ id: 9, project_id: null, name: '' }).execute();
      }
      const job = { status: 'UNKNOWN', job_type_key: 'unknown', job_type_name: 'Unknown', progress: null, ...at };
      await database
        .insertInto('jobs')
        .values({ id: 9, project_id: null, deployment_id: null, name: '', ...job })
        .execute();
      const jobs = await database.selectFrom('jobs').select(['id', 'is_copied']).orderBy('id').execute();
      expect(jobs.map(({ id, is_copied }) => [id, is_copied])).toEqual([
        [1, 1],
        [9, 0],
      ]);
      await refreshCounters(database);
      const counts = await database
        .selectFrom('projects')
        .innerJoin('deployments', 'deployments.project_id', 'projects.id')
        .innerJoin('events', 'events.deployment_id', 'deployments.id')
        .select(['projects.captures_count as of_project', 'projects.occurrences_count as animals'])
        .select([
          'deployments.captures_count as of_deployment',
          'events.captures_count as of_event',
          'last_capture_timestamp',
        ])
        .execute();
      const last_capture_timestamp = '2024-06-12T23:03:00';
      expect(counts).toEqual([{ of_project: 5, animals: 2, of_deployment: 4, of_event: 4, last_capture_timestamp }]);
      expect(await database.selectFrom('project_taxa').selectAll().execute()).toEqual([
        {
          project_id: 1,
          taxon_id: 1,
          occurrences_count: 1,
          // Nothing says who determined it.
          verified_count: null,
          last_detected: '2024-06-12T23:02:00',
          best_score: null,
        },
      ]);
      const examples = await database.selectFrom('event_example_captures').select('capture_id').execute();
      expect(examples.map(({ capture_id }) => capture_id)).toEqual([2, 1, 3]);
      await close();
    });

    test('still refuses what refers to nothing', async () => {
      await (await openDatabase(empty.location, earlier)).close();
      const { database, close } = await openDatabase(empty.location);
      await fill(database, refreshCounters);
      for (const [table, column] of [
        ['captures', 'event_id'],
        ['captures', 'deployment_id'],
        ['occurrences', 'event_id'],
        ['occurrences', 'deployment_id'],
        ['occurrences', 'determination_id'],
        ['sites', 'project_id'],
        ['devices', 'project_id'],
        ['jobs', 'project_id'],
      ] as const) {
        const dangling = sql`update ${sql.table(table)} set ${sql.ref(column)} = 77`.execute(database);
        await expect(dangling, `${table}.${column}`).rejects.toThrow(/foreign key/i);
      }
      await close();
    });
  },
);

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
