import { describe, expect, test } from 'vitest';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { readPage } from '#contract/lists/page.ts';
import { z } from '#contract/zod.ts';
import { changed } from '#test/contract/changed.ts';
import { writtenLinked } from '#test/contract/written-linked-records.ts';
import { writtenLists } from '#test/contract/written-records.ts';

const envelope = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });
const { deployments, exports, projects, taxa } = writtenLists;
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
    const page = readPage<object>(collections[name].reader, body);
    expect(page).toEqual({ count: 189, hasNext: true, records: [written[name]], rejected: [], deviations: [] });
  });

  test('without a count has that of the first page, where it is known', () => {
    const body = { ...envelope([projects]), count: null, previous: 'https://x/?limit=20' };
    expect(readPage(collections.projects.reader, body, 4_312).count).toBe(4_312);
    expect(readPage(collections.projects.reader, { ...body, count: 7 }, 4_312).count).toBe(7);
    expect(() => readPage(collections.projects.reader, body)).toThrow(z.core.$ZodError);
  });

  test('sets a record without its identity aside with its fault, and returns the others in their sequence (2.1)', () => {
    const results = [
      projects,
      { ...projects, id: null, name: 7 },
      { ...projects, id: 5 },
      'not a record',
      null,
      { ...projects, id: 'six' },
      { ...projects, id: 7 },
    ];
    const { count, records, rejected } = readPage(collections.projects.reader, envelope(results));
    expect(count).toBe(7);
    expect(records.map(({ id }) => id)).toEqual([3, 5, 7]);
    expect(rejected).toEqual([
      { id: null, faults: ['id: null'] },
      { id: null, faults: ['record: not usable: "not a record"'] },
      { id: null, faults: ['record: null'] },
      { id: null, faults: ['id: not usable: "six"'] },
    ]);
  });

  test('says of a record without its identity only what is wrong with that', () => {
    const faulty = { ...writtenLists.events, id: '70', deployment: null, day: null, name: {} };
    expect(readPage(collections.events.reader, envelope([faulty])).rejected).toEqual([
      { id: 70, faults: ['deployment: null'] },
    ]);
  });

  test('names the fields that differ from the interface, once each, with an example', () => {
    const pages = [changed(deployments, 'jobs.0.job_type.key', 5), { ...deployments, id: 6, latitude: null }];
    const { records, rejected, deviations } = readPage(
      collections.deployments.reader,
      envelope([...pages, { ...deployments, id: 7, latitude: null }]),
    );
    expect([records.length, rejected]).toEqual([3, []]);
    expect(deviations).toEqual([
      { field: 'jobs[].job_type.key', kind: 'form', recordId: 5, example: '5' },
      { field: 'latitude', kind: 'null', recordId: 6, example: 'null' },
    ]);
  });

  test('drops keys that the spec does not name, at every depth', () => {
    const more = { ...taxa, synonyms: [{ id: 1 }], thumbnails: null };
    expect(readPage(collections.taxa.reader, { ...envelope([more]), extra: 1 }).records).toEqual([taxa]);
    const inner = changed(deployments, 'project', { ...deployments.project, slug: 'x' });
    expect(readPage(collections.deployments.reader, envelope([inner])).records).toEqual([deployments]);
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
    expect(() => readPage(collections.projects.reader, body)).toThrow(z.core.$ZodError);
  });

  test('may be empty (2.1)', () => {
    expect(readPage(collections.events.reader, envelope([]))).toEqual({
      count: 0,
      hasNext: false,
      records: [],
      rejected: [],
      deviations: [],
    });
  });
});

describe('what running services send beyond the spec differs in nothing', () => {
  const reads = (name: CollectionName, record: unknown) =>
    readPage<object>(collections[name].reader, envelope([record])).deviations;

  test('permissions as texts, in records and in every envelope (2.8)', () => {
    expect(reads('projects', { ...projects, user_permissions: ['update', 'delete'] })).toEqual([]);
    const body = { ...envelope([projects]), user_permissions: ['create'] };
    expect(readPage(collections.projects.reader, body).records).toHaveLength(1);
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
    expect(reads('captures', { ...bare, event: null, deployment: null, timestamp: null, path: 'x' })).toEqual([]);
  });

  test('occurrences without a determination, and jobs without a project or progress (2.8)', () => {
    expect(reads('occurrences', { ...occurrences, determination: null, determination_score: null })).toEqual([]);
    expect(reads('jobs', { ...jobs, project: null, deployment: null, progress: null, result: { n: 1 } })).toEqual([]);
  });

  test('filters of other kinds, and none (2.6)', () => {
    for (const filters of [{}, { taxon_id: 5, deep: { er: [1] } }]) {
      expect(reads('exports', { ...exports, filters, filters_display: filters })).toEqual([]);
    }
  });

  test('an array of events in a deployment’s own record (4.5)', () => {
    expect(reads('deployments', { ...deployments, events: [{ id: 1 }] })).toEqual([]);
  });

  test('texts with spaces that do not break (2.6)', () => {
    expect(reads('exports', { ...exports, file_size_display: '20,0\u00a0KB' })).toEqual([]);
  });
});
