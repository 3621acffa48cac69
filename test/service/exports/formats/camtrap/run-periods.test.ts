import { expect, test } from 'vitest';
import { numberedPeriods, runPeriods, type PeriodNumber } from '#service/exports/formats/camtrap/run-periods.ts';

/** A session from nine in the evening to five in the morning. */
const night = (day: string, isSelected = true) => {
  const end = new Date(Date.parse(`${day}T05:00Z`) + 86_400_000).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  return { start: `${day}T21:00:00`, end, isSelected };
};
const DAYS = ['2024-06-01', '2024-06-02', '2024-06-16', '2024-07-01', '2024-07-03'];
const starts = (gapDays: number | null, days = DAYS) =>
  runPeriods(
    days.map((day) => night(day)),
    gapDays,
  ).map(({ start }) => start.slice(5, 10));

test('a period ends with a gap of more days than are given, measured from the end of a session', () => {
  // From the 17th at five to the 1st at nine: 14 days and 16 hours.
  expect(starts(14)).toEqual(['06-01', '07-01']);
  expect(starts(15)).toEqual(['06-01']);
  expect(starts(2)).toEqual(['06-01', '06-16', '07-01']);
  expect(starts(1)).toEqual(['06-01', '06-16', '07-01', '07-03']);
});

test('without days a period has at most two nights without a session', () => {
  expect(starts(null)).toEqual(['06-01', '06-16', '07-01']);
  // The 3rd and the 6th are missed, and the 8th would be the third.
  const nightly = ['01', '02', '04', '05', '07', '09', '12'].map((day) => `2024-06-${day}`);
  expect(starts(null, nightly)).toEqual(['06-01', '06-09']);
  // Later nights change no earlier period.
  expect(starts(null, [...nightly, '2024-06-13', '2024-06-15'])).toEqual(['06-01', '06-09', '06-15']);
  expect(starts(null, ['2024-06-01', '2024-06-04'])).toEqual(['06-01']);
  expect(starts(null, ['2024-06-01', '2024-06-05'])).toEqual(['06-01', '06-05']);
});

test('a session within a longer one ends no period', () => {
  const long = { start: '2024-06-01T21:00:00', end: '2024-06-20T05:00:00', isSelected: true };
  expect(runPeriods([long, night('2024-06-02'), night('2024-07-01')], 14)).toEqual([
    {
      start: long.start,
      end: '2024-07-02T05:00:00',
      selected: { start: long.start, end: '2024-07-02T05:00:00', nights: 20 },
    },
  ]);
});

test('a period has the part of it that is selected, with its nights', () => {
  const sessions = DAYS.map((day) => night(day, day === '2024-06-02' || day === '2024-06-16'));
  expect(runPeriods(sessions, 14).map(({ selected }) => selected)).toEqual([
    { start: '2024-06-02T21:00:00', end: '2024-06-17T05:00:00', nights: 2 },
    null,
  ]);
});

/** Numbers of the periods of these days, after those that were given before. */
function numbers(days: readonly string[], gapDays: number | null, stored: readonly PeriodNumber[] = []) {
  const periods = runPeriods(
    days.map((day) => night(day)),
    gapDays,
  );
  return numberedPeriods(periods, stored, gapDays);
}

test('periods keep their numbers whatever is loaded later, and new ones get the next', () => {
  const first = numbers(['2024-06-01', '2024-08-01'], 14);
  expect(first.numbers).toEqual([1, 2]);
  const earlier = numbers(['2024-04-01', '2024-06-01', '2024-07-01', '2024-08-01'], 14, first.added);
  expect(earlier.numbers).toEqual([3, 1, 4, 2]);
  const all = [...first.added, ...earlier.added];
  // Nights between two periods make one of them, with the lower number; nights before one do not change it.
  expect(
    numbers(['2024-05-30', '2024-06-01', '2024-06-12', '2024-06-22', '2024-07-01', '2024-08-01'], 14, all),
  ).toEqual({ numbers: [1, 2], added: [] });
});

test('a period whose first nights are gone keeps its number, and one that is gone gives it to no other', () => {
  const { added } = numbers(['2024-06-01', '2024-06-05', '2024-08-01'], 14);
  expect(numbers(['2024-06-05', '2024-08-01'], 14, added).numbers).toEqual([1, 2]);
  expect(numbers(['2024-08-01', '2024-09-01'], 14, added).numbers).toEqual([2, 3]);
});

test('without days a period keeps its number while its first nights may be gone', () => {
  const { added } = numbers(['2024-06-01', '2024-06-04', '2024-06-08', '2024-06-09'], null);
  expect(numbers(['2024-06-04', '2024-06-09'], null, added).numbers).toEqual([1, 2]);
  // Four days later another one can have begun.
  expect(numbers(['2024-06-05', '2024-06-09'], null, added).numbers).toEqual([3, 2]);
});

test('orders with other gaps change no number', () => {
  const short = numbers(DAYS, 1);
  expect(short.numbers).toEqual([1, 2, 3, 4]);
  expect(numbers(DAYS, 14, short.added)).toEqual({ numbers: [1, 3], added: [] });
  const long = numbers(DAYS, 14);
  const then = numbers(DAYS, 1, long.added);
  expect(then.numbers).toEqual([1, 3, 2, 4]);
  expect(numbers(DAYS, 14, [...long.added, ...then.added]).numbers).toEqual([1, 2]);
});
