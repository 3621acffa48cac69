import { describe, expect, test } from 'vitest';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { shortLists } from './linked-field-tables.ts';
import { walk, wholeList } from './walk.ts';

interface EventFields {
  id: number;
  start: string;
  end: string;
  day: string;
  duration: string;
  duration_label: string;
  captures_count: number;
  example_captures: { id: number; timestamp: string }[];
}

interface DeploymentFields {
  id: number;
  captures_count: number;
  first_date: string | null;
  last_date: string | null;
  jobs: { id: number; created_at: string }[];
}

interface ExportFields {
  id: number;
  record_count: number;
  file_url: string;
  filters: { collection_id: string };
  filters_display: { collection: { id: string } };
  job: { progress: { stages: { key: string; params: { key: string; value: number | string }[] }[] } };
}

describe.each(similarDatabases)('records from $kind', (sample) => {
  const service = serviceOver(sample);

  test.each(shortLists)(
    'every record of $path has exactly the fields of its table (2; open, 2.8: decided in docs/decisions)',
    async ({ path, table }) => {
      const { url } = service();
      const records = await wholeList(url, `${path}?limit=1000`);
      expect(records.length).toBeGreaterThan(0);
      const faults = records.flatMap((record) => table(record, `${path} ${record.id}`, { base: url, id: record.id }));
      expect(faults.slice(0, 10)).toEqual([]);
    },
  );

  test.each(shortLists)(
    'the envelope of $path has its keys, in every page (2.1)',
    async ({ path, listPermissions }) => {
      const keys = ['count', 'next', 'previous', 'results', ...(listPermissions ? ['user_permissions'] : [])];
      for (const page of await walk(service().url, `${path}?limit=900`)) {
        expect(Object.keys(page).toSorted()).toEqual(keys);
        expect(page.user_permissions).toEqual(listPermissions ? [] : undefined);
      }
    },
  );

  test.each(shortLists)('the details address of a record of $path answers with that record (1)', async ({ path }) => {
    const { url } = service();
    const { results } = await askJson<{ results: { id: number; details?: string }[] }>(url, path);
    for (const record of results) {
      // An export has no details field (2.6); its address is below its list like those of others.
      const { status, headers, text } = await ask(url, record.details?.slice(url.length) ?? `${path}${record.id}/`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/json');
      expect(JSON.parse(text)).toEqual(record);
    }
  });

  test('an event has a consistent start, day, end and duration (2.5)', async () => {
    const events = await wholeList<EventFields>(service().url, '/api/v2/events/?limit=1000');
    const faults = events.filter(({ start, end, day, duration, duration_label, captures_count }) => {
      const isMoment = duration === '0.0';
      const agree = [end === start, duration_label === '', captures_count === 1].every((is) => is === isMoment);
      return day !== start.slice(0, 10) || !/^\d+\.0$/.test(duration) || !agree;
    });
    expect(faults.slice(0, 3)).toEqual([]);
    expect(events.some(({ duration }) => duration === '0.0')).toBe(true);
  });

  test('the example captures of an event are its own, and every event with captures has one (2.5)', async () => {
    const { url, database } = service();
    const events = await wholeList<EventFields>(url, '/api/v2/events/?limit=1000');
    const captures = await database.selectFrom('captures').select(['id', 'event_id', 'timestamp']).execute();
    const byId = new Map(captures.map((capture) => [capture.id, capture]));
    const faults = events.filter(({ id: ofEvent, captures_count, example_captures: examples }) => {
      const areItsOwn = examples.every(({ id, timestamp }) => {
        const capture = byId.get(id);
        return capture?.event_id === ofEvent && capture.timestamp === timestamp;
      });
      const areDistinct = new Set(examples.map(({ id }) => id)).size === examples.length;
      return !areItsOwn || !areDistinct || examples.length > 0 !== captures_count > 0;
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test('the dates of a deployment are null exactly where it has no captures (2.4)', async () => {
    const deployments = await wholeList<DeploymentFields>(service().url, '/api/v2/deployments/?limit=1000');
    for (const { captures_count, first_date, last_date } of deployments) {
      expect(first_date === null).toBe(captures_count === 0);
      expect(last_date === null).toBe(captures_count === 0);
      expect((first_date ?? '') <= (last_date ?? '')).toBe(true);
    }
  });

  test('the jobs of a deployment come newest first (2.4)', async () => {
    const deployments = await wholeList<DeploymentFields>(service().url, '/api/v2/deployments/?limit=1000');
    for (const { jobs } of deployments) {
      const created = jobs.map(({ created_at }) => created_at);
      expect(created).toEqual(created.toSorted().toReversed());
    }
    expect(deployments.some(({ jobs }) => jobs.length > 1)).toBe(true);
  });

  test('a successful export has equal counts and addresses in all three places (2.6)', async () => {
    const exports = await wholeList<ExportFields>(service().url, '/api/v2/exports/');
    for (const { record_count, file_url, job, filters, filters_display } of exports) {
      const parameters = Object.fromEntries(
        job.progress.stages.map(({ key, params }) => [
          key,
          Object.fromEntries(params.map((one) => [one.key, one.value])),
        ]),
      );
      expect(parameters).toEqual({
        data_export: { number_of_records_exported: record_count, total_records_to_export: record_count },
        uploading_snapshot: { file_url },
      });
      expect(filters_display.collection.id).toBe(filters.collection_id);
    }
  });
});
