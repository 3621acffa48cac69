import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseOf, similarDatabases } from '#test/support/sample-databases.ts';

const ofEvent = (which: 'min' | 'max') =>
  `events e join captures c on c.id = (select ${which}(id) from captures where event_id = e.id)`;

/** Inconsistencies between related rows, each with the SQL that would find them. */
const contradictions: readonly (readonly [title: string, from: string])[] = [
  [
    'a capture has the deployment of its event',
    'captures c join events e on e.id = c.event_id where e.deployment_id <> c.deployment_id',
  ],
  [
    'an occurrence has the deployment of its event',
    'occurrences o join events e on e.id = o.event_id where e.deployment_id <> o.deployment_id',
  ],
  [
    'a detection is on a capture of the event of its occurrence',
    `detections d join captures c on c.id = d.capture_id join occurrences o on o.id = d.occurrence_id
      where c.event_id <> o.event_id`,
  ],
  ['an occurrence was detected at least once', 'occurrences where id not in (select occurrence_id from detections)'],
  [
    'an example capture is one of its event',
    'event_example_captures x join captures c on c.id = x.capture_id where c.event_id <> x.event_id',
  ],
  [
    'a site is of the project of its deployment',
    'deployments d join sites s on s.id = d.site_id where s.project_id <> d.project_id',
  ],
  [
    'a device is of the project of its deployment',
    'deployments d join devices v on v.id = d.device_id where v.project_id <> d.project_id',
  ],
  [
    'a storage source is of the project of its deployments',
    'deployments d join storage_sources s on s.id = d.storage_source_id where s.project_id <> d.project_id',
  ],
  [
    'a job is of the project of its deployment',
    'jobs j join deployments d on d.id = j.deployment_id where j.project_id <> d.project_id',
  ],
  [
    'an export is of a set of captures of the project of its job',
    `exports x join jobs j on j.id = x.job_id join collections s on s.id = x.collection_id
      where s.project_id <> j.project_id`,
  ],
  ['the first capture of an event is its start', `${ofEvent('min')} where c.timestamp <> e.start`],
  ['the last capture of an event is its end', `${ofEvent('max')} where c.timestamp <> e.end`],
  [
    'a deployment knows its first and last capture',
    `deployments d left join (select deployment_id, min(timestamp) as first, max(timestamp) as last
      from captures group by deployment_id) as c on c.deployment_id = d.id
      where coalesce(d.first_capture_timestamp, '') <> coalesce(c.first, '')
        or coalesce(d.last_capture_timestamp, '') <> coalesce(c.last, '')`,
  ],
  ['a deployment was last changed after its last capture', 'deployments where updated_at <= last_capture_timestamp'],
  [
    'a project was last changed after its deployments',
    'deployments d join projects p on p.id = d.project_id where p.updated_at <= d.updated_at',
  ],
  [
    'a storage source was last changed after its deployments',
    'deployments d join storage_sources s on s.id = d.storage_source_id where s.updated_at <= d.updated_at',
  ],
  ...['projects', 'taxa', 'deployments', 'events', 'jobs', 'exports', 'storage_sources'].map(
    (table) =>
      [`none of the ${table} was changed before it was made`, `${table} where updated_at < created_at`] as const,
  ),
];

describe.each(similarDatabases)('the sample in $kind', (sample) => {
  const database = databaseOf(sample);

  test.each(contradictions)('%s', async (_title, from) => {
    const { rows } = await sql.raw<{ n: number | string }>(`select count(*) as n from ${from}`).execute(database());
    expect(Number(rows[0]?.n)).toBe(0);
  });
});
