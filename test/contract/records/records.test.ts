import { describe, expect, test } from 'vitest';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { changed, pathsOf, valueAt, without, type Path } from '#test/contract/changed.ts';
import { writtenLinked } from '#test/contract/written-linked-records.ts';
import { writtenLists } from '#test/contract/written-records.ts';

const written = { ...writtenLists, ...writtenLinked };

/** Fields whose shape the spec leaves open (2.8), and their content. */
const OPEN = /^(last_detected|best_determination_score|cover_image_url|last_checked|result|job\.result)$/;
const INSIDE_OPEN = /^(filters|filters_display)\./;
const ELEMENT = /\.\d+$/;

/** "or null" in the tables of section 2. */
const NULL_BY_SPEC: Record<CollectionName, Path[]> = {
  projects: ['image'],
  taxa: ['parent_id', 'occurrences_count', 'last_detected', 'best_determination_score', 'cover_image_url'],
  deployments: ['image', 'project.image', 'first_date', 'last_date', 'device', 'research_site'],
  events: [],
  exports: ['user.image', 'job.result'],
  storage: ['public_base_url', 'total_files_indexed', 'total_size_indexed', 'total_captures_indexed', 'last_checked'],
  users: ['image'],
  // Open (2.8): fields that running services send as null in these records.
  captures: ['timestamp', 'deployment', 'event', 'size', 'detections_count'],
  occurrences: [
    'deployment',
    'event',
    'determination',
    'determination_score',
    'detections_count',
    'first_appearance_timestamp',
    'last_appearance_timestamp',
  ],
  jobs: ['project', 'deployment', 'progress', 'result'],
  devices: ['project'],
  sites: ['project'],
};

/** Fields that are values in the spec, and that our own service sends as null: of images that were never measured, and of unfinished exports. */
const NULL_OF_OURS: Partial<Record<CollectionName, Path[]>> = {
  events: ['example_captures.0.width', 'example_captures.0.height'],
  exports: [
    'job.progress.stages.0.params.0.value',
    'job.progress.stages.1.params.0.value',
    'file_url',
    'record_count',
    'file_size',
    'file_size_display',
  ],
  captures: ['width', 'height'],
  jobs: ['progress.stages.0.params.0.value'],
};

/** The collections whose records have no timestamps. */
const WITHOUT_TIMES = new Set<CollectionName>(['users', 'devices', 'sites']);
const WITHOUT_COUNTERS = new Set<CollectionName>([...WITHOUT_TIMES, 'jobs']);

/** Values of another type, even if readers convert them. */
function mistyped(value: unknown, path: Path): unknown[] {
  // A stage's value is an integer or a text (2.6); a detail record of a running service has an array of events (4.5).
  if (path.endsWith('.value')) return [true, { value }, [value]];
  if (path === 'events') return [5, true, { value }];
  if (typeof value === 'number') return [String(value), true, [value]];
  if (typeof value === 'string') return [true, { value }];
  if (typeof value === 'boolean') return [String(value), Number(value)];
  if (Array.isArray(value)) return ['', {}, 0];
  return ['', 0, true];
}

const DECIMAL = /(latitude|longitude|progress|value|_score)$/;
const TIMESTAMP = /(^|\.|_)(created_at|updated_at|start|end|timestamp)$/;
const WHOLE_SECOND = /(^|\.|_)(start|end|timestamp)$/;
const DATE = /(^|\.)(day|first_date|last_date)$/;

describe.each(collectionNames)('a record of %s', (name) => {
  const { record } = collections[name];
  const example = written[name];
  const accepts = (value: unknown) => record.safeParse(value).success;
  const paths = pathsOf(example);
  const closed = paths.filter((path) => !OPEN.test(path) && !INSIDE_OPEN.test(path));

  test('written by hand from its table is accepted unchanged (2)', () => {
    expect(record.parse(example)).toEqual(example);
  });

  test('is refused without any one of its fields (2)', () => {
    const lenient = closed.filter((path) => !ELEMENT.test(path) && accepts(without(example, path)));
    expect(lenient).toEqual([]);
  });

  test('is refused with a value of another type in any one of its fields (2)', () => {
    const lenient = closed.filter((path) =>
      mistyped(valueAt(example, path), path).some((wrong) => accepts(changed(example, path, wrong))),
    );
    expect(lenient).toEqual([]);
  });

  test('accepts null exactly where the spec has it, or where our own service sends it', () => {
    const nullable = paths.filter((path) => accepts(changed(example, path, null)));
    const expected = [...NULL_BY_SPEC[name], ...(NULL_OF_OURS[name] ?? [])];
    expect(nullable.filter((path) => !INSIDE_OPEN.test(path)).toSorted()).toEqual(expected.toSorted());
  });

  test('has whole numbers where its table says integer (2)', () => {
    const integers = closed.filter((path) => typeof valueAt(example, path) === 'number' && !DECIMAL.test(path));
    expect(integers).toContain('id');
    for (const wrong of [1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(integers.filter((path) => accepts(changed(example, path, wrong)))).toEqual([]);
    }
  });

  test('has no counter below zero (2)', () => {
    const counters = closed.filter((path) => /_count$|^total_.*_indexed$|^(file_)?size$/.test(path));
    expect(counters.length > 0).toBe(!WITHOUT_COUNTERS.has(name));
    expect(counters.filter((path) => accepts(changed(example, path, -1)))).toEqual([]);
  });

  test('has timestamps without a zone, some of them without a fraction, and dates that exist (1)', () => {
    const refused = (pattern: RegExp, wrong: string) =>
      closed.filter((path) => pattern.test(path) && accepts(changed(example, path, wrong)));
    expect(closed.some((path) => TIMESTAMP.test(path))).toBe(!WITHOUT_TIMES.has(name));
    expect(refused(TIMESTAMP, '2024-06-12T21:04:05Z')).toEqual([]);
    expect(refused(TIMESTAMP, '2024-06-12T21:04:05+02:00')).toEqual([]);
    expect(refused(TIMESTAMP, '2023-02-29T21:04:05')).toEqual([]);
    expect(refused(WHOLE_SECOND, '2024-06-12T21:04:05.000001')).toEqual([]);
    expect(refused(DATE, '2023-02-29')).toEqual([]);
    expect(refused(DATE, '2024-06-12T00:00:00')).toEqual([]);
  });

  test('may have anything where the spec is open (2.8)', () => {
    const open = [...paths.filter((path) => OPEN.test(path)), 'user_permissions'];
    for (const path of open) {
      const values = path === 'user_permissions' ? [['update'], [{ action: 'delete' }]] : ['text', 0.93, { a: 1 }, [1]];
      for (const value of values) expect([path, accepts(changed(example, path, value))]).toEqual([path, true]);
    }
  });
});
