import { expect, test } from 'vitest';
import { comparesNow } from '#service/follow/look-times.ts';
import { copyTime } from '#service/follow/copy-state.ts';

test.each([
  ['at half past two, a day later', new Date(2026, 5, 12, 2, 30), true],
  ['before two, a day later', new Date(2026, 5, 12, 1, 30), false],
  ['at noon, a day and a half later', new Date(2026, 5, 12, 12), false],
  ['at noon of the second day, when it was off at night', new Date(2026, 5, 13, 12), true],
  ['the same night again', new Date(2026, 5, 11, 5), false],
])('every record is compared %s: %s', (_when, now, compares) => {
  expect(comparesNow(copyTime(new Date(2026, 5, 11, 2, 10).getTime()), now)).toBe(compares);
});
