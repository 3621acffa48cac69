import { expect, test } from 'vitest';
import { isoOfDay } from '#contract/time.ts';
import { messages } from '#dashboard/overview/messages/en.ts';
import { seasonWeeks } from '#dashboard/overview/season-weeks.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';

const trap = madeDeployment(1);
const session = (id: number, start: string, captures_count: number | null = 10, end = start) =>
  madeEvent(id, { start, end, captures_count, deployment: { ...madeEvent(id).deployment, id: 1 } });
const weeksOf = (sessions: readonly ReturnType<typeof session>[], metric: 'captures' | 'nights') =>
  finish(seasonWeeks(sessions, new Map([[1, trap]]), metric, messages));

test('a week of the season begins on Monday evening and ends with the night of Sunday', () => {
  // A Sunday, before and after its noon, and the Monday after it.
  const sessions = [
    session(1, '2025-07-20T11:00:00'),
    session(2, '2025-07-20T21:00:00'),
    session(3, '2025-07-21T21:00:00'),
  ];
  const { plot } = weeksOf(sessions, 'captures');
  expect([plot?.extent.from, plot?.extent.to].map((day) => isoOfDay(day ?? 0))).toEqual(['2025-07-14', '2025-07-27']);
  expect(plot?.series.map(({ values }) => values)).toEqual([[20, 10]]);
});

test('nights before 2010 and in the future are counted beside the season, which they would flatten', () => {
  const season = [session(1, '2025-07-14T21:00:00'), session(2, '2025-07-15T21:00:00')];
  const reset = ['1970-01-01T00:05:00', '2000-01-01T00:00:00', '2066-03-01T21:00:00'];
  const { plot, undated } = weeksOf([...season, ...reset.map((start, index) => session(index + 3, start))], 'captures');
  expect([plot?.series.map(({ values }) => values), undated]).toEqual([[[20]], 3]);
  const old = weeksOf([session(1, '2005-07-14T21:00:00')], 'captures');
  expect([old.plot?.series.map(({ values }) => values), old.undated]).toEqual([[[10]], 0]);
});

test('a night with two sessions counts once; sessions that report no captures add nothing and are counted', () => {
  const sessions = [session(1, '2025-07-14T21:00:00', null), session(2, '2025-07-15T02:00:00')];
  expect(weeksOf(sessions, 'nights').plot?.series[0]?.values).toEqual([1]);
  const { plot, unreported } = weeksOf(sessions, 'captures');
  expect([plot?.series[0]?.values, unreported]).toEqual([[10], 1]);
});

test('a session of several nights is a trap-night in each, also in the week after; its captures are in the first', () => {
  // From Saturday to Monday evening.
  const long = session(1, '2025-07-19T21:00:00', 10, '2025-07-22T02:00:00');
  const sessions = [long, session(2, '2025-07-20T22:00:00', 5)];
  expect(weeksOf(sessions, 'nights').plot?.series.map(({ values }) => values)).toEqual([[2, 1]]);
  expect(weeksOf(sessions, 'captures').plot?.series.map(({ values }) => values)).toEqual([[15, 0]]);
});
