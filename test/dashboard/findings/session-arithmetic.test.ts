import { expect, test } from 'vitest';
import { dayOfIso } from '#contract/time.ts';
import { durationSeconds, durationText } from '#dashboard/ui/text/duration-text.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import {
  capturesPerHour,
  countWithin,
  knownHours,
  largest,
  per,
  summed,
  summedHours,
} from '#dashboard/findings/session-arithmetic.ts';

test('a duration is text with decimal seconds; anything else is unknown', () => {
  expect(durationSeconds('29700.0')).toBe(29_700);
  expect(durationSeconds('0.0')).toBe(0);
  expect(durationSeconds('12')).toBe(12);
  for (const text of ['', '-60.0', '08:15:00', 'NaN', '1e3', null]) expect(durationSeconds(text)).toBeNull();
});

test('hours are precise to the second; an unknown duration has none', () => {
  expect(['29700.0', '1.0', '0.0', null].map((duration) => knownHours({ duration }))).toEqual([8.25, 0.0003, 0, null]);
});

test('sums and the largest number are unknown as soon as one part is', () => {
  const of = (...counts: (number | null)[]) => [summed(counts, (count) => count), largest(counts, (count) => count)];
  expect([of(3, 1, 2), of(0), of(3, null, 2), of(null)]).toEqual([
    [6, 3],
    [0, 0],
    [null, null],
    [null, null],
  ]);
  expect(of()).toEqual([0, null]);
  const hoursOf = (...durations: (string | null)[]) =>
    summedHours(durations.map((duration) => ({ duration, start: '2024-06-12T21:00:00', end: '2024-06-12T22:00:00' })));
  expect(hoursOf('3600.0', '1800.0')).toBe(1.5);
  expect(hoursOf('3600.0', null)).toBeNull();
});

test('hours of a night are from noon to noon, and those of all nights the duration', () => {
  // From Friday 21:00 to Sunday 3:00, across the night in which the clock goes from 2:00 to 3:00.
  const session = { start: '2024-03-29T21:00:00', end: '2024-03-31T03:00:00', duration: `${29 * 3_600}.0` };
  const friday = dayOfIso('2024-03-29') ?? Number.NaN;
  const of = (from: number, to: number) =>
    summedHours([session], { from: friday + from, to: friday + to }) ?? Number.NaN;
  expect(of(0, 0)).toBeCloseTo((15 * 29) / 30, 9);
  expect(of(1, 1)).toBeCloseTo((15 * 29) / 30, 9);
  expect([of(0, 1), of(-3, 9), of(0, 0) + of(1, 1)]).toEqual([29, 29, 29]);
});

test('a count of a session is that of all its nights, and unknown of some of them, unless it is 0', () => {
  const session = { start: '2024-06-12T21:00:00', end: '2024-06-14T03:00:00' };
  const first = dayOfIso('2024-06-12') ?? Number.NaN;
  const of = (count: number | null, to: number) => countWithin(count, session, { from: first, to: first + to });
  expect([of(5, 1), of(5, 9), of(5, 0), of(0, 0), of(null, 1)]).toEqual([5, 5, null, 0, null]);
});

test('there is no share of no parts, or of unknown ones', () => {
  expect([per(6, 4), per(0, 4), per(6, 0), per(null, 4), per(6, null)]).toEqual([1.5, 0, null, null, null]);
});

test('captures an hour are computed from the session’s duration', () => {
  expect(capturesPerHour({ captures_count: 56, duration: '28800.0' })).toBe(7);
  // The night of a clock change: 21:00 to 6:00 on the clock in 8 h.
  expect(capturesPerHour({ captures_count: 80, duration: '28800.0' })).toBe(10);
  expect(capturesPerHour({ captures_count: 0, duration: '3600.0' })).toBe(0);
});

test('there is no rate where the duration is 0 or a number is unknown', () => {
  expect(capturesPerHour({ captures_count: 1, duration: '0.0' })).toBeNull();
  expect(capturesPerHour({ captures_count: null, duration: '3600.0' })).toBeNull();
  expect(capturesPerHour({ captures_count: 5, duration: null })).toBeNull();
});

test('durations are written in hours and minutes, also beyond a day, and in days beyond three', () => {
  expect([0, 30, 60, 2_700, 29_700, 28_800, 205_200, 3_599, 7_776_000, 270_000].map(durationText)).toEqual([
    '0 s',
    '30 s',
    '1 min',
    '45 min',
    '8 h 15 min',
    '8 h',
    '57 h',
    '1 h',
    '90 d',
    '3 d 3 h',
  ]);
});

test('rates have three digits, and zero is a plain 0', () => {
  expect([0, 0.4, 6.79, 9.994, 9.995, 13, 99.94, 99.95, 141.4].map(rateText)).toEqual([
    '0',
    '0.40',
    '6.79',
    '9.99',
    '10.0',
    '13.0',
    '99.9',
    '100',
    '141',
  ]);
});
