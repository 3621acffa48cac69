import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { longLists } from './linked-field-tables.ts';
import { wholeList, type ListBody } from './walk.ts';

interface Summary {
  id: number;
  name: string;
}
interface Capture {
  id: number;
  url: string;
  timestamp: string;
  detections_count: number;
  occurrences_count: number;
  taxa_count: number;
  deployment: Summary;
  event: Summary & { date_label: string };
}
interface Occurrence extends Omit<Capture, 'url' | 'timestamp' | 'occurrences_count' | 'taxa_count'> {
  determination: Summary & { rank: string };
  first_appearance_timestamp: string | null;
  last_appearance_timestamp: string | null;
}
interface Part {
  id: number;
  name: string;
  project: Summary;
}
interface Job extends Part {
  deployment: Summary | null;
  progress: { stages: { params: { key: string; value: unknown }[] }[] } | null;
}

describe.each(sampleDatabases)('records that others link to, from $kind', (sample) => {
  const service = serviceOver(sample);

  /** Some hundred records from the beginning, the middle and the end of a list. */
  async function some<Rec>(path: string): Promise<Rec[]> {
    const { url } = service();
    const { count } = await askJson<ListBody>(url, `${path}?limit=1`);
    const offsets = [0, Math.floor(count / 2) - 100, count - 200];
    const pages: ListBody<Rec>[] = [];
    for (const offset of offsets) pages.push(await askJson(url, `${path}?limit=200&offset=${offset}`));
    return pages.flatMap(({ results }) => results);
  }

  test.each(longLists)(
    'records of $path at its front, in its middle and at its end have the fields of their table, no more, no less (open, 2.8: decided in docs/decisions)',
    async ({ path, table }) => {
      const { url } = service();
      const records = await some<{ id: number }>(path);
      expect(records).toHaveLength(600);
      const faults = records.flatMap((record) => table(record, `${path} ${record.id}`, { base: url, id: record.id }));
      expect(faults.slice(0, 10)).toEqual([]);
    },
  );

  test.each(longLists)('the envelope of $path has its keys (2.1)', async ({ path }) => {
    const body = await askJson<ListBody>(service().url, `${path}?limit=1`);
    expect(Object.keys(body)).toEqual(['count', 'next', 'previous', 'results']);
  });

  test.each(longLists)('the details address of a record of $path answers with that record (1)', async ({ path }) => {
    const { url } = service();
    const records = await some<{ id: number; details: string }>(path);
    for (const record of records.filter((_, index) => index % 40 === 0)) {
      const { status, headers, text } = await ask(url, record.details.slice(url.length));
      expect([status, headers['content-type']]).toEqual([200, 'application/json']);
      // A capture by itself has its detections, too.
      const { detections, ...own } = JSON.parse(text) as { detections?: unknown };
      expect([own, detections !== undefined]).toEqual([record, path.includes('captures')]);
    }
  });

  test('a capture has the deployment and the event of the database, and its own image (4.4)', async () => {
    const { url, database } = service();
    const captures = await some<Capture>('/api/v2/captures/');
    const rows = await sql<Record<string, unknown>>`select captures.id, deployments.id as deployment,
        deployments.name, events.id as event, captures.timestamp,
        (select count(*) from detections where capture_id = captures.id) as detections,
        (select count(distinct occurrence_id) from detections where capture_id = captures.id) as occurrences,
        (select count(distinct determination_id) from detections join occurrences on occurrences.id = occurrence_id
          where capture_id = captures.id) as taxa
      from captures join deployments on deployments.id = captures.deployment_id join events on events.id = captures.event_id
      where captures.id in (${sql.join(captures.map(({ id }) => id))})`.execute(database);
    const byId = new Map(rows.rows.map((row) => [row['id'], row]));
    for (const { id, url: image, timestamp, detections_count, deployment, event, ...counts } of captures) {
      expect(byId.get(id)).toEqual({
        id,
        deployment: deployment.id,
        name: deployment.name,
        event: event.id,
        timestamp,
        detections: detections_count,
        occurrences: counts.occurrences_count,
        taxa: counts.taxa_count,
      });
      expect(image).toContain(`/${id}-`);
    }
    const [first] = captures;
    const { status, headers } = await ask(url, encodeURI(first?.url.slice(url.length) ?? ''));
    expect([status, headers['content-type']?.startsWith('image/')]).toEqual([200, true]);
  });

  test('an occurrence has its taxon, and the times of its first and last capture (4.4)', async () => {
    const occurrences = await some<Occurrence>('/api/v2/occurrences/');
    const { rows } = await sql<{ id: number; taxon: number; name: string; rank: string; event: number }>`select
        occurrences.id, taxa.id as taxon, taxa.name, taxa.rank, event_id as event
      from occurrences join taxa on taxa.id = determination_id`.execute(service().database);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const seen = await sql<{ id: number; timestamp: string }>`select occurrence_id as id, timestamp
      from detections join captures on captures.id = capture_id
      where occurrence_id in (${sql.join(occurrences.map(({ id }) => id))})`.execute(service().database);
    const timesOf = (wanted: number) =>
      seen.rows
        .filter(({ id }) => id === wanted)
        .map(({ timestamp }) => timestamp)
        .toSorted();
    for (const { id, determination, event, detections_count, ...shown } of occurrences) {
      const { id: taxon, name, rank } = determination;
      expect(byId.get(id)).toEqual({ id, taxon, name, rank, event: event.id });
      const appearances = timesOf(id);
      expect(detections_count).toBe(appearances.length);
      expect(shown).toMatchObject({
        first_appearance_timestamp: appearances[0] ?? null,
        last_appearance_timestamp: appearances.at(-1) ?? null,
      });
    }
  });

  test('an event is the same in its own record, on its captures and on its occurrences (2.5)', async () => {
    const { url } = service();
    const linked = [...(await some<Capture>('/api/v2/captures/')), ...(await some<Occurrence>('/api/v2/occurrences/'))];
    for (const { event } of linked.filter((_, index) => index % 60 === 0)) {
      expect(await askJson(url, `/api/v2/events/${event.id}/`)).toMatchObject(event);
    }
  });

  test('devices, sites and jobs have the project of the database (4.4)', async () => {
    const { url, database } = service();
    for (const [path, table] of [
      ['/api/v2/deployments/devices/', 'devices'],
      ['/api/v2/deployments/sites/', 'sites'],
      ['/api/v2/jobs/', 'jobs'],
    ] as const) {
      const records = await wholeList<Omit<Part, 'project'> & { project: number | Summary }>(url, `${path}?limit=1000`);
      const { rows } = await sql<Record<string, unknown>>`select part.id, part.name, projects.id as project,
          projects.name as called from ${sql.table(table)} as part
        join projects on projects.id = part.project_id order by part.id`.execute(database);
      const sent = records.map(({ id, name, project }) =>
        typeof project === 'number' ? { id, name, project } : { id, name, project: project.id, called: project.name },
      );
      expect(sent).toEqual(rows.map(({ called, ...row }) => (table === 'jobs' ? { ...row, called } : row)));
    }
  });

  test('a site has the rectangle around its deployments that have a location', async () => {
    const { url, database } = service();
    const sites = await wholeList<{ id: number; boundary_rect: number[] | null }>(url, '/api/v2/deployments/sites/');
    const { rows } = await sql<{ id: number; boundary_rect: number[] }>`select site_id as id, min(latitude) as south,
        min(longitude) as west, max(latitude) as north, max(longitude) as east
      from deployments where site_id is not null and not (latitude = 0 and longitude = 0)
      group by site_id order by site_id`.execute(database);
    const around = sites.filter(({ boundary_rect }) => boundary_rect !== null);
    expect(around.map(({ id, boundary_rect }) => [id, ...(boundary_rect ?? [])])).toEqual(
      rows.map((row) => Object.values(row)),
    );
    expect(around.length).toBeGreaterThan(10);
  });

  test('a job says when it began and ended, and which export it is for', async () => {
    const { url, database } = service();
    type Timed = { id: number; data_export: Record<'id' | 'user' | 'project', number> | null } & Record<
      'started_at' | 'finished_at' | 'duration',
      string | null
    >;
    const jobs = await wholeList<Timed>(url, '/api/v2/jobs/?limit=1000');
    const exports = await database.selectFrom('exports').select(['id', 'job_id', 'user_id', 'project_id']).execute();
    const rows = await database.selectFrom('jobs').select(['id', 'started_at', 'updated_at']).orderBy('id').execute();
    const sent = jobs.map(({ id, data_export: of, started_at, finished_at, duration }) => {
      const forExport = of === null ? null : { id: of.id, user_id: of.user, project_id: of.project };
      return { id, started_at, finished_at, seconds: duration === null ? null : Number(duration), forExport };
    });
    const seconds = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1_000;
    const expected = rows.map(({ id, started_at, updated_at }) => {
      const { job_id: _job, ...forExport } = exports.find(({ job_id }) => job_id === id) ?? { job_id: null };
      return {
        id,
        started_at,
        finished_at: updated_at,
        seconds: started_at === null ? null : seconds(started_at, updated_at),
        forExport: 'id' in forExport ? forExport : null,
      };
    });
    expect(sent).toEqual(expected);
    expect(sent.filter((one) => (one.seconds ?? 0) > 0).length).toBeGreaterThan(100);
  });

  test('every job is listed once: those of deployments and of exports (2.4, 2.6)', async () => {
    const { url } = service();
    const jobs = new Map((await wholeList<Job>(url, '/api/v2/jobs/?limit=500')).map((job) => [job.id, job]));
    const deployments = await wholeList<{ id: number; jobs: { id: number; status: string }[] }>(
      url,
      '/api/v2/deployments/?limit=1000',
    );
    const exports = await wholeList<{ id: number; job: Job; file_url: string }>(url, '/api/v2/exports/?limit=1000');
    const ofDeployments = deployments.flatMap(({ id, jobs: own }) => own.map((job) => ({ ...job, of: id })));
    expect(jobs.size).toBe(ofDeployments.length + exports.length);
    for (const { of, ...summary } of ofDeployments) {
      expect(jobs.get(summary.id)).toMatchObject({ ...summary, deployment: { id: of } });
      const { status } = summary;
      expect(jobs.get(summary.id)?.progress).toEqual({
        summary: { status, progress: status === 'SUCCESS' ? 1 : 0 },
        stages: [],
        errors: [],
        logs: [],
      });
    }
    for (const { job } of exports) {
      expect(jobs.get(job.id)).toMatchObject({ ...job, deployment: null });
    }
  });
});
