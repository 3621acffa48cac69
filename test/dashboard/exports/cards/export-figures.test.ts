import { describe, expect, test } from 'vitest';
import type { ExportRecord } from '#contract/records/export.ts';
import { checksumOf } from '#dashboard/exports/cards/checksum-of.ts';
import { exportPace } from '#dashboard/exports/cards/export-pace.ts';
import { exportStages } from '#dashboard/exports/cards/export-stages.ts';
import { countedFilters, judgeFilters, wholeProjectCounts } from '#dashboard/exports/cards/filters/judge-filters.ts';
import { roughSpanText, spanText } from '#dashboard/exports/cards/span-text.ts';
import { madeExport, withJob } from '#test/dashboard/exports/made-export.ts';

const jobless = withJob(madeExport(1), null) as ExportRecord;

describe('the stages of an export', () => {
  /** Of an export whose job reports these stages. */
  const of = (...stages: readonly object[]) => exportStages(madeExport(1, { progress: { stages: stages as never } }));
  const figures = (done: unknown, total: unknown) => {
    const params = [
      { key: 'number_of_records_exported', value: done },
      { key: 'total_records_to_export', value: total },
    ];
    return of({ params })[0]?.records;
  };

  test('have their number, name, status, share and figures', () => {
    expect(exportStages(madeExport(1, { done: 250, status: 'STARTED' }))).toEqual([
      {
        key: '0 data_export',
        number: '1',
        name: 'Data export',
        status: 'STARTED',
        hasEnded: false,
        fraction: 0.25,
        records: { done: '250', total: '1,000', count: 1_000 },
      },
      expect.objectContaining({ key: '1 uploading_snapshot', number: '2', records: null }),
    ]);
  });

  test('are none where the job, its progress or its stages are not reported', () => {
    expect(exportStages(jobless)).toEqual([]);
    expect(exportStages(withJob(madeExport(1), { progress: null }) as ExportRecord)).toEqual([]);
    expect(exportStages(withJob(madeExport(1), { progress: { stages: null } }) as ExportRecord)).toEqual([]);
  });

  test('are named by their key, or not at all', () => {
    expect(of({ name: '', key: 'upload' }, {}, { name: 'Export' }).map(({ name, key }) => [name, key])).toEqual([
      ['upload', '0 upload'],
      ['', '1 '],
      ['Export', '2 '],
    ]);
    expect(of({})[0]).toMatchObject({ status: '', hasEnded: false, fraction: null, records: null });
    expect(of({ status: 'FAILURE', progress: 0.5 })[0]).toMatchObject({ hasEnded: true, fraction: 0.5 });
  });

  test.each([
    ['1200', '4000', { done: '1,200', total: '4,000', count: 4_000 }],
    [0, null, { done: '0', total: '–', count: null }],
    ['', 7, { done: '–', total: '7', count: 7 }],
    [3, '', { done: '3', total: '–', count: null }],
    [3, 'many', { done: '3', total: 'many', count: null }],
    [3, 12.5, { done: '3', total: '12.5', count: null }],
    [3, 0, { done: '3', total: '0', count: 0 }],
  ])('count %j of %j records as %j', (done, total, records) => {
    expect(figures(done, total)).toEqual(records);
  });

  test('count records where only one of the figures is there', () => {
    expect(of({ params: [{ key: 'number_of_records_exported', value: 5 }] })[0]?.records).toEqual({
      done: '5',
      total: '–',
      count: null,
    });
    expect(of({ params: [{ key: 'total_records_to_export', value: 5 }] })[0]?.records).toMatchObject({ done: '–' });
    expect(of({ params: [{ key: 'file_url', value: 5 }] }, { params: null }).map(({ records }) => records)).toEqual([
      null,
      null,
    ]);
  });
});

describe('the pace of an export', () => {
  const at = (atMs: number, done: number | null, total: number | null = 1_000, fraction: number | null = null) => ({
    atMs,
    done,
    total,
    fraction,
  });
  const steady = [at(0, 0), at(1_500, 50), at(3_000, 100)];

  test('is measured over three seconds or more, and not without any observation', () => {
    expect(exportPace([], 0)).toBeNull();
    expect(exportPace(steady, 3_000)).toEqual({ recordsPerSecond: expect.closeTo(100 / 3, 9), leftMs: 27_000 });
    expect(exportPace([at(0, 0), at(1_500, 50), at(2_999, 100)], 2_999)).toBeNull();
  });

  test('is that of the last minute', () => {
    const long = [at(0, 0), at(1_000, 400), at(31_000, 460), at(61_000, 520)];
    expect(exportPace(long, 61_000)).toEqual({ recordsPerSecond: 2, leftMs: 240_000 });
    expect(exportPace([at(0, 0), at(999, 400), at(31_000, 460), at(61_000, 520)], 61_000)).toBeNull();
  });

  test('holds for ten seconds after the last step, or four steps', () => {
    expect(exportPace(steady, 13_000)?.leftMs).toBe(17_000);
    expect(exportPace(steady, 13_001)).toBeNull();
    const slow = [at(0, 0), at(5_000, 50), at(10_000, 100)];
    expect(exportPace(slow, 30_000)?.leftMs).toBe(70_000);
    expect(exportPace(slow, 30_001)).toBeNull();
  });

  test('has nothing left where more time has passed than was', () => {
    expect(exportPace([at(0, 0), at(1_500, 500), at(3_000, 999)], 9_000)?.leftMs).toBe(0);
    expect(exportPace([at(0, 0), at(1_500, 500), at(3_000, 1_000)], 3_000)?.leftMs).toBe(0);
  });

  test('is that of the records where both are reported, and of the share where the total is wrong', () => {
    const both = [at(0, 0, 1_000, 0), at(2_000, 100, 1_000, 0.4), at(4_000, 200, 1_000, 0.8)];
    expect(exportPace(both, 4_000)).toEqual({ recordsPerSecond: 50, leftMs: 16_000 });
    const wrong = [at(0, 0, 100, 0), at(2_000, 100, 100, 0.2), at(4_000, 200, 100, 0.4)];
    expect(exportPace(wrong, 4_000)).toEqual({ recordsPerSecond: null, leftMs: 6_000 });
    const unknown = [at(0, 0, null, 0), at(2_000, 100, null, 0.2), at(4_000, 200, null, 0.4)];
    expect(exportPace(unknown, 4_000)?.recordsPerSecond).toBeNull();
    expect(exportPace([at(0, null, null, null), at(2_000, 100), at(4_000, 200)], 4_000)).toBeNull();
    expect(exportPace([at(0, 0), at(2_000, 100), at(4_000, null, null, null)], 4_000)).toBeNull();
  });
});

