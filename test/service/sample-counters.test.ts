import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseOf, sampleDatabases } from '../support/databases.ts';

/** table, counter, and what it counts: a query of (id, n) pairs, without the ones that have none. */
const counters: readonly (readonly [table: string, column: string, counted: string])[] = [
  ['captures', 'detections_count', 'select capture_id as id, count(*) as n from detections group by capture_id'],
  ['events', 'captures_count', 'select event_id as id, count(*) as n from captures group by event_id'],
  ['events', 'detections_count', 'select o.event_id as id, count(*) as n from detections d join occurrences o on o.id = d.occurrence_id group by o.event_id'],
  ['events', 'occurrences_count', 'select event_id as id, count(*) as n from occurrences group by event_id'],
  ['events', 'taxa_count', 'select event_id as id, count(*) as n from (select distinct event_id, determination_id from occurrences) as seen group by event_id'],
  ['deployments', 'events_count', 'select deployment_id as id, count(*) as n from events group by deployment_id'],
  ['deployments', 'captures_count', 'select e.deployment_id as id, count(*) as n from captures c join events e on e.id = c.event_id group by e.deployment_id'],
  ['deployments', 'occurrences_count', 'select e.deployment_id as id, count(*) as n from occurrences o join events e on e.id = o.event_id group by e.deployment_id'],
  ['deployments', 'taxa_count', 'select deployment_id as id, count(*) as n from (select distinct e.deployment_id, o.determination_id from occurrences o join events e on e.id = o.event_id) as seen group by deployment_id'],
  ['projects', 'deployments_count', 'select project_id as id, count(*) as n from deployments group by project_id'],
  ['taxa', 'occurrences_count', 'select determination_id as id, count(*) as n from occurrences group by determination_id'],
  ['storage_sources', 'deployments_count', 'select storage_source_id as id, count(*) as n from deployments group by storage_source_id'],
  ['storage_sources', 'total_files_indexed', 'select d.storage_source_id as id, count(*) as n from captures c join deployments d on d.id = c.deployment_id group by d.storage_source_id'],
  ['storage_sources', 'total_captures_indexed', 'select d.storage_source_id as id, count(*) as n from captures c join deployments d on d.id = c.deployment_id group by d.storage_source_id'],
  ['storage_sources', 'total_size_indexed', 'select d.storage_source_id as id, sum(c.size_bytes) as n from captures c join deployments d on d.id = c.deployment_id group by d.storage_source_id'],
  ['exports', 'record_count', `select x.id, count(*) as n from exports x join collections s on s.id = x.collection_id
    join deployments d on d.project_id = s.project_id join events e on e.deployment_id = d.id join occurrences o on o.event_id = e.id
    where (s.first_day is null or substr(e.start, 1, 10) >= s.first_day) and (s.last_day is null or substr(e.start, 1, 10) <= s.last_day)
    group by x.id`],
];

