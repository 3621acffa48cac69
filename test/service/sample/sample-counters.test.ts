import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseOf, similarDatabases } from '#test/support/sample-databases.ts';

/** A query of (id, n) pairs: how many rows of `from` have each value of `column`. */
const per = (column: string, from: string) => `select ${column} as id, count(*) as n from ${from} group by ${column}`;
/** One number for a project and a taxon, whose row has no id of its own. */
const pair = (taxon: string) => `project_id * 1000000 + ${taxon}`;

const CAPTURES = 'captures c join events e on e.id = c.event_id';
const OCCURRENCES = 'occurrences o join events e on e.id = o.event_id';
const DETECTIONS = 'detections d join occurrences o on o.id = d.occurrence_id';
const STORED = 'captures c join deployments d on d.id = c.deployment_id';
const LOOKED_AT =
  '(select * from occurrences where id in (select occurrence_id from identifications where is_withdrawn = 0)) as looked';
const UNATTRIBUTED = `(select * from occurrences where coalesce(identification_method, '') <> 'machine' and model_id is null
  and id not in (select occurrence_id from identifications where is_withdrawn = 0)) as unattributed`;
const EXPORTED = `exports x join collections s on s.id = x.collection_id
  join deployments d on d.project_id = s.project_id join events e on e.deployment_id = d.id
    and (s.first_day is null or substr(e.start, 1, 10) >= s.first_day)
    and (s.last_day is null or substr(e.start, 1, 10) <= s.last_day)
  join occurrences o on o.event_id = e.id`;

/** Every counter, and the counted rows by the id of the counter's row; zero counts are missing from the pairs. */
const counters: readonly (readonly [counter: string, counted: string])[] = [
  ['captures.detections_count', per('capture_id', 'detections')],
  ['events.captures_count', per('event_id', 'captures')],
  [
    'events.processed_captures_count',
    per('event_id', '(select event_id from captures where is_processed = 1) as seen'),
  ],
  ['events.detections_count', per('o.event_id', DETECTIONS)],
  ['events.occurrences_count', per('event_id', 'occurrences')],
  ['events.verified_count', per('event_id', LOOKED_AT)],
  ['events.unattributed_count', per('event_id', UNATTRIBUTED)],
  ['events.taxa_count', per('event_id', '(select distinct event_id, determination_id from occurrences) as seen')],
  ['deployments.events_count', per('deployment_id', 'events')],
  ['deployments.captures_count', per('e.deployment_id', CAPTURES)],
  ['deployments.occurrences_count', per('e.deployment_id', OCCURRENCES)],
  ['deployments.verified_count', per('deployment_id', LOOKED_AT)],
  ['deployments.unattributed_count', per('deployment_id', UNATTRIBUTED)],
  [
    'deployments.taxa_count',
    per('deployment_id', `(select distinct e.deployment_id, o.determination_id from ${OCCURRENCES}) as seen`),
  ],
  ['projects.deployments_count', per('project_id', 'deployments')],
  ['projects.events_count', per('d.project_id', 'events e join deployments d on d.id = e.deployment_id')],
  ['projects.captures_count', per('d.project_id', `${CAPTURES} join deployments d on d.id = e.deployment_id`)],
  ['projects.occurrences_count', per('d.project_id', `${OCCURRENCES} join deployments d on d.id = e.deployment_id`)],
  ['project_taxa.occurrences_count', per(pair('determination_id'), 'occurrences')],
  ['project_taxa.verified_count', per(pair('determination_id'), LOOKED_AT)],
  ['occurrences.detections_count', per('occurrence_id', 'detections')],
  ['taxa.occurrences_count', per('determination_id', 'occurrences')],
  ['storage_sources.deployments_count', per('storage_source_id', 'deployments')],
  ['storage_sources.total_files_indexed', per('d.storage_source_id', STORED)],
  ['storage_sources.total_captures_indexed', per('d.storage_source_id', STORED)],
  ['storage_sources.total_size_indexed', per('d.storage_source_id', STORED).replace('count(*)', 'sum(c.size_bytes)')],
  ['exports.record_count', per('x.id', EXPORTED)],
];

describe.each(similarDatabases)('counters of the sample in $kind', (sample) => {
  const database = databaseOf(sample);
  const rows = async <Row>(query: string) => (await sql.raw<Row>(query).execute(database())).rows;

  test.each(counters)('%s equals the rows it counts', async (counter, counted) => {
    const [table = '', column = ''] = counter.split('.');
    const id = table === 'project_taxa' ? pair('taxon_id') : 'id';
    const wrong = await rows(`select t.id, t.stored, counted.n
      from (select ${id} as id, ${column} as stored from ${table}) as t
      left join (${counted}) as counted on counted.id = t.id where t.stored <> coalesce(counted.n, 0)
        or (t.stored is null and counted.n > 0)`);
    expect(wrong).toEqual([]);
    const [total] = await rows<{ stored: number | string }>(`select sum(${column}) as stored from ${table}`);
    expect(Number(total?.stored)).toBeGreaterThan(0);
  });

  test('no counter of any table is missing above', async () => {
    const tables = await database().introspection.getTables();
    const found = tables.flatMap(({ name, columns }) =>
      columns.filter((column) => /_count$|^total_/.test(column.name)).map((column) => `${name}.${column.name}`),
    );
    expect(found.toSorted()).toEqual(counters.map(([counter]) => counter).toSorted());
  });

  test('a source that was never indexed has null in all three totals, others in none (2.7)', async () => {
    const totals = await database()
      .selectFrom('storage_sources')
      .select(['total_files_indexed', 'total_size_indexed', 'total_captures_indexed'])
      .execute();
    expect(totals).toHaveLength(12);
    for (const source of totals) {
      expect([0, 3]).toContain(Object.values(source).filter((total) => total === null).length);
    }
  });

  test('an event has three examples, or as many as it has captures, the ones with most detections (2.5)', async () => {
    const query = `select e.captures_count, count(*) as examples, min(x.position) as first, max(x.position) as last,
      (select count(*) from captures o
        where o.event_id = e.id and o.detections_count > min(c.detections_count)) as better
      from events e join event_example_captures x on x.event_id = e.id join captures c on c.id = x.capture_id
      group by e.id, e.captures_count`;
    const events =
      await rows<Record<'captures_count' | 'examples' | 'first' | 'last' | 'better', number | string>>(query);
    expect(events).toHaveLength(4_312);
    for (const { captures_count, examples, first, last, better } of events) {
      const expected = Math.min(3, Number(captures_count));
      expect([Number(examples), first, last]).toEqual([expected, 1, expected]);
      expect(Number(better)).toBeLessThan(expected);
    }
  });
});
