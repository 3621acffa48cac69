import { expect, test } from 'vitest';
import { comparesNow, firstLookAt, pauseAfter } from '#service/follow/look-times.ts';
import { copyTime, NEW_STATE, type CopyState } from '#service/follow/copy-state.ts';

test.each([
  ['at half past two, a day later', new Date(2026, 5, 12, 2, 30), true],
  ['before two, a day later', new Date(2026, 5, 12, 1, 30), false],
  ['at noon, a day and a half later', new Date(2026, 5, 12, 12), false],
  ['at noon of the second day, when it was off at night', new Date(2026, 5, 13, 12), true],
  ['the same night again', new Date(2026, 5, 11, 5), false],
])('every record is compared %s: %s', (_when, now, compares) => {
  expect(comparesNow(copyTime(new Date(2026, 5, 11, 2, 10).getTime()), now)).toBe(compares);
});

const [before, now, later] = ['2026-06-10T02:10:00', '2026-06-12T12:00:00', '2026-06-12T12:08:00'];
const filled = { phase: 'waiting', filled_at: before, as_of: before } as const;
test.each<[string, Partial<CopyState>, number | null, string | null]>([
  ['that was ended in the middle of a look looks at once', { ...filled, phase: 'looking' }, null, now],
  ['whose looks fail keeps the pause', { ...filled, failed: 4, next_look_at: later }, 900_000, later],
  [
    'whose last look did not fail looks one period after it',
    { ...filled, next_look_at: later },
    86_400_000,
    '2026-06-11T02:10:00',
  ],
  ['that is told when to look waits', filled, null, null],
  ['whose fill has ended with an error, and no time for another, fills', { phase: 'waiting' }, null, now],
])('after a start, a copy %s', (_what, state, everyMs, at) => {
  expect(firstLookAt({ ...NEW_STATE, ...state }, everyMs, Date.parse(`${now}Z`))).toBe(at);
});

test('pauses after looks that fail double up to the time between two looks', () => {
  const times = { pollMs: 1, firstPauseMs: 60_000, firstWaitMs: 1, silentMs: 1 };
  const minutes = (everyMs: number | null) =>
    [0, 1, 2, 3, 4, 99].map((failed) => pauseAfter(failed, everyMs, times) / 60_000);
  expect(minutes(600_000)).toEqual([1, 2, 4, 8, 10, 10]);
  expect(minutes(30_000)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(minutes(null)).toEqual([1, 2, 4, 8, 15, 15]);
});
