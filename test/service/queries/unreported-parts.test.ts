import { describe, expect, test } from 'vitest';
import { collections } from '#contract/lists/collections.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { madeService } from '#test/service/made-service.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { wholeList } from './walk.ts';

type Part = 'timestamp' | 'deployment' | 'event' | 'determination' | 'project';
type Listed = { id: number } & Record<Part, { id: number } | string | null>;

/** Each column that may be null, by the field that it is in. */
const columns = [
  ['captures', 'timestamp', 'timestamp'],
  ['captures', 'deployment', 'deployment_id'],
  ['captures', 'event', 'event_id'],
  ['occurrences', 'deployment', 'deployment_id'],
  ['occurrences', 'event', 'event_id'],
  ['occurrences', 'determination', 'determination_id'],
  ['jobs', 'project', 'project_id'],
  ['sites', 'project', 'project_id'],
  ['devices', 'project', 'project_id'],
] as const;

describe.each(similarDatabases)('records without what their service did not report, from $kind', ({ kind }) => {
  const service = madeService(kind);

  test.each(columns)('%s are sent with %s null where it is null in the database (4.5)', async (name, field, column) => {
    const { url, database } = service();
    const rows = await database.selectFrom(name).select('id').where(column, 'is', null).orderBy('id').execute();
    const records = await wholeList<Listed>(url, `/api/v2/${collections[name].path}/`);
    expect(rows.length).toBeGreaterThan(0);
    expect(records.filter((one) => one[field] === null).map(({ id }) => ({ id }))).toEqual(rows);
    const faults = records.filter((one) => !collections[name].record.safeParse(one).success);
    expect(faults).toEqual([]);
  });

  test('no filter finds null, and what has none still counts in its deployment and its project (2.1)', async () => {
    const { url, database } = service();
    const count = async (path: string) => (await askJson<{ count: number }>(url, `/api/v2/${path}&limit=1`)).count;
    for (const table of ['captures', 'occurrences'] as const) {
      const rows = await database.selectFrom(table).select(['project_id', 'deployment_id', 'event_id']).execute();
      for (const [filter, column] of [
        ['project_id', 'project_id'],
        ['deployment', 'deployment_id'],
        ['event', 'event_id'],
      ] as const) {
        for (const id of [1, 2, 3, 7]) {
          const expected = rows.filter((row) => row[column] === id).length;
          expect([table, filter, id, await count(`${table}/?${filter}=${id}`)]).toEqual([table, filter, id, expected]);
        }
      }
    }
  });

  test('captures without a time are no examples of their session, and have a picture (2.5)', async () => {
    const { url, database } = service();
    const untimed = await database
      .selectFrom('captures')
      .select('id')
      .where('timestamp', 'is', null)
      .where('event_id', 'is not', null)
      .execute();
    expect(untimed.length).toBeGreaterThan(0);
    const events = await wholeList<{ id: number; example_captures: { id: number }[] }>(url, '/api/v2/events/');
    const examples = events.flatMap(({ example_captures }) => example_captures.map(({ id }) => id));
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.filter((id) => untimed.some((one) => one.id === id))).toEqual([]);
    const captures = await wholeList<{ timestamp: string | null; url: string }>(url, '/api/v2/captures/');
    const drawn = captures.find((one) => one.timestamp === null && one.url.includes('/trap images/'));
    const { status, text } = await ask(url, encodeURI(drawn?.url.slice(url.length) ?? ''));
    expect(status).toBe(200);
    expect(text).toMatch(/>capture \d+<\/text>/);
  });

  test('detections of an occurrence that is not determined have none (4.5)', async () => {
    const { url, database } = service();
    const { capture_id, occurrence_id } = await database
      .selectFrom('detections')
      .innerJoin('occurrences', 'occurrences.id', 'detections.occurrence_id')
      .select(['capture_id', 'occurrence_id'])
      .where('determination_id', 'is', null)
      .executeTakeFirstOrThrow();
    const { detections } = await askJson<{ detections: { occurrence: { id: number; determination: unknown } }[] }>(
      url,
      `/api/v2/captures/${capture_id}/`,
    );
    const found = detections.find(({ occurrence }) => occurrence.id === occurrence_id);
    expect(found?.occurrence.determination).toBeNull();
  });
});
