import { expect, test } from 'vitest';
import { dayNumber } from '#contract/time.ts';
import { freshness } from '#dashboard/deployments/map/freshness.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { words } from '#test/words.ts';

const { lastDateAgo, lastDateToday, lastDateAhead, lastDatesUnknown, lastDateIs, lastDateBeforeLoaded } =
  words.deploymentMap;

const trap = (id: number, last_date: string | null) => madeDeployment(id, { last_date });
const newest = trap(1, '2024-09-30');
const before = [trap(2, '2024-09-23'), trap(3, '2024-09-22'), trap(4, '2024-08-31'), trap(5, '2024-08-30')];
const silent = [trap(6, '2023-10-01'), trap(7, '2023-09-30'), trap(8, null)];
const traps = [newest, ...before, ...silent];
const asked = {
  shown: traps,
  all: traps,
  whole: true,
  today: null,
  freshDays: [7, 30, 365],
  name: words.deployments.lastDate,
  words: words.deploymentMap,
} as const;

test('ages count back from the newest date of the project; a threshold belongs to the step below', () => {
  const { valueOf, scale } = freshness(asked);
  expect(traps.map(valueOf)).toEqual([0, 7, 8, 30, 31, 365, 366, null]);
  expect(traps.map((one) => scale?.stepOf(valueOf(one)))).toEqual([3, 3, 4, 4, 5, 5, 2, 'unknown']);
  expect(scale?.hasUnknown).toBe(true);
  expect(freshness({ ...asked, shown: before }).scale?.hasUnknown).toBe(false);
});

test('a deployment hidden by filters still counts as the newest of its project', () => {
  expect(freshness({ ...asked, shown: before }).valueOf(before[0] ?? newest)).toBe(7);
});

test('day counts are correct across a clock change, a leap day and from today', () => {
  const today = dayNumber({ year: 2024, month: 10, day: 1 });
  const { valueOf, inWords } = freshness({ ...asked, today });
  expect(valueOf(newest)).toBe(1);
  expect(inWords?.([newest])).toBe(lastDateAgo('30 Sep 2024', 1));
  expect(freshness({ ...asked, today: today - 1 }).inWords?.([newest])).toBe(lastDateToday('30 Sep 2024'));
  // A camera's clock may be ahead.
  const early = freshness({ ...asked, today: today - 4 });
  expect(early.inWords?.([newest])).toBe(lastDateAhead('30 Sep 2024', 3));
  expect(early.scale?.stepOf(early.valueOf(newest))).toBe(3);
});

test('several deployments show the range of their dates and how many are not reported', () => {
  const { inWords } = freshness(asked);
  expect(inWords?.([newest, ...silent])).toBe(lastDatesUnknown('30 Sep 2023 – 30 Sep 2024', 1));
  expect(inWords?.([newest, newest])).toBe(lastDateIs('30 Sep 2024'));
  expect(inWords?.(silent.slice(2))).toBe(words.deploymentMap.lastDateUnknown);
});

test('an incomplete list names the newest of the loaded deployments, not of the project', () => {
  expect(freshness({ ...asked, whole: false }).inWords?.(before.slice(0, 1))).toBe(
    lastDateBeforeLoaded('23 Sep 2024', 7),
  );
});
