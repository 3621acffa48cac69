import { expect, test } from 'vitest';
import { datedTerms } from '#dashboard/list/arrange/dated-terms.ts';
import { datePattern } from '#dashboard/list/arrange/date-pattern.ts';
import { matchingIndexes } from '#dashboard/list/arrange/matching-indexes.ts';
import { seasonsOf } from '#dashboard/list/filter/seasons-of.ts';
import { finish } from '#dashboard/work/slices.ts';
import { typedDay } from '#dashboard/list/filter/typed-day.ts';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';

const NIGHTS = [
  ['Salt Marsh 2', '2025-06-30T21:00:00'],
  ['Salt Marsh 2', '2025-07-01T21:00:00'],
  ['Érablière', '2025-07-14T21:00:00'],
  // Belongs to the night before.
  ['Érablière', '2025-07-15T01:30:00'],
  ['Marchwood', '2025-07-31T23:00:00'],
  ['Juliana 12', '2025-08-12T21:00:00'],
  ['Salt Marsh 2', '2024-06-12T21:00:00'],
  ['Marchwood', '2024-07-12T21:00:00'],
] as const;
const records = NIGHTS.map(([place, start], index) => ({ id: index, place, start }));

/** The indexes of the records that match a search. */
function found(search: string): number[] {
  const narrowing = { records, columns: [], filters: new Map(), search };
  const dates = { of: ({ start }: (typeof records)[number]) => nightIso(start), termsOf: datedTerms };
  return [...finish(matchingIndexes({ ...narrowing, textOf: ({ place }) => place, dates }))];
}

test.each([
  ...['july 2025', 'Jul 2025', 'jul. 2025', '2025-07', '2025-7', '2025/07', 'JULY, 2025', '2025 july'].map(
    (search) => [search, [1, 2, 3, 4]] as const,
  ),
  ...['2025-07-14', '14 July 2025', 'july 14 2025', '14th jul 2025', '14.7.2025', '14→15 Jul 2025'].map(
    (search) => [search, [2, 3]] as const,
  ),
  ['30 Jun→1 Jul 2025', [0]],
  ['12 jun', [6]],
  ['jun 12', [6]],
  ['2024', [6, 7]],
  ['2025-07-1', [1]],
  ['2025-07-', [1, 2, 3, 4]],
  // Names may begin with a month.
  ['jul', [1, 2, 3, 4, 5, 7]],
  ['mar', [0, 1, 4, 6, 7]],
  ['marsh jul 2025', [1]],
  ['jul 2025 marsh', [1]],
  ['jul 2025 SALT marsh', [1]],
  ['marsh salt', [0, 1, 6]],
  ['erabliere', [2, 3]],
  ['marsh 12 jun 2024', [6]],
  ['marsh nowhere', []],
  ['31 feb 2025', []],
  ['´', []],
] as const)('%s finds the records of its words and its dates', (search, places) => {
  expect(found(search)).toEqual(places);
});

test.each([
  ['12', null],
  ['marsh', null],
  ['7/4/2025', null],
  ['29 feb', { month: '02', day: '29' }],
  ['2025-02-29', null],
  ['sept 2024', { year: '2024', month: '09' }],
])('%s is parsed as a date, or is not a date', (typed, pattern) => {
  expect(datePattern(typed)).toEqual(pattern);
});

test.each([
  ['Jul 2025', '2025-07-01', '2025-07-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2025', '2025-01-01', '2025-12-31'],
  ['14 July 2025', '2025-07-14', '2025-07-14'],
  ['12 jun', null, null],
  ['tomorrow', null, null],
])('%s typed for one end of a range is its first or last day', (typed, from, to) => {
  expect([typedDay(typed, 'from'), typedDay(typed, 'to')]).toEqual([from, to]);
});

test('a season is a year, or July to June where most records are from the southern hemisphere', () => {
  const months = new Map([
    ['2025-01', 4],
    ['2024-12', 3],
    ['2024-06', 2],
  ]);
  const labels = (southern: number) => seasonsOf({ months, southern }).map(({ label, count }) => `${label}: ${count}`);
  expect(labels(4)).toEqual(['2025: 4', '2024: 5']);
  expect(labels(5)).toEqual(['2024/25: 7', '2023/24: 2']);
});
