import { describe, expect, test } from 'vitest';
import { collectionNames, collections, type CollectionName } from '#contract/collections.ts';
import { isNullOnlyInPractice, nullableInPractice } from '#contract/nullable-in-practice.ts';
import { describeFaults } from '#contract/describe-faults.ts';
import { faultLines, readPage } from '#contract/page.ts';
import { z } from '#contract/zod.ts';
import { changed } from './changed.ts';
import { writtenLinked } from './written-linked-records.ts';
import { writtenLists } from './written-records.ts';

describeFaults();

const envelope = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });
const { deployments, events, exports, projects, taxa } = writtenLists;
const { captures, jobs, occurrences } = writtenLinked;
const written = { ...writtenLists, ...writtenLinked };

describe('a page', () => {
  test.each(collectionNames)('of %s gives its count and its records (2.1)', (name) => {
    const body = {
      ...envelope([written[name]]),
      count: 189,
      next: 'https://x/?limit=20&offset=20',
      user_permissions: [],
    };
    const page = readPage(collections[name].record as z.ZodMiniType, body);
    expect(page).toEqual({ count: 189, hasNext: true, records: [written[name]], rejected: [] });
  });

  test('sets an invalid record aside with its faults, and returns the others in their sequence (2.1)', () => {
    const results = [
      projects,
      { ...projects, id: 4, name: 7, draft: 'no' },
      { ...projects, id: 5 },
      'not a record',
      null,
      { ...projects, id: 'six' },
      { ...projects, id: 7 },
    ];
    const { count, records, rejected } = readPage(collections.projects.record, envelope(results));
    expect(count).toBe(7);
    expect(records.map(({ id }) => id)).toEqual([3, 5, 7]);
    expect(rejected.map(({ id }) => id)).toEqual([4, null, null, null]);
    expect(rejected[0]?.faults).toHaveLength(2);
    expect(rejected[0]?.faults[0]).toMatch(/^name: .*string.*number/);
    expect(rejected[0]?.faults[1]).toMatch(/^draft: .*boolean.*string/);
    expect(rejected[1]?.faults[0]).toMatch(/^record: /);
  });

  test('names the path of a fault inside a record', () => {
    const broken = changed(deployments, 'jobs.0.job_type.key', 5);
    const { rejected } = readPage(collections.deployments.record, envelope([broken]));
    expect(rejected).toEqual([{ id: 5, faults: [expect.stringMatching(/^jobs\.0\.job_type\.key: /)] }]);
  });

  test('drops keys that the spec does not name, at every depth', () => {
    const more = { ...taxa, parents: [{ id: 1 }], thumbnails: null };
    expect(readPage(collections.taxa.record, { ...envelope([more]), extra: 1 }).records).toEqual([taxa]);
    const inner = changed(deployments, 'project', { ...deployments.project, slug: 'x' });
    expect(readPage(collections.deployments.record, envelope([inner])).records).toEqual([deployments]);
  });

  test.each([
    null,
    [],
    'text',
    {},
    { ...envelope([]), count: '3' },
    { ...envelope([]), count: -1 },
    { ...envelope([]), results: {} },
    { ...envelope([]), results: null },
    { count: 0, previous: null, results: [] },
    { count: 0, next: null, results: [] },
    { ...envelope([]), next: 5 },
    { ...envelope([]), user_permissions: 'none' },
    { detail: 'Not found.' },
  ])('that is no envelope is refused whole: %j (2.1)', (body) => {
    expect(() => readPage(collections.projects.record, body)).toThrow(z.core.$ZodError);
  });

  test('may be empty (2.1)', () => {
    expect(readPage(collections.events.record, envelope([]))).toEqual({
      count: 0,
      hasNext: false,
      records: [],
      rejected: [],
    });
  });
});

