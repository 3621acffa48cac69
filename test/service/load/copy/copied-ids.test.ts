import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { nameCopiedRecords } from '#service/database/migrations/name-copied-records.ts';
import type { Database } from '#service/database/open-database.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { inDatabase, loadedPackage } from '#test/service/load/loaded-package.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { loadInto } from '#test/support/load-options.ts';
import { madeRecords, madeSource, type MadeRecords } from '#test/support/made-source.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';

const WORDS = {
  sites: 'site',
  deployments: 'deployment',
  events: 'event',
  captures: 'capture',
  occurrences: 'occurrence',
} as const;
type Published = keyof typeof WORDS;
const TABLES = Object.keys(WORDS) as Published[];

/** The records of the made service, with a research site of each project. */
function withSites(): MadeRecords {
  const records = madeRecords();
  records['deployments'] = records['deployments']?.map((one) => {
    const id = (one['project'] as { id: number }).id + 20;
    return { ...one, research_site: { id, name: `Site ${id}`, details: '', user_permissions: [] } };
  }) as MadeRecords[string];
  return records;
}

describe.each(similarDatabases)('ids of records that are copied from other services, in $kind', ({ kind }) => {
  let here: EmptyDatabase;
  let services: FaultyService[];
  let records: MadeRecords;

  beforeEach(async () => {
    here = await databaseWithTables(kind);
    records = withSites();
    services = [await madeSource(records), await madeSource(withSites())];
  });
  afterEach(async () => {
    await Promise.all(services.map((one) => one.stop()));
    await here.remove();
  });

  const load = async (at: number, { replace = false, check = false } = {}) => {
    const base = services[at]?.origin ?? '';
    const more = { project: null, token: null, follow: false, check, replace };
    expect(await runLoad({ what: 'service', base, ...more }, loadInto(here))).toBe(true);
    return base;
  };

  /** The published id of each record of a service, by its table and its number there. */
  const idsOf = (source: string) =>
    inDatabase(here, async (database) => {
      const of = new Map<string, string | null>();
      for (const table of TABLES) {
        const { rows } = await sql<{ key: string; public_id: string | null }>`select keys.key, rows.public_id
          from load_keys as keys join ${sql.table(table)} as rows on rows.id = keys.id
          where keys.source = ${source} and keys.kind = ${table}`.execute(database);
        for (const { key, public_id } of rows) of.set(`${table} ${key}`, public_id);
      }
      return of;
    });
  const keysOf = (table: Published) =>
    (table === 'sites' ? [25, 26] : (records[table] ?? []).map(({ id }) => id)).map(String);
  const expected = (source: string, has: (table: Published, key: string) => boolean = () => true) =>
    new Map(
      TABLES.flatMap((table) =>
        keysOf(table).map((key) => [`${table} ${key}`, `${has(table, key) ? `${source}:` : ''}${WORDS[table]}:${key}`]),
      ),
    );

  test('have the address of their service, so that none is equal to that of another, and stay when they are loaded again', async () => {
    const [first, second] = [await load(0), await load(1)];
    const both = [await idsOf(first), await idsOf(second)];
    expect(both).toEqual([expected(first), expected(second)]);
    expect(new Set(both.flatMap((ids) => [...ids.values()])).size).toBe(2 * expected(first).size);
    await load(0);
    await load(0, { check: true });
    expect(await idsOf(first)).toEqual(both[0]);
    await load(0, { replace: true });
    expect(await idsOf(first)).toEqual(both[0]);
  });

  /** An archive of a project that an earlier release gave out, which set what its ids begin with. */
  const giveOutArchive = (database: Database, id: number) =>
    database.updateTable('projects').set({ id_prefix: '' }).where('id', '=', id).execute();

  /** A Camtrap DP, which left nothing but the record of the export. */
  const giveOutPackage = async (database: Database, project_id: number) => {
    const at = { created_at: '2024-01-01T00:00:00.000000', updated_at: '2024-01-01T00:00:00.000000' };
    await database.insertInto('users').values({ id: 1, name: 'Ana', image: null }).execute();
    const done = { job_type_key: 'data_export', job_type_name: 'Export', status: 'SUCCESS', progress: null };
    await database
      .insertInto('jobs')
      .values({ id: 900, project_id, deployment_id: null, name: '', ...done, ...at })
      .execute();
    const file = { format: 'camtrap_dp', file_path: '/media/exports/1.zip', record_count: 1, file_size: 1 };
    await database
      .insertInto('exports')
      .values({ id: 1, user_id: 1, job_id: 900, project_id, collection_id: null, ...file, ...at })
      .execute();
  };

  test.each([
    ['in an archive', giveOutArchive],
    ['in a Camtrap DP', giveOutPackage],
  ])(
    'do not change where an earlier release exported them %s, also of records that are gone for a while; all others get the address',
    async (_, giveOut) => {
      const source = await load(0);
      await inDatabase(here, async (database) => {
        // As an earlier release left it: the ids are the numbers alone.
        for (const table of TABLES)
          await sql`update ${sql.table(table)} set public_id = replace(public_id, ${`${source}:`}, '')`.execute(
            database,
          );
        const { id } = await database
          .selectFrom('projects')
          .select('id')
          .where('name', '=', 'projects 5')
          .executeTakeFirstOrThrow();
        await giveOut(database, id);
        await nameCopiedRecords(database as unknown as Kysely<unknown>);
      });
      const ofProject = (id: number) => {
        const deployments = (records['deployments'] ?? []).filter(
          (one) => (one['project'] as { id: number }).id === id,
        );
        return new Set(deployments.map((one) => one.id));
      };
      const isNew = (table: Published, key: string) => {
        if (table === 'sites') return key === '26';
        const record = records[table]?.find(({ id }) => String(id) === key);
        const deployment = table === 'deployments' ? record : (record?.['deployment'] as { id: number } | undefined);
        return key === '77' || ofProject(6).has(deployment?.id ?? 0);
      };
      expect(await idsOf(source)).toEqual(expected(source, isNew));
      const published = records['occurrences']?.find((one) =>
        ofProject(5).has((one['deployment'] as { id: number }).id),
      );
      records['occurrences']?.push({ ...published, id: 77, updated_at: '2024-09-01T10:00:00.000000' });
      await load(0);
      await load(0, { check: true });
      expect(await idsOf(source)).toEqual(expected(source, isNew));
      const [all, deployments] = [{ ...records }, ofProject(5)];
      for (const gone of [{ check: true }, { replace: true }]) {
        for (const [list, some] of Object.entries(all))
          records[list] = some.filter((one) => {
            const { id } = (one['deployment'] ?? one) as { id: number };
            return id !== 5 && !deployments.has(id);
          });
        await load(0, gone);
        expect((await idsOf(source)).has('deployments 11')).toBe(false);
        Object.assign(records, all);
        await load(0, { check: true });
        expect(await idsOf(source)).toEqual(expected(source, isNew));
      }
      await load(0, { replace: true });
      expect(await idsOf(source)).toEqual(expected(source, isNew));
    },
  );

  test('are those of its packages, also of a package that was loaded', async () => {
    const source = await load(0);
    const project = await inDatabase(here, (database) =>
      database.selectFrom('projects').select('id').where('name', '=', 'projects 5').executeTakeFirstOrThrow(),
    );
    const made = async (format: 'camtrap_dp' | 'darwin_core_archive', id: number) => {
      const { files } = await inDatabase(here, (database) => madeFiles(database, format, id, { isGivenOut: true }));
      expect(format === 'camtrap_dp' ? camtrapFaults(files) : darwinCoreFaults(files)).toEqual([]);
      return files;
    };
    const [camtrap, darwin] = [await made('camtrap_dp', project.id), await made('darwin_core_archive', project.id)];
    const column = (text: string | undefined, name: string) => csvRecords(text ?? '').map((row) => row[name] ?? '');
    const numbers = [1, 2, 5, 6, 9, 10];
    const byText = (ids: readonly string[]) => ids.toSorted();
    expect(byText(column(darwin['occurrence.csv'], 'occurrenceID'))).toEqual(
      byText(numbers.map((id) => `${source}:occurrence:${id}`)),
    );
    expect(byText(column(darwin['event.csv'], 'eventID'))).toEqual(
      byText(numbers.map((id) => `${source}:event:${id}`)),
    );
    expect(column(camtrap['deployments.csv'], 'locationID')).toEqual([`${source}:site:25`, `${source}:site:25`]);
    await loadedPackage(here, camtrap, { replace: true });
    const loaded = await inDatabase(here, (database) =>
      database.selectFrom('projects').select('id').executeTakeFirstOrThrow(),
    );
    const again = await made('camtrap_dp', loaded.id);
    for (const [file, name] of [
      ['deployments.csv', 'deploymentID'],
      ['deployments.csv', 'locationID'],
      ['media.csv', 'mediaID'],
      ['observations.csv', 'observationID'],
    ] as const)
      expect([name, byText(column(again[file], name))]).toEqual([name, byText(column(camtrap[file], name))]);
  });
});
