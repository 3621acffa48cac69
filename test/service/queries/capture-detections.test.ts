import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { serve, serviceOver, type RunningService } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { fillMadeCatalogue } from '#test/service/made-catalogue.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { captureDetail } from './linked-field-tables.ts';
import type { ListBody } from './walk.ts';

interface Detection {
  id: number;
  bbox: number[] | null;
  bbox_relative: number[] | null;
  score: number | null;
  occurrence: { id: number; determination: { id: number; name: string; rank: string }; determination_score: number };
}
interface Capture {
  id: number;
  width: number | null;
  height: number | null;
  detections_count: number;
  detections: Detection[];
}

const most = '/api/v2/captures/?event=70&ordering=-detections_count&limit=30';

describe.each(sampleDatabases)('the detections of a capture of $kind (open, 4.5: docs/decisions)', (sample) => {
  const service = serviceOver(sample);
  const captures = async () => (await askJson<ListBody<Capture>>(service().url, most)).results;
  const detail = (id: number) => askJson<Capture>(service().url, `/api/v2/captures/${id}/`);

  test('are in its own record and have the fields of their table, no more, no less', async () => {
    const { url } = service();
    for (const { id, detections_count } of (await captures()).slice(0, 5)) {
      const record = await detail(id);
      expect(captureDetail(record, `capture ${id}`, { base: url, id })).toEqual([]);
      expect([id, record.detections.length, detections_count > 0]).toEqual([id, detections_count, true]);
    }
  });

  test('are not in lists, unless they are asked for', async () => {
    const [plain, given, not] = await Promise.all(
      ['', '&with_detections=true', '&with_detections=false'].map(async (more) => {
        const { count, results } = await askJson<ListBody<Capture>>(service().url, most + more);
        return { count, results };
      }),
    );
    expect(plain?.results.filter((record) => 'detections' in record)).toEqual([]);
    expect(not).toEqual(plain);
    expect(given?.count).toBe(plain?.count);
    const alone = await Promise.all((plain?.results ?? []).map(({ id }) => detail(id)));
    // Who determined them is in the record of a capture by itself.
    const listed = JSON.stringify(alone, (name, value: unknown) =>
      ['determination_details', 'best_machine_prediction'].includes(name) ? undefined : value,
    );
    expect(given?.results).toEqual(JSON.parse(listed));
  });

  test('are those of the database, by id', async () => {
    const { database } = service();
    for (const { id, width, height } of (await captures()).slice(0, 5)) {
      const { rows } = await sql<Record<string, number | string>>`select detections.id, occurrence_id as occurrence,
          determination_id as taxon, taxa.name, taxa.rank, determination_score as best, score, box_x, box_y, box_width,
          box_height
        from detections join occurrences on occurrences.id = occurrence_id join taxa on taxa.id = determination_id
        where capture_id = ${id} order by detections.id`.execute(database);
      const { detections } = await detail(id);
      expect(
        detections.map(({ id: detection, score, occurrence: { determination, ...occurrence } }) => ({
          id: detection,
          occurrence: occurrence.id,
          taxon: determination.id,
          name: determination.name,
          rank: determination.rank,
          best: occurrence.determination_score,
          score,
        })),
      ).toEqual(rows.map(({ box_x: _x, box_y: _y, box_width: _width, box_height: _height, ...row }) => row));
      for (const [index, { bbox, bbox_relative }] of detections.entries()) {
        const row = rows[index] ?? {};
        const [x, y, right, bottom] = [
          Number(row['box_x']),
          Number(row['box_y']),
          Number(row['box_x']) + Number(row['box_width']),
          Number(row['box_y']) + Number(row['box_height']),
        ];
        const [wide, high] = [width ?? 0, height ?? 0];
        const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 6) as number);
        expect(bbox_relative).toEqual(near([x, y, right, bottom]));
        expect(bbox).toEqual(near([x * wide, y * high, right * wide, bottom * high]));
      }
    }
  });

  test('the best of an occurrence has its score', async () => {
    const { rows } = await sql`select occurrences.id from occurrences where determination_score <>
      (select max(score) from detections where occurrence_id = occurrences.id)`.execute(service().database);
    expect(rows).toEqual([]);
  });

  test.each(['perhaps', 'TRUE1', '2', '%00'])('with_detections=%s is a 400 that names it', async (value) => {
    const { status, text } = await ask(service().url, `/api/v2/captures/?with_detections=${value}`);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { with_detections: [expect.stringContaining('neither true nor false')] },
    ]);
  });
});

describe.each(sampleDatabases)('detections without box, score or size of the image, in $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let service: RunningService;
  let id = 0;
  const boxed = { box_x: 0.25, box_y: 0.1, box_width: 0.5, box_height: 0.2 };
  beforeAll(async () => {
    empty = await databaseWithTables(kind);
    service = await serve(empty.location);
    const { database } = service;
    await fillMadeCatalogue(database);
    const [first] = await database.selectFrom('detections').selectAll().orderBy('id').limit(1).execute();
    id = first?.capture_id ?? 0;
    await database.deleteFrom('detections').where('capture_id', '=', id).execute();
    const row = { capture_id: id, occurrence_id: first?.occurrence_id ?? 0 };
    await database
      .insertInto('detections')
      .values({ id: 9_001, ...row, ...boxed })
      .execute();
    await database
      .insertInto('detections')
      .values({ id: 9_002, ...row })
      .execute();
  });
  afterAll(async () => {
    await service.stop();
    await empty.remove();
  });
  const boxes = async () => {
    const { detections } = await askJson<Capture>(service.url, `/api/v2/captures/${id}/`);
    return detections.map(({ bbox, bbox_relative, score }) => ({ bbox, bbox_relative, score }));
  };
  const UNKNOWN = { bbox: null, bbox_relative: null, score: null };

  test('have pixels where the size is known, shares in any case, and null for what is unknown', async () => {
    const set = (size: { width: number | null; height: number | null }) =>
      service.database.updateTable('captures').set(size).where('id', '=', id).execute();
    await set({ width: 4_096, height: 2_160 });
    const shares = { bbox_relative: [0.25, 0.1, 0.75, 0.3], score: null };
    expect(await boxes()).toEqual([{ ...shares, bbox: [1_024, 216, 3_072, 648] }, UNKNOWN]);
    await set({ width: null, height: null });
    expect(await boxes()).toEqual([{ ...shares, bbox: null }, UNKNOWN]);
  });

  test('a capture without detections has an empty list, an unknown one is not found', async () => {
    const { database, url } = service;
    await database.deleteFrom('detections').where('capture_id', '=', id).execute();
    expect(await boxes()).toEqual([]);
    for (const query of ['', '?with_detections=true']) {
      expect((await ask(url, `/api/v2/captures/99999999/${query}`)).status).toBe(404);
    }
  });
});
