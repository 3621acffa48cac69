import { describe, expect, test } from 'vitest';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { listedOccurrenceReader } from '#contract/records/occurrence.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { recordReader } from '#contract/reading/record-reader.ts';
import { z } from '#contract/zod.ts';
import { changed, pathsOf, valueAt, without, type Path } from '#test/contract/changed.ts';
import { writtenLinked } from '#test/contract/written-linked-records.ts';
import { writtenLists } from '#test/contract/written-records.ts';

const written = { ...writtenLists, ...writtenLinked };

/** Where more than the id is needed. */
const IDENTITY: Partial<Record<CollectionName, Path[]>> = {
  deployments: ['id', 'name'],
  events: ['id', 'deployment', 'deployment.id', 'start'],
};
/** Fields that may have any value (2.8), and the detail record's array of any events (4.5). */
const OPEN = /^(last_detected|best_determination_score|cover_image_url|last_checked|events|(job\.)?result)$/;
const MEANINGLESS = { nonsense: [] };

function read(name: CollectionName, value: unknown) {
  const deviations = new Deviations();
  return { record: collections[name].reader.read(value, deviations) as object | null, deviations: deviations.all };
}

/** `jobs.0.status` is `jobs[].status` in a deviation. */
const named = (path: Path) => path.replaceAll(/\.\d+/g, '[]');

describe.each(collectionNames)('a record of %s is read for what it has', (name) => {
  const example = written[name];
  const identity = IDENTITY[name] ?? ['id'];
  const fields = pathsOf(example).filter((path) => !/\.\d+$/.test(path) && !/^filters(_display)?\./.test(path));
  /** The embedded record whose identity a path is, or the path itself. */
  const lost = (path: Path) => (path.endsWith('.id') ? path.slice(0, -'.id'.length) : path);

  test.each(fields.filter((path) => !identity.includes(path)))('also without %s', (path) => {
    for (const value of [without(example, path), changed(example, path, null)]) {
      const { record } = read(name, value);
      expect(record).not.toBeNull();
      // An element of a list that has lost its identity is left out.
      const holder = lost(path);
      const isElement = /\.\d+$/.test(holder);
      expect(valueAt(record, holder.replace(/\.\d+$/, ''))).toEqual(isElement ? [] : null);
    }
    expect(read(name, without(example, path)).deviations.map(({ field, kind }) => [field, kind])).toContainEqual([
      named(path),
      'absent',
    ]);
  });

  test('with a null in place of every value without meaning, which is named with its record', () => {
    const closed = fields.filter((path) => !identity.includes(path) && !OPEN.test(path));
    for (const path of closed.filter((one) => typeof valueAt(example, one) !== 'object')) {
      const { record, deviations } = read(name, changed(example, path, MEANINGLESS));
      expect(record).not.toBeNull();
      expect([path, valueAt(record, lost(path)) ?? null]).toEqual([path, null]);
      const deviation = { field: named(path), kind: 'meaningless', recordId: example.id, example: '{"nonsense":[]}' };
      expect(deviations).toContainEqual(deviation);
    }
  });

  test.each(identity)('but not without its %s', (path) => {
    expect(read(name, without(example, path)).record).toBeNull();
    expect(read(name, changed(example, path, null)).record).toBeNull();
  });

  test('and as it is where it has the form of the interface', () => {
    expect(read(name, example)).toEqual({ record: example, deviations: [] });
  });
});

describe('a value in another form that has one plain meaning is read', () => {
  test.each<[CollectionName, Path, unknown, unknown]>([
    ['deployments', 'latitude', '45.5', 45.5],
    ['deployments', 'latitude', ' -45.50 ', -45.5],
    ['deployments', 'captures_count', '7', 7],
    ['deployments', 'captures_count', '12.0', 12],
    ['deployments', 'name', 7, '7'],
    ['deployments', 'id', '5', 5],
    ['deployments', 'first_date', '2024-06-12T21:04:05', '2024-06-12'],
    ['deployments', 'first_date', ' 2024-06-12 ', '2024-06-12'],
    ['deployments', 'project', 3, { id: 3, name: null, details: null, image: null, user_permissions: null }],
    ['deployments', 'project', '3', { id: 3, name: null, details: null, image: null, user_permissions: null }],
    ['deployments', 'jobs.0.job_type.key', 5, '5'],
    ['events', 'duration', 28_800, '28800'],
    ['events', 'start', '2024-06-12T21:04:05.250000', '2024-06-12T21:04:05'],
    ['events', 'start', '2024-06-12T21:04:05+02:00', '2024-06-12T21:04:05'],
    ['events', 'start', '2024-06-12T21:04:05Z', '2024-06-12T21:04:05'],
    ['events', 'start', '2024-06-12 21:04', '2024-06-12T21:04:00'],
    ['events', 'updated_at', '2024-06-12T21:04:05.1234567-04:00', '2024-06-12T21:04:05.123456'],
    ['projects', 'draft', 'true', true],
    ['projects', 'draft', 'False', false],
    ['projects', 'draft', 0, false],
    ['projects', 'draft', 1, true],
    ['storage', 'project', { id: 3, name: 'Moths' }, 3],
    ['jobs', 'project', 3, { id: 3, name: null, details: null, user_permissions: null }],
    ['exports', 'job.progress.errors', 'disk full', ['disk full']],
  ])('%s: %s %j is %j', (name, path, sent, meant) => {
    const { record, deviations } = read(name, changed(written[name], path, sent));
    expect(valueAt(record, path)).toEqual(meant);
    expect(deviations.map(({ field, kind }) => [field, kind])).toContainEqual([named(path), 'form']);
  });

  test.each<[CollectionName, Path, unknown]>([
    ['deployments', 'latitude', 'north'],
    ['deployments', 'captures_count', 7.5],
    ['deployments', 'captures_count', -1],
    ['deployments', 'captures_count', '1,234'],
    ['deployments', 'first_date', '12/06/2024'],
    ['deployments', 'first_date', '2024-02-30'],
    ['events', 'end', '2024-06-12'],
    ['events', 'end', 1_718_226_245],
    ['projects', 'draft', 'no'],
    ['projects', 'draft', 7],
    ['exports', 'job.progress.errors', ''],
    ['deployments', 'project', 'Moths'],
  ])('but not where it could mean several things: %s: %s %j', (name, path, sent) => {
    const { record, deviations } = read(name, changed(written[name], path, sent));
    expect(valueAt(record, path)).toBeNull();
    expect(deviations).toEqual([expect.objectContaining({ field: path, kind: 'meaningless' })]);
  });
});