describe('what running services send beyond the spec is accepted', () => {
  const reads = (name: CollectionName, record: unknown) =>
    readPage(collections[name].record as z.ZodMiniType, envelope([record])).rejected;

  test('permissions as texts, in records and in every envelope (2.8)', () => {
    expect(reads('projects', { ...projects, user_permissions: ['update', 'delete'] })).toEqual([]);
    const body = { ...envelope([projects]), user_permissions: ['create'] };
    expect(readPage(collections.projects.record, body).records).toHaveLength(1);
  });

  test.each(['KINGDOM', 'SUPERFAMILY', 'SUBTRIBE', 'UNKNOWN', 'anything'])('the rank %s (2.8)', (rank) => {
    expect(reads('taxa', { ...taxa, rank })).toEqual([]);
  });

  test.each(['CREATED', 'PENDING', 'STARTED', 'RETRY', 'CANCELING', 'REVOKED', 'anything'])(
    'the job status %s (3)',
    (status) => {
      expect(reads('deployments', changed(deployments, 'jobs.0.status', status))).toEqual([]);
      expect(reads('exports', changed(exports, 'job.progress.summary.status', status))).toEqual([]);
      expect(reads('exports', changed(exports, 'job.progress.stages.0.status', status))).toEqual([]);
    },
  );

  test.each([[['a text']], [[{ message: 'x', level: 3 }]], [[null, 1, [2]]]])(
    'errors and logs of the form %j (2.8)',
    (elements) => {
      for (const field of ['errors', 'logs']) {
        expect(reads('exports', changed(exports, `job.progress.${field}`, elements))).toEqual([]);
      }
    },
  );

  test('progress outside 0 to 1, for the reader to clamp (2.6)', () => {
    for (const progress of [-0.1, 1.0001, 100]) {
      expect(reads('exports', changed(exports, 'job.progress.summary.progress', progress))).toEqual([]);
    }
  });

  test('captures without a size or a session, and with further fields (2.8)', () => {
    const bare = { ...captures, width: null, height: null, size: null, detections_count: null };
    expect(reads('captures', { ...bare, event: null, deployment: null, thumbnails: { small: 'x' } })).toEqual([]);
  });

  test('occurrences without a determination, and jobs without a project or progress (2.8)', () => {
    expect(reads('occurrences', { ...occurrences, determination: null, determination_score: null })).toEqual([]);
    expect(reads('jobs', { ...jobs, project: null, deployment: null, progress: null, result: { n: 1 } })).toEqual([]);
  });

  test('filters of other kinds, and none (2.6)', () => {
    for (const filters of [{}, { taxon_id: 5, deep: { er: [1] } }, null]) {
      expect(reads('exports', { ...exports, filters, filters_display: filters })).toEqual([]);
    }
  });

  test('an array of events in a deployment’s own record (4.5)', () => {
    expect(reads('deployments', { ...deployments, events: [{ id: 1 }] })).toEqual([]);
  });

  test('sessions without an end, and texts with spaces that do not break (2.5, 2.6)', () => {
    expect(reads('events', { ...events, end: null, duration: null })).toEqual([]);
    expect(reads('exports', { ...exports, file_size_display: '20,0\u00a0KB' })).toEqual([]);
  });
});

test('a null of running services is distinguished from one of the spec', () => {
  const text = z.string();
  expect(isNullOnlyInPractice(nullableInPractice(text))).toBe(true);
  expect(isNullOnlyInPractice(z.nullable(text))).toBe(false);
  expect(isNullOnlyInPractice(collections.deployments.record.shape.latitude)).toBe(true);
  expect(isNullOnlyInPractice(collections.deployments.record.shape.first_date)).toBe(false);
});

test('a fault line starts with the path, or with "record"', () => {
  const { error } = z.object({ a: z.object({ b: z.number() }) }).safeParse({ a: { b: 'x' } });
  expect(error === undefined ? [] : faultLines(error)).toEqual([expect.stringMatching(/^a\.b: /)]);
});
