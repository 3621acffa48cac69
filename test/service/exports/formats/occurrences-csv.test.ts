import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertRows } from '#service/database/insert-rows.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { occurrencesCsv } from '#service/exports/formats/occurrences-csv.ts';
import type { ExportSelection } from '#service/exports/selection/export-selection.ts';
import { writeExportFile } from '#service/exports/writing/write-export-file.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';

const made = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };
const NAMES = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'Møn, "øst"', 'line\nbreak', '蛾'];
/** One more than a whole number of batches. */
const OCCURRENCES = 60_001;
const BATCH_ROWS = 5_000;

describe.each(similarDatabases)('an export file of $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let open: OpenDatabase;

  beforeAll(async () => {
    empty = await emptyDatabase(kind);
    open = await openDatabase(empty.location);
    const { database } = open;
    const project = { name: 'P', description: '', image: null, draft: 0, ...made };
    await insertRows(database, 'projects', [
      { id: 1, ...project },
      { id: 2, ...project },
    ]);
    await insertRows(
      database,
      'deployments',
      NAMES.map((name, index) => ({
        id: index + 1,
        project_id: index === 7 ? 2 : 1,
        site_id: null,
        device_id: null,
        storage_source_id: null,
        name,
        image: null,
        latitude: -12.5,
        longitude: -0.25,
        first_capture_timestamp: null,
        last_capture_timestamp: null,
        ...made,
      })),
    );
    await insertRows(
      database,
      'events',
      NAMES.map((_name, index) => ({
        id: index + 1,
        project_id: index === 7 ? 2 : 1,
        deployment_id: index + 1,
        start: `2024-06-1${index}T22:00:00`,
        end: `2024-06-1${index + 1}T03:00:00`,
        duration_seconds: 18_000,
        ...made,
      })),
    );
    await insertRows(database, 'taxa', [{ id: 1, name: 'Noctua pronuba', rank: 'SPECIES', parent_id: null, ...made }]);
    await insertRows(
      database,
      'occurrences',
      Array.from({ length: OCCURRENCES }, (_, index) => ({
        id: index + 1,
        project_id: index % 8 === 7 ? 2 : 1,
        deployment_id: (index % 8) + 1,
        event_id: (index % 8) + 1,
        determination_id: 1,
        determination_score: 0.5,
        ...made,
      })),
    );
  });
  afterAll(async () => {
    await open.close();
    await empty.remove();
  });

  const all: Omit<ExportSelection, 'projectId'> = {
    firstDay: null,
    lastDay: null,
    firstNight: null,
    lastNight: null,
    deploymentIds: null,
    eventId: null,
    taxonIds: null,
    lowestScore: null,
    ofAnimal: {},
    order: { collectionId: null, deploymentId: null, eventId: null, filters: {} },
  };
  const scopeOf = (selection: ExportSelection, batchRows = BATCH_ROWS, database = open.database) => ({
    database,
    exportId: 1,
    orderedAt: '2024-01-01T00:00:00.000001',
    project: { id: selection.projectId, name: 'P', description: '' },
    selection,
    options: {},
    batchRows,
  });

  async function written(projectId: number, firstDay: string | null, lastDay: string | null) {
    const path = join(empty.folder, 'out.csv');
    const selection = { ...all, projectId, firstDay, lastDay };
    const result = await writeExportFile(path, occurrencesCsv.files(scopeOf(selection)), { isArchive: false });
    expect(await occurrencesCsv.count(scopeOf(selection))).toBe(result.records);
    const text = readFileSync(path, 'utf8');
    expect(result.bytes).toBe(Buffer.byteLength(text));
    return { ...result, text, lines: text.split('\r\n').slice(0, -1) };
  }

  test('starts with its header and has a line for every occurrence of the project, in order of id (2.6)', async () => {
    const { lines, records } = await written(1, null, null);
    expect(lines[0]).toBe(
      'occurrence_id,determination,rank,determination_score,event_id,event_start,event_end,' +
        'deployment_id,deployment_name,latitude,longitude,first_appearance,last_appearance,site,coordinate_uncertainty_m,location_note,' +
        'life_stage,sex,behavior,individual_id,identified_by,identification_method,looked_at_time,' +
        'model,model_version,model_determination,model_score,agreed,people_names',
    );
    const ids = lines.slice(1).map((line) => Number(line.split(',')[0]));
    const expected = Array.from({ length: OCCURRENCES }, (_, index) => index + 1).filter((id) => id % 8 !== 0);
    expect(ids).toEqual(expected);
    expect(records).toBe(expected.length);
  });

  test('escapes formulas for spreadsheets, but not negative numbers', async () => {
    const { lines } = await written(1, null, null);
    const names = lines.slice(1, 8).map((line) =>
      line
        .split(',')
        .slice(8)
        .join(',')
        .replace(/,{18}names$/, ''),
    );
    expect(names).toEqual([
      "'=1+1,-12.5,-0.25",
      "'+1,-12.5,-0.25",
      "'-1,-12.5,-0.25",
      "'@SUM(A1),-12.5,-0.25",
      "'\tx,-12.5,-0.25",
      '"Møn, ""øst""",-12.5,-0.25',
      '"line\nbreak",-12.5,-0.25',
    ]);
  });

  test('contains sessions from the first day to the last, both inclusive (2.6)', async () => {
    const { lines } = await written(1, '2024-06-12', '2024-06-13');
    const starts = new Set(lines.slice(1).map((line) => line.split(',')[5]));
    expect(starts).toEqual(new Set(['2024-06-12T22:00:00', '2024-06-13T22:00:00']));
  });

  test('has only its header if nothing matches (2.6)', async () => {
    const { lines, records } = await written(1, '2030-01-01', null);
    expect([lines.length, records]).toEqual([1, 0]);
  });

  test('is written as UTF-8 (2.6)', async () => {
    expect((await written(2, null, null)).text).toContain(',蛾,');
  });

  test('has no more rows in memory than a batch, however many there are', async () => {
    const read: number[] = [];
    const counted = open.database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        read.push(result.rows.length);
        return Promise.resolve(result);
      },
    });
    const reported: number[] = [];
    const path = join(empty.folder, 'batches.csv');
    const scope = scopeOf({ ...all, projectId: 1 }, 1_000, counted);
    const { records } = await writeExportFile(path, occurrencesCsv.files(scope), {
      isArchive: false,
      onBatch: (sofar) => Promise.resolve(void reported.push(sofar)),
    });
    expect(Math.max(...read)).toBe(1_000);
    expect(reported).toEqual(Array.from({ length: 53 }, (_, index) => Math.min(records, (index + 1) * 1_000)));
  });

  test.each([
    ['a deployment', { deploymentIds: [3] }, (id: number) => id % 8 === 3],
    ['an event', { eventId: 5 }, (id: number) => id % 8 === 5],
    ['an event on a day that is not taken', { eventId: 5, firstDay: '2024-06-15' }, () => false],
  ])('of %s holds its occurrences alone (2.6)', async (_what, narrowed, isIn) => {
    const path = join(empty.folder, 'narrowed.csv');
    const selection = { ...all, projectId: 1, ...narrowed };
    const { records } = await writeExportFile(path, occurrencesCsv.files(scopeOf(selection)), { isArchive: false });
    const expected = Array.from({ length: OCCURRENCES }, (_, index) => index + 1).filter(isIn);
    const lines = readFileSync(path, 'utf8')
      .split(/\r\n(?=\d)/)
      .slice(1);
    expect(lines.map((line) => Number(line.split(',', 1)[0]))).toEqual(expected);
    expect(records).toBe(expected.length);
    expect(await occurrencesCsv.count(scopeOf(selection))).toBe(records);
  });
});
