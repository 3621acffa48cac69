import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasEnded } from '#contract/records/job.ts';
import { openDatabase, type Database, type OpenDatabase } from '#service/database/open-database.ts';
import { jobsQuery } from '#service/queries/jobs-query.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { FOREIGN_TOKEN } from '#test/support/foreign/foreign-logins.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { loadInto, type HeardLoad } from '#test/support/load-options.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';

describe.each(similarDatabases)('copying a service that is not ours into $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let source: ForeignService;
  let options: HeardLoad;
  let opened: OpenDatabase;
  let database: Database;

  beforeAll(async () => {
    [empty, source] = [await databaseWithTables(kind), await foreignService({ hasDefaults: true })];
    // As earlier releases of ours send the project of a part; the others have it as a number.
    for (const list of ['deployments/sites', 'deployments/devices'] as const) {
      const [first] = source.records[list];
      const id = first?.['project'];
      Object.assign(first ?? {}, { project: { id, name: 'Fen', details: '', user_permissions: [] } });
    }
    options = loadInto(empty);
    const request = { what: 'service', base: source.origin, project: null, token: FOREIGN_TOKEN } as const;
    expect(await runLoad({ ...request, follow: false, replace: false }, options)).toBe(true);
    opened = await openDatabase(empty.location);
    ({ database } = opened);
  });
  afterAll(async () => {
    await opened.close();
    await source.stop();
    await empty.remove();
  });

  /** The row of a record of the source. */
  async function rowOf(
    table: 'captures' | 'occurrences' | 'deployments' | 'events' | 'jobs' | 'sites' | 'devices',
    key: number,
  ) {
    const { rows } = await sql<Record<string, unknown>>`select ${sql.table(table)}.* from ${sql.table(table)}
      join load_keys on load_keys.id = ${sql.ref(`${table}.id`)} and load_keys.kind = ${table}
      where load_keys.key = ${String(key)}`.execute(database);
    return rows[0];
  }

  test('everything arrives', () => {
    const closing = options.said.slice(options.said.findIndex((line) => line.includes('set aside')) + 1);
    expect(closing.map((line) => line.split(/ +/))).toEqual([
      ['projects', '2', '2', '0', '0'],
      ['sites', '2', '2', '0', '0'],
      ['devices', '2', '2', '0', '0'],
      ['deployments', '5', '5', '0', '0'],
      ['events', '12', '12', '0', '0'],
      ['captures', '62', '62', '0', '0'],
      ['taxa', '5', '5', '0', '0'],
      ['occurrences', '30', '30', '0', '0'],
      ['storage', '2', '2', '0', '0'],
      ['jobs', '6', '6', '0', '0'],
    ]);
  });

  test('also what default filters leave out, which is said', async () => {
    expect(options.said).toContainEqual('  occurrences: project 21 shows 10 of 20');
    expect(options.said).toContainEqual(expect.stringContaining('everything is loaded (apply_defaults=false)'));
    const { rows } = await sql<{ n: unknown }>`select count(*) as n from occurrences
      where determination_score < 0.4`.execute(database);
    expect(Number(rows[0]?.n)).toBe(5);
  });

  test('captures without address, time, session or deployment are kept', async () => {
    expect(await rowOf('captures', 1_901)).toMatchObject({ event_id: null, timestamp: null });
    expect((await rowOf('captures', 1_901))?.['deployment_id']).toEqual((await rowOf('deployments', 31))?.['id']);
    expect(await rowOf('captures', 1_902)).toMatchObject({ event_id: null, deployment_id: null, timestamp: null });
    expect(await rowOf('captures', 1_004)).toMatchObject({ timestamp: null });
    expect((await rowOf('captures', 1_004))?.['event_id']).toEqual((await rowOf('events', 101))?.['id']);
    expect(await rowOf('captures', 1_011)).toMatchObject({ image: '', width: 4_056 });
  });

  test("addresses without origin lead to the service's", async () => {
    expect(await rowOf('captures', 1_016)).toMatchObject({ image: `${source.origin}/media/captures/1016.jpg` });
    expect(await rowOf('captures', 1_001)).toMatchObject({ image: 'https://pictures.example.net/night 0/1001.jpg' });
    expect(await rowOf('deployments', 31)).toMatchObject({ image: `${source.origin}/media/deployments/reed.jpg` });
    const images = await database.selectFrom('projects').select('image').orderBy('id').execute();
    expect(images).toEqual([{ image: `${source.origin}/media/projects/fen.jpg` }, { image: null }]);
  });

  test('values of another form are read, and half a place is none', async () => {
    expect(await rowOf('deployments', 31)).toMatchObject({ latitude: 46.25, longitude: -72.5 });
    expect(await rowOf('deployments', 33)).toMatchObject({ latitude: 0, longitude: 0 });
    expect(await rowOf('events', 101)).toMatchObject({ start: '2026-05-03T21:00:00', end: '2026-05-03T22:20:00' });
    expect(await rowOf('events', 102)).toMatchObject({ end: '2026-05-04T21:00:00', captures_count: 5 });
  });

  test('sites and devices are of their projects, which are a number or, as earlier, a record', async () => {
    const projectOf = async (table: Parameters<typeof rowOf>[0], key: number) =>
      (await rowOf(table, key))?.['project_id'];
    const [fen, orchard] = [await projectOf('deployments', 31), await projectOf('deployments', 34)];
    expect(fen).not.toEqual(orchard);
    expect([await projectOf('sites', 91), await projectOf('devices', 95)]).toEqual([fen, fen]);
    expect([await projectOf('sites', 92), await projectOf('devices', 96)]).toEqual([orchard, orchard]);
  });

  test('who determined an occurrence comes with it: people, also whose identification is withdrawn, and the model', async () => {
    const all = await database
      .selectFrom('load_keys')
      .innerJoin('occurrences', 'occurrences.id', 'load_keys.id')
      .innerJoin('identifications', 'identifications.occurrence_id', 'occurrences.id')
      .leftJoin('users', 'users.id', 'identifications.user_id')
      .select(['key', 'users.name', 'is_withdrawn', 'comment', 'looked_at', 'identification_method', 'identified_by'])
      .where('load_keys.kind', '=', 'occurrences')
      .orderBy('key')
      .execute();
    const stands = { name: 'Ada Finder', is_withdrawn: 0, comment: '', looked_at: 1 };
    const by = { identification_method: 'human', identified_by: 'Ada Finder' };
    expect(all).toEqual(
      ['2001', '2006', '2011', '2016', '2021', '2026'].map((key) => ({
        key,
        ...stands,
        ...by,
        ...(key === '2016' && { comment: 'worn' }),
        ...(key === '2011' && {
          is_withdrawn: 1,
          looked_at: 0,
          identification_method: 'machine',
          identified_by: 'Fen moths 2.1',
        }),
      })),
    );
    const models = await database.selectFrom('models').select(['name', 'key', 'version', 'version_name']).execute();
    expect(models).toEqual([{ name: 'Fen moths', key: 'fen-moths', version: 2, version_name: '2.1' }]);
    const [agreed, corrected] = [await rowOf('occurrences', 2_006), await rowOf('occurrences', 2_016)];
    expect(agreed).toMatchObject({ model_score: 0.5, model_at: null, model_taxon_id: agreed?.['determination_id'] });
    expect(corrected?.['model_taxon_id']).not.toBe(corrected?.['determination_id']);
    expect(await rowOf('occurrences', 2_002)).toMatchObject({ model_at: '2026-02-03T04:05:06.000007', looked_at: 0 });
    expect(await rowOf('occurrences', 2_008)).toMatchObject({ model_score: null, identified_by: 'Fen moths 2.1' });
    expect(await rowOf('occurrences', 2_029)).toMatchObject({ model_id: null, identification_method: null });
    const keyed = await database.selectFrom('taxa').select('gbif_key').where('gbif_key', 'is not', null).execute();
    expect(keyed.every(({ gbif_key }) => Number(gbif_key) > 7_000_000)).toBe(true);
    expect(keyed.length).toBeGreaterThan(2);
  });

  test('occurrences keep their appearances, and may have no determination or session', async () => {
    expect(await rowOf('occurrences', 2_006)).toMatchObject({
      first_appearance_timestamp: '2026-05-08T21:00:00',
      last_appearance_timestamp: '2026-05-08T21:20:00',
      detections_count: 2,
    });
    expect(await rowOf('occurrences', 2_029)).toMatchObject({ determination_id: null });
    expect(await rowOf('occurrences', 2_030)).toMatchObject({ event_id: null });
  });

  test('jobs come from their list, those of exports too', async () => {
    expect(await rowOf('jobs', 72)).toMatchObject({ name: 'Sync Row 7', status: 'STARTED' });
    expect(await rowOf('jobs', 76)).toMatchObject({ job_type_key: 'data_export', deployment_id: null });
  });

  test('a job that has ended has no time of its end where the source says none, though it was changed at some time', async () => {
    const rows = await database.selectFrom('jobs').select('id').execute();
    const jobs = await jobsQuery.read(
      database,
      rows.map(({ id }) => id),
      '',
    );
    const ended = jobs.filter(({ status }) => hasEnded(status));
    expect(ended).toHaveLength(4);
    expect(ended.map(({ finished_at }) => finished_at)).toEqual(ended.map(() => null));
  });

  test('nothing stays staged', async () => {
    expect(await database.selectFrom('staged_records').selectAll().execute()).toEqual([]);
  });
});
