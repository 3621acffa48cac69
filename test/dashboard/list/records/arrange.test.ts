import { expect, test } from 'vitest';
import type { OrderingTerm } from '#contract/lists/list-query.ts';
import { arrange } from '#dashboard/list/records/arrange.ts';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { finish, runFor, runInSlices } from '#dashboard/work/slices.ts';

interface Night {
  id: number;
  trap: string;
  captures: number | null;
  start: string | null;
  draft: boolean | null;
  flags: readonly string[];
}

const column = (
  field: keyof Night,
  kind: ListColumn<Night>['kind'],
  more: Partial<ListColumn<Night>> = {},
): ListColumn<Night> => ({
  field,
  header: field,
  definition: '',
  kind,
  width: 100,
  value: (night) => night[field] as string | number | boolean | null,
  cell: () => null,
  ...more,
});
const columns = [
  column('trap', 'choice'),
  column('captures', 'number'),
  column('start', 'date'),
  column('draft', 'yes-no'),
  column('flags', 'choice', { value: ({ flags }) => flags.length, choice: ({ flags }) => flags }),
];

/** The same numbers every time. */
function* random(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

function nights(count: number, seed = 7): Night[] {
  const numbers = random(seed);
  const some = (below: number) => Math.floor(numbers.next().value * below);
  const pad = (value: number) => String(value).padStart(2, '0');
  return Array.from({ length: count }, (_, index) => ({
    id: index * 3 + 1,
    trap: ['Trap 2', 'Trap 10', 'Érablière', 'erable', 'Ødegård', 'trap 1', '苗畑'][some(7)] as string,
    captures: [null, 0, some(1_000), some(1_000) + 0.5, -some(1_000), some(9)][some(6)] ?? null,
    start:
      some(9) === 0
        ? null
        : `${1969 + some(60)}-${pad(1 + some(12))}-${pad(1 + some(28))}T${pad(some(24))}:${pad(some(60))}:00${some(2) === 0 ? '.000001' : ''}`,
    draft: [true, false, null][some(3)] as boolean | null,
    flags: [[], ['short'], ['short', 'overlaps']][some(3)] as string[],
  }));
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** The expected result: compare by each term, unknown last, equals by id. */
function naively(records: readonly Night[], ordering: readonly OrderingTerm[]): number[] {
  const compare = (a: Night, b: Night): number => {
    for (const { field, descending } of ordering) {
      const { value, kind } = columns.find((one) => one.field === field) as ListColumn<Night>;
      const [x, y] = [value(a), value(b)];
      if (x === null && y === null) continue;
      if (x === null || y === null) return x === null ? 1 : -1;
      const difference =
        kind === 'choice' && typeof x === 'string' ? collator.compare(x, String(y)) : Number(x > y) - Number(x < y);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return a.id - b.id;
  };
  return records.toSorted(compare).map(({ id }) => id);
}

const NO_FILTERS = { filters: new Map<string, ColumnFilter>(), search: '', textOf: ({ trap }: Night) => trap };

function arranged(
  records: readonly Night[],
  ordering: readonly OrderingTerm[],
  narrowing: Partial<typeof NO_FILTERS> & { within?: (night: Night) => boolean } = {},
  inSight: readonly { id: number }[] = [],
) {
  return finish(arrange({ narrowing: { records, columns, ...NO_FILTERS, ...narrowing }, ordering, inSight }));
}
const ids = (records: readonly { id: number }[]) => records.map(({ id }) => id);
const by = (field: keyof Night, descending = false): OrderingTerm => ({ field, descending });

test.each(columns.map(({ field }) => field))('%s sorts like a naive sort in both directions, unknown last', (field) => {
  const records = nights(600);
  for (const descending of [false, true]) {
    const ordering = [{ field, descending }];
    expect(ids(arranged(records, ordering).shown)).toEqual(naively(records, ordering));
  }
});

test.each([
  [[by('trap'), by('captures', true)]],
  [[by('draft', true), by('start'), by('captures')]],
  [[by('captures'), by('trap', true)]],
])('several columns sort within each other: %j', (ordering) => {
  const records = nights(500, 11);
  expect(ids(arranged(records, ordering).shown)).toEqual(naively(records, ordering));
});

test('infinite, tiny and equal numbers, and both zeros, are sorted', () => {
  const values = [0, -0, 5e-324, -5e-324, Infinity, -Infinity, 1e300, -1e300, 2 ** 53, 1, 1, null];
  const records = values.map((captures, index) => ({ ...(nights(1)[0] as Night), id: index + 1, captures }));
  for (const ordering of [[by('captures')], [by('captures', true)]]) {
    expect(ids(arranged(records, ordering).shown)).toEqual(naively(records, ordering));
  }
});

test('equal rows that are visible keep their order before the others, so that none moves', () => {
  const records = nights(5).map((night) => ({ ...night, captures: 3 }));
  const inSight = [{ id: 13 }, { id: 4 }, { id: 99 }];
  expect(ids(arranged(records, [by('captures', true)], {}, inSight).shown)).toEqual([13, 4, 1, 7, 10]);
});

test('a visible row never precedes a row with a greater value', () => {
  const records = nights(300);
  const inSight = records.slice(40, 60).toReversed();
  const sorted = arranged(records, [by('captures', true)], {}, inSight).shown;
  const naive = naively(records, [by('captures', true)]);
  const valueOf = new Map(records.map(({ id, captures }) => [id, captures]));
  expect(sorted.map(({ captures }) => captures)).toEqual(naive.map((id) => valueOf.get(id)));
});

test.each<[string, ColumnFilter, (night: Night) => boolean]>([
  [
    'captures',
    { kind: 'number', from: -10, to: 250.5, unknown: false },
    ({ captures }) => captures !== null && captures >= -10 && captures <= 250.5,
  ],
  [
    'captures',
    { kind: 'number', from: 0, to: null, unknown: true },
    ({ captures }) => captures === null || captures >= 0,
  ],
  ['captures', { kind: 'number', from: null, to: null, unknown: true }, ({ captures }) => captures === null],
  [
    'start',
    { kind: 'date', from: '1999-06-01', to: '2001-02-28', unknown: false },
    ({ start }) => start !== null && start.slice(0, 10) >= '1999-06-01' && start.slice(0, 10) <= '2001-02-28',
  ],
  [
    'start',
    { kind: 'date', from: null, to: '1980-01-01', unknown: true },
    ({ start }) => start === null || start < '1980-01-02',
  ],
  [
    'trap',
    { kind: 'choice', values: ['Trap 2', '苗畑'], unknown: false },
    ({ trap }) => ['Trap 2', '苗畑'].includes(trap),
  ],
  ['flags', { kind: 'choice', values: ['overlaps'], unknown: true }, ({ flags }) => flags.length !== 1],
  ['draft', { kind: 'yes-no', values: [false], unknown: true }, ({ draft }) => draft !== true],
  ['draft', { kind: 'yes-no', values: [true], unknown: false }, ({ draft }) => draft === true],
])('the filter of %s matches the right records: %j', (field, filter, keeps) => {
  const records = nights(400, 3);
  const { found, shown } = arranged(records, [by('captures')], { filters: new Map([[field, filter]]) });
  const kept = records.filter(keeps);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(400);
  expect(ids(found)).toEqual(ids(kept));
  expect(ids(shown)).toEqual(naively(kept, [by('captures')]));
});

test('search ignores letter case and accents, and combines with filters and the page’s own narrowing', () => {
  const records = nights(300);
  const filters = new Map<string, ColumnFilter>([['draft', { kind: 'yes-no', values: [true], unknown: false }]]);
  const within = ({ id }: Night) => id % 2 === 0;
  const { found } = arranged(records, [by('trap')], { search: ' ERABL', filters, within });
  expect(ids(found)).toEqual(
    ids(
      records.filter(({ id, trap, draft }) => ['Érablière', 'erable'].includes(trap) && draft === true && id % 2 === 0),
    ),
  );
});

test.each([
  ['blanks alone are no search', '  ', 300],
  ['an accent alone is in nothing', ' \u0301', 0],
])('%s', (_what, search, count) => {
  expect(arranged(nights(300), [by('trap')], { search }).found).toHaveLength(count);
});

test('`found` stays the same array when only the ordering changes', () => {
  const narrowing = { records: nights(50), columns, ...NO_FILTERS };
  const [one, other] = [[by('captures')], [by('trap', true)]].map((ordering) =>
    finish(arrange({ narrowing, ordering, inSight: [] })),
  );
  expect(one?.found).toBe(other?.found);
  expect(ids(one?.shown ?? [])).not.toEqual(ids(other?.shown ?? []));
});

test('all records without an order are the same array', () => {
  const records = nights(20);
  const { found, shown } = arranged(records, []);
  expect(found).toBe(records);
  expect(shown).toBe(found);
  const some = arranged(records, [], { search: 'trap' });
  expect(some.shown).toBe(some.found);
  expect(some.found.length).toBeLessThan(20);
});

test('a field without a column does not sort', () => {
  const records = nights(30);
  const ordering = [by('weather' as keyof Night), by('captures')];
  expect(ids(arranged(records, ordering).shown)).toEqual(naively(records, [by('captures')]));
});

test('in slices the result is the same, and stopped work has none', async () => {
  const records = nights(20_000).map((night, index) => ({
    ...night,
    trap: `${night.trap} ${(index * 7_919) % 20_000}`,
  }));
  const wanted = () =>
    arrange({ narrowing: { records: [...records], columns, ...NO_FILTERS }, ordering: [by('trap')], inSight: [] });
  const paused = wanted();
  expect(runFor(paused, 0), 'there is more to do than one step').toBeNull();
  expect(ids(finish(paused).shown)).toEqual(naively(records, [by('trap')]));

  const done: string[] = [];
  runInSlices(wanted(), () => done.push('stopped'))();
  await new Promise<void>((resolve) => {
    runInSlices(wanted(), ({ shown }) => {
      done.push('whole');
      expect(ids(shown)).toEqual(naively(records, [by('trap')]));
      resolve();
    });
  });
  expect(done).toEqual(['whole']);
});
