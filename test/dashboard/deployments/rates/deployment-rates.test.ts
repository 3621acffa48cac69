import { expect, test } from 'vitest';
import { dayNumber } from '#contract/time.ts';
import { deploymentRates } from '#dashboard/deployments/rates/deployment-rates.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeSession } from '#test/dashboard/sessions/night-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';

const named = (id: number) => ({ id, name: `Trap ${id}`, details: '', user_permissions: [] });
const night = (month: number, day: number) => dayNumber({ year: 2024, month, day });
const traps = [1, 2, 3, 4].map((id) => madeDeployment(id));

// Trap 1: two sessions in one night, and one ten days later. Trap 2: unknown captures. Trap 3: no time between captures.
// Trap 9 is not asked for.
const sessions = [
  madeSession(1, { start: '2024-06-12T22:00:00', duration: '7200.0', captures_count: 30, occurrences_count: 4 }),
  madeSession(2, { start: '2024-06-13T02:00:00', duration: '3600.0', captures_count: 0, occurrences_count: 2 }),
  madeSession(3, { start: '2024-06-22T22:00:00', duration: '180000.0', captures_count: 76, occurrences_count: 3 }),
  madeSession(4, { start: '2024-06-14T22:00:00', captures_count: null, occurrences_count: 8, deployment: named(2) }),
  madeSession(5, { start: '2024-06-30T22:00:00', duration: '0.0', occurrences_count: null, deployment: named(3) }),
  madeSession(6, { start: '2020-01-01T22:00:00', deployment: named(9) }),
];
const ratesOf = (id: number, days: Parameters<typeof deploymentRates>[2]) =>
  finish(deploymentRates(traps, sessions, days)).get(id);

test('all nights: sums, rates, and the share of the nights from the first to the last', () => {
  expect(ratesOf(1, null)).toEqual({
    sessions: 3,
    nights: 2,
    captures: 106,
    occurrences: 9,
    // 2 h + 1 h + 50 h
    hours: 53,
    capturesPerHour: 2,
    occurrencesPerNight: 4.5,
    shareOfNights: 2 / 11,
  });
});

test('an unknown count makes its rates unknown, and only those; a session without time has no hours', () => {
  expect(ratesOf(2, null)).toMatchObject({ captures: null, capturesPerHour: null, occurrencesPerNight: 8 });
  expect(ratesOf(3, null)).toMatchObject({ hours: 0, capturesPerHour: null, occurrencesPerNight: null });
});

test('a deployment without sessions has counts of 0 and no rates', () => {
  const none = { sessions: 0, nights: 0, captures: 0, occurrences: 0, hours: 0 };
  expect(ratesOf(4, null)).toEqual({
    ...none,
    capturesPerHour: null,
    occurrencesPerNight: null,
    shareOfNights: null,
  });
  expect(ratesOf(4, { from: night(6, 12), to: night(6, 14) })).toMatchObject({ ...none, shareOfNights: 0 });
});

test('chosen days: the sessions whose night is within, also if they start after midnight', () => {
  const days = { from: night(6, 12), to: night(6, 12) };
  expect(ratesOf(1, days)).toMatchObject({ sessions: 2, nights: 1, captures: 30, hours: 3, capturesPerHour: 10 });
  expect(ratesOf(1, days)).toMatchObject({ occurrencesPerNight: 6, shareOfNights: 1 });
  expect(ratesOf(1, { from: night(6, 13), to: night(6, 22) })).toMatchObject({ sessions: 1, shareOfNights: 0.1 });
  expect(ratesOf(2, days)).toMatchObject({ sessions: 0, captures: 0, capturesPerHour: null, shareOfNights: 0 });
});

test('a session of several nights counts in each of the chosen ones; its counts are known where all of them are chosen', () => {
  const long = madeSession(7, {
    start: '2024-06-12T22:00:00',
    end: '2024-06-15T02:00:00',
    duration: String(52 * 3_600),
    captures_count: 104,
    occurrences_count: 0,
  });
  const rates = (days: Parameters<typeof deploymentRates>[2]) => finish(deploymentRates(traps, [long], days)).get(1);
  const captures = { captures: 104, capturesPerHour: 2 };
  expect(rates(null)).toMatchObject({ sessions: 1, nights: 3, hours: 52, ...captures, shareOfNights: 1 });
  const of = { from: night(6, 13), to: night(6, 20) };
  // 24 h of the second night and 14 h of the last; a count of 0 is one of 0 in each night.
  expect(rates(of)).toMatchObject({
    sessions: 1,
    nights: 2,
    hours: 38,
    captures: null,
    occurrences: 0,
    shareOfNights: 2 / 8,
  });
  expect(rates({ from: night(6, 12), to: night(6, 14) })).toMatchObject({ nights: 3, ...captures, shareOfNights: 1 });
  expect(rates({ from: night(6, 15), to: null })).toMatchObject({ sessions: 0, nights: 0, captures: 0 });
});

test('an open end is the first or last night of the deployments asked for', () => {
  expect(ratesOf(1, { from: night(6, 21), to: null })?.shareOfNights).toBe(1 / 10);
  expect(ratesOf(1, { from: null, to: night(6, 13) })?.shareOfNights).toBe(1 / 2);
  expect(ratesOf(1, { from: night(7, 5), to: null })?.shareOfNights).toBeNull();
});

test('the same question is answered from the cache', () => {
  const once = () => finish(deploymentRates(traps, sessions, { from: night(6, 12), to: null }));
  expect(once()).toBe(once());
});