test('durations change their units at a minute, an hour, a day and two days', () => {
  expect([-5_000, 59_499, 59_500, 60_000, 3_599_000, 3_600_000, 86_399_000, 86_400_000].map(spanText)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '1 min',
    '59 min 59 s',
    '1 h',
    '23 h 59 min',
    '1 d',
  ]);
  expect([-5_000, 59_999, 60_000, 3_599_999, 3_600_000, 172_799_999, 172_800_000].map(roughSpanText)).toEqual([
    '0 seconds',
    '59 seconds',
    '1 minute',
    '59 minutes',
    '1 hour',
    '47 hours',
    '2 days',
  ]);
});

test('a checksum is text in the result of the job, and nothing else', () => {
  const of = (result: unknown) => checksumOf(withJob(madeExport(1), { result }) as ExportRecord);
  expect([{ sha256: 'abc' }, { sha256: 5 }, { md5: 'abc' }, null, 'abc', undefined].map(of)).toEqual([
    'abc',
    ...Array<null>(5).fill(null),
  ]);
  expect(checksumOf(jobless)).toBeNull();
});

describe('the filters of an export', () => {
  const of = (filters: ExportRecord['filters'], changes: Parameters<typeof madeExport>[1] = {}) =>
    countedFilters(madeExport(1, { filters, ...changes }));

  test('can be counted where a list of occurrences has all of them', () => {
    expect(of({ deployment: '36', event: 815, determination: 7 })).toEqual({
      deployment: 36,
      event: 815,
      determination: 7,
    });
    expect(of({ deployment: 36, event: null, collection: '' })).toEqual({ deployment: 36 });
  });

  test.each([
    ['without any', {}, {}],
    ['with empty ones alone', { event: null }, {}],
    ['with one that a list does not have', { deployment: 36, collection: 6 }, {}],
    ['with one that is no id', { deployment: 'gate' }, {}],
    ['of an export that has not ended', { deployment: 36 }, { status: 'STARTED', record_count: 5 }],
    ['of an export of unknown length', { deployment: 36 }, { record_count: null }],
    ['of an export of sessions', { deployment: 36 }, { format: 'sessions_csv' }],
  ])('cannot be counted %s', (_what, filters, changes) => {
    expect(of(filters, changes)).toBeNull();
  });

  test('are compared with finished exports of the whole project, in the same format', () => {
    const whole = { filters: {}, record_count: 490 };
    const other = { id: 4, name: 'Moths of the wood', details: '', user_permissions: [] };
    const records = [
      madeExport(1, whole),
      madeExport(2, { ...whole, record_count: 0 }),
      madeExport(3, { ...whole, record_count: null }),
      madeExport(4, { filters: { deployment: 36 }, record_count: 5 }),
      madeExport(5, { ...whole, format: 'sessions_csv', record_count: 6 }),
      madeExport(6, { ...whole, status: 'FAILURE', record_count: 7 }),
      madeExport(7, { filters: null, record_count: 8 }),
      withJob(madeExport(8, { ...whole, record_count: 9 }), { project: other }) as ExportRecord,
      withJob(madeExport(9, whole), null) as ExportRecord,
    ];
    expect(wholeProjectCounts(records, madeExport(10))).toEqual([490, 0]);
    expect(wholeProjectCounts(records, jobless)).toEqual([]);
  });

  const own = { filtered: 4, all: 5 };
  const project = { filtered: 40, all: 50 };
  test.each([
    [4, { own, project, exported: [] }, 'applied'],
    [5, { own, project, exported: [5] }, 'applied'],
    [40, { own, project, exported: [] }, 'whole-project'],
    [50, { own, project, exported: [] }, 'whole-project'],
    [45, { own, project: undefined, exported: [45] }, 'whole-project'],
    [45, { own, project: undefined, exported: [] }, null],
    [45, { own, project, exported: [] }, 'neither'],
    [45, { own: project, project, exported: [] }, null],
    [4, { own: undefined, project, exported: [4] }, null],
  ])('are judged by %i rows, of the counts %j: %s', (rows, known, verdict) => {
    expect(judgeFilters(rows, known)).toBe(verdict);
  });
});