describe('the last appearance of an occurrence', () => {
  const bare = without(written.occurrences, 'last_appearance_timestamp');
  const lastOf = (more: object) => {
    const sent = { ...(bare as object), first_appearance_timestamp: '2024-06-12T23:50:00', ...more };
    const whole = collections.occurrences.reader.read(sent, new Deviations());
    expect(listedOccurrenceReader.read(sent, new Deviations())?.last_appearance_timestamp).toEqual(
      whole?.last_appearance_timestamp,
    );
    return whole?.last_appearance_timestamp;
  };

  test('that is not sent is the first one and the duration', () => {
    expect(lastOf({ duration: '9600.0' })).toBe('2024-06-13T02:30:00');
    expect(lastOf({ duration: 60 })).toBe('2024-06-12T23:51:00');
    expect(lastOf({ duration: '0.0' })).toBe('2024-06-12T23:50:00');
  });

  test('is not known without either, and stays what it is where it is sent', () => {
    for (const duration of [undefined, null, '', 'long', -5])
      expect([duration, lastOf({ duration })]).toEqual([duration, null]);
    expect(lastOf({ first_appearance_timestamp: null, duration: '60' })).toBeNull();
    expect(lastOf({ last_appearance_timestamp: '2024-06-13T01:00:00', duration: '60' })).toBe('2024-06-13T01:00:00');
  });
});

/** Each test makes a reader of its own, which prepares itself once, at the first record that needs it. */
describe('a record with one field of another form', () => {
  /** A record with a field `more`, whose id is sent as text. */
  function readMore(more: z.ZodMiniType, sent: object) {
    const deviations = new Deviations();
    const record = recordReader(z.object({ id: z.int(), more }), ['id']).read({ id: '5', ...sent }, deviations);
    return { record, deviations: deviations.all.slice(1) };
  }
  const taxon = z.object({ id: z.int(), name: z.string() });

  test('keeps the keys that an open field has, and no others', () => {
    expect(readMore(z.looseObject({ a: z.int() }), { more: { a: '1', b: 2 }, further: 3 }).record).toStrictEqual({
      id: 5,
      more: { a: 1, b: 2 },
    });
  });

  test('has no key for an optional field that is not sent', () => {
    expect(readMore(z.optional(z.string()), {})).toStrictEqual({ record: { id: 5 }, deviations: [] });
  });

  test('has the default of a field that is not sent', () => {
    expect(readMore(z._default(z.array(z.string()), ['a']), {})).toEqual({
      record: { id: 5, more: ['a'] },
      deviations: [],
    });
  });

  test('has no list where none is sent, whatever the defaults of its elements are', () => {
    expect(readMore(z.array(z._default(z.string(), 'a')), {})).toEqual({
      record: { id: 5, more: null },
      deviations: [{ field: 'more', kind: 'absent', recordId: 5, example: '' }],
    });
  });

  test('has the numbers of a tuple that is sent as texts', () => {
    expect(readMore(z.tuple([z.int(), z.number()]), { more: ['1', '2.5'] }).record).toEqual({ id: 5, more: [1, 2.5] });
  });

  test('keeps a value that has any one of several forms', () => {
    const more = { id: 7, name: 'Moths' };
    expect(readMore(z.union([z.int(), taxon]), { more })).toEqual({ record: { id: 5, more }, deviations: [] });
  });

  test('reads a value of none of several forms by the first form that gives it a meaning', () => {
    expect(readMore(z.union([z.boolean(), taxon]), { more: { id: '7', name: 'Moths' } })).toEqual({
      record: { id: 5, more: { id: 7, name: 'Moths' } },
      deviations: [{ field: 'more.id', kind: 'form', recordId: 5, example: '"7"' }],
    });
    expect(readMore(z.union([z.boolean(), z.int()]), { more: 'Moths' })).toEqual({
      record: { id: 5, more: null },
      deviations: [{ field: 'more', kind: 'meaningless', recordId: 5, example: '"Moths"' }],
    });
  });
});