/** Rows that belong together and must agree; each query finds those that do not. */
const contradictions: readonly (readonly [title: string, query: string])[] = [
  ['a capture and its event have one deployment', 'select c.id from captures c join events e on e.id = c.event_id where e.deployment_id <> c.deployment_id'],
  ['an occurrence and its event have one deployment', 'select o.id from occurrences o join events e on e.id = o.event_id where e.deployment_id <> o.deployment_id'],
  ['a detection is on a capture of the event of its occurrence', 'select d.id from detections d join captures c on c.id = d.capture_id join occurrences o on o.id = d.occurrence_id where c.event_id <> o.event_id'],
  ['an occurrence was detected at least once', 'select id from occurrences where id not in (select occurrence_id from detections)'],
  ['an example capture is one of its event', 'select x.event_id as id from event_example_captures x join captures c on c.id = x.capture_id where c.event_id <> x.event_id'],
  ['a deployment has the site, the device and the storage of its project', `select d.id from deployments d left join sites s on s.id = d.site_id
    left join devices v on v.id = d.device_id left join storage_sources t on t.id = d.storage_source_id
    where s.project_id <> d.project_id or v.project_id <> d.project_id or t.project_id <> d.project_id`],
  ['a job of a deployment is one of its project', 'select j.id from jobs j join deployments d on d.id = j.deployment_id where j.project_id <> d.project_id'],
  ['the first capture of an event is its start', 'select e.id from events e join captures c on c.id = (select min(id) from captures where event_id = e.id) where c.timestamp <> e.start'],
  ['the last capture of an event is its end', 'select e.id from events e join captures c on c.id = (select max(id) from captures where event_id = e.id) where c.timestamp <> e.end'],
  ['the first and last capture of a deployment are its', `select d.id from deployments d left join (select deployment_id, min(timestamp) as first, max(timestamp) as last
    from captures group by deployment_id) as c on c.deployment_id = d.id
    where coalesce(d.first_capture_timestamp, '') <> coalesce(c.first, '') or coalesce(d.last_capture_timestamp, '') <> coalesce(c.last, '')`],
  ['a record is not changed before it is made', `select id from projects where updated_at < created_at union all select id from deployments where updated_at < created_at
    union all select id from events where updated_at < created_at union all select id from jobs where updated_at < created_at
    union all select id from exports where updated_at < created_at union all select id from storage_sources where updated_at < created_at`],
];

describe.each(sampleDatabases)('counters of the sample in $kind', { timeout: 30_000 }, (sample) => {
  const database = databaseOf(sample);
  const rows = async <Row>(query: string) => (await sql.raw<Row>(query).execute(database())).rows;

  test.each(counters)('%s.%s equals the rows it counts', async (table, column, counted) => {
    const wrong = `select t.id, t.${column} as stored, c.n as counted from ${table} t left join (${counted}) as c on c.id = t.id
      where t.${column} <> coalesce(c.n, 0)`;
    expect(await rows(wrong)).toEqual([]);
    const [total] = await rows<{ stored: number }>(`select sum(${column}) as stored from ${table}`);
    expect(Number(total?.stored)).toBeGreaterThan(0);
  });

  test('no counter of any table is left out above', async () => {
    const tables = await database().introspection.getTables();
    const found = tables.flatMap(({ name, columns }) =>
      columns.filter((column) => /_count$|^total_/.test(column.name)).map((column) => `${name}.${column.name}`),
    );
    expect(found.toSorted()).toEqual(counters.map(([table, column]) => `${table}.${column}`).toSorted());
  });

  test('a source that was never indexed has null in all three totals, any other in none (2.7)', async () => {
    const query = `select (total_files_indexed is null) as a, (total_size_indexed is null) as b, (total_captures_indexed is null) as c from storage_sources`;
    const nulls = await rows<{ a: unknown; b: unknown; c: unknown }>(query);
    expect(nulls).toHaveLength(12);
    for (const { a, b, c } of nulls) expect([b, c]).toEqual([a, a]);
  });

  test('an event has three examples, or as many as it has captures, the ones with most detections (2.5)', async () => {
    const query = `select e.id, e.captures_count, count(x.capture_id) as examples, min(x.position) as first, max(x.position) as last, min(c.detections_count) as least,
      (select count(*) from captures o where o.event_id = e.id and o.detections_count > min(c.detections_count)) as better
      from events e join event_example_captures x on x.event_id = e.id join captures c on c.id = x.capture_id group by e.id, e.captures_count`;
    const events = await rows<Record<'captures_count' | 'examples' | 'first' | 'last' | 'better', number>>(query);
    expect(events).toHaveLength(4_312);
    for (const { captures_count, examples, first, last, better } of events) {
      const expected = Math.min(3, captures_count);
      expect([Number(examples), first, last]).toEqual([expected, 1, expected]);
      expect(Number(better)).toBeLessThan(expected);
    }
  });

  test.each(contradictions)('%s', async (_title, query) => {
    expect(await rows(query)).toEqual([]);
  });
});
