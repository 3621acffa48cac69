import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseOf, similarDatabases } from '#test/support/sample-databases.ts';

describe.each(similarDatabases)('the sample season in $kind', (sample) => {
  const database = databaseOf(sample);
  const rows = async <Row>(query: string) => (await sql.raw<Row>(query).execute(database())).rows;
  /** the number that a query returns */
  const number = async (query: string) =>
    Number((await rows<{ n: number | string }>(`select count(*) as n ${query}`))[0]?.n);

  test('has the specified sizes', async () => {
    expect(await number('from projects')).toBe(6);
    expect(await number('from deployments')).toBe(189);
    expect(await number('from events')).toBe(4_312);
    expect(await number('from taxa')).toBe(400);
    expect(await number('from exports')).toBe(24);
    expect(await number('from storage_sources')).toBe(12);
    const [captures, occurrences] = [await number('from captures'), await number('from occurrences')];
    expect([captures >= 340_000, captures <= 360_000, captures]).toEqual([true, true, captures]);
    expect([occurrences >= 55_000, occurrences <= 65_000, occurrences]).toEqual([true, true, occurrences]);
  });

  test('7 deployments have no location, none has half of one, and 6 have no captures (2.4)', async () => {
    expect(await number('from deployments where latitude = 0 and longitude = 0')).toBe(7);
    expect(await number('from deployments where (latitude = 0) <> (longitude = 0)')).toBe(0);
    expect(await number('from deployments where id not in (select deployment_id from captures)')).toBe(6);
    expect(await number('from deployments where abs(latitude) > 90 or abs(longitude) > 180')).toBe(0);
  });

  test('has nights whose captures are all processed, in part and not at all, with zero occurrences in two of the kinds', async () => {
    const kinds = await rows<{ kind: string; n: number | string; found: number | string }>(
      `select case when processed = 0 then 'none' when processed < taken then 'some' else 'all' end as kind,
          count(*) as n, sum(case when found = 0 then 1 else 0 end) as found
        from (select e.id, (select count(*) from occurrences o where o.event_id = e.id) as found, count(*) as taken,
            sum(c.is_processed) as processed from events e join captures c on c.event_id = e.id group by e.id) as nights
        group by 1 order by 1`,
    );
    expect(kinds.map(({ kind, n, found }) => [kind, Number(n), Number(found)])).toEqual([
      ['all', 4_197, 272],
      ['none', 99, 99],
      ['some', 16, 0],
    ]);
    // What was found was processed.
    expect(await number('from captures where is_processed = 0 and detections_count > 0')).toBe(0);
  });

  test('every project has deployments, and its deployments with a location lie in one region', async () => {
    const regions = await rows<{ latitudes: number; longitudes: number; n: number | string }>(
      `select max(latitude) - min(latitude) as latitudes, max(longitude) - min(longitude) as longitudes, count(*) as n
       from deployments where latitude <> 0 group by project_id`,
    );
    expect(regions).toHaveLength(6);
    for (const { latitudes, longitudes, n } of regions) {
      expect(Number(n)).toBeGreaterThan(10);
      expect([latitudes < 6, longitudes < 10]).toEqual([true, true]);
    }
  });

  test('some names repeat, some are not ASCII, and several deployments have the same location (2.4)', async () => {
    const names = (await rows<{ name: string }>('select name from deployments')).map(({ name }) => name);
    expect(new Set(names).size).toBeLessThan(names.length);
    for (const letters of [/[é]/i, /[æøå]/i, /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u]) {
      expect(names.some((name) => letters.test(name))).toBe(true);
    }
    expect(names.every((name) => name === name.normalize('NFC') && name === name.trim() && name !== '')).toBe(true);
    const spots =
      'from (select 1 from deployments where latitude <> 0 group by latitude, longitude having count(*) > 1) as spots';
    expect(await number(spots)).toBeGreaterThan(5);
  });

  test('some deployments have no device, some no site, some both and some neither (2.4)', async () => {
    for (const device of ['is null', 'is not null']) {
      for (const site of ['is null', 'is not null']) {
        const found = await number(`from deployments where device_id ${device} and site_id ${site}`);
        expect([device, site, found > 0]).toEqual([device, site, true]);
      }
    }
  });

  test('a deployment has none to six jobs, of the documented types and both states (2.4, 3)', async () => {
    const jobs = await rows<{ n: number | string }>(
      'select count(j.id) as n from deployments d left join jobs j on j.deployment_id = d.id group by d.id',
    );
    expect(new Set(jobs.map(({ n }) => Number(n)))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    const kinds = await rows<{ kind: string }>(
      "select distinct job_type_name || ' / ' || job_type_key as kind from jobs where deployment_id is not null",
    );
    const documented = ['Data storage sync / data_storage_sync', 'ML pipeline / ml', 'Unknown / unknown'];
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(documented);
    const states = await rows<{ status: string }>('select distinct status from jobs where deployment_id is not null');
    expect(states.map(({ status }) => status).toSorted()).toEqual(['FAILURE', 'SUCCESS']);
  });

  test('storage has null totals and zero totals, and empty prefixes, endpoints and base addresses (2.7)', async () => {
    for (const condition of [
      'total_files_indexed is null',
      'total_files_indexed = 0 and total_size_indexed = 0',
      'total_size_indexed > 2147483647',
      "prefix = ''",
      "prefix <> ''",
      "endpoint_url = ''",
      "endpoint_url <> ''",
      'public_base_url is null',
      "public_base_url = ''",
      "public_base_url <> ''",
    ]) {
      const found = await number(`from storage_sources where ${condition}`);
      expect([condition, found > 0]).toEqual([condition, true]);
    }
    expect(await number('from storage_sources where id not in (select storage_source_id from deployments)')).toBe(0);
  });

  test('exports are for four users and four sets of captures in every project, and all succeeded (2.6)', async () => {
    expect(await number('from (select distinct user_id from exports) as users')).toBe(4);
    expect(
      await number('from (select project_id from collections group by project_id having count(*) = 4) as sets'),
    ).toBe(6);
    expect(await number("from exports join jobs on jobs.id = exports.job_id where jobs.status = 'SUCCESS'")).toBe(24);
  });

  test('people have looked at one occurrence in twelve, after two versions of a model; some were corrected, some withdrawn', async () => {
    expect(await number('from (select distinct occurrence_id from identifications) as identified')).toBe(5_273);
    expect(await number('from occurrences where looked_at > 0')).toBe(4_745);
    expect(await number("from occurrences where identification_method = 'human'")).toBe(4_745);
    expect(await number('from identifications where is_withdrawn = 1')).toBe(1_056);
    expect(await number('from occurrences where looked_at > 0 and model_taxon_id <> determination_id')).toBe(1_319);
    expect(await number('from occurrences where looked_at = 0 and model_taxon_id <> determination_id')).toBe(0);
    expect([await number('from occurrences where model_id = 1'), await number('from models')]).toEqual([16_543, 2]);
    expect(await number("from occurrences where model_id = 2 and created_at < '2024'")).toBe(0);
  });

  test('created_at is unique in every list, so that all its pages can be read by it (4.2)', async () => {
    for (const table of ['projects', 'taxa', 'deployments', 'events', 'exports', 'storage_sources']) {
      const distinct = await number(`from (select distinct created_at from ${table}) as moments`);
      expect([table, distinct]).toEqual([table, await number(`from ${table}`)]);
    }
  });
});
