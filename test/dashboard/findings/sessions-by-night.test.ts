import { expect, test } from 'vitest';
import { isoOfDay } from '#contract/time.ts';
import { sessionsByNight } from '#dashboard/findings/sessions-by-night.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeEvent } from '#test/support/made-event.ts';

const session = (id: number, start: string, trap = 1, end = start) =>
  madeEvent(id, { start, end, deployment: { id: trap, name: `Trap ${trap}`, details: '', user_permissions: [] } });

test('sessions of one trap and night are together, also those after midnight, and no others', () => {
  const sessions = [
    session(1, '2024-06-12T21:00:00'),
    session(2, '2024-06-12T21:00:00', 2),
    session(3, '2024-06-13T01:30:00'),
    session(4, '2024-06-13T21:00:00'),
  ];
  const nights = finish(sessionsByNight(sessions)).map((night) => night.sessions.map(({ id }) => id));
  expect(nights).toEqual([[1, 3], [2], [4]]);
});

test('a session of several nights is in each of them, with those that start in a later one', () => {
  const sessions = [
    session(1, '2024-06-12T21:00:00', 1, '2024-06-15T02:00:00'),
    session(2, '2024-06-14T01:00:00', 1, '2024-06-14T03:00:00'),
  ];
  const nights = finish(sessionsByNight(sessions)).map(({ night, sessions: some }) => [
    isoOfDay(night),
    some.map(({ id }) => id),
  ]);
  expect(nights).toEqual([
    ['2024-06-12', [1]],
    ['2024-06-13', [1, 2]],
    ['2024-06-14', [1]],
  ]);
});

test('the work pauses every 500 sessions', () => {
  const work = sessionsByNight(Array.from({ length: 501 }, (_, index) => session(index, '2024-06-12T21:00:00')));
  let pauses = 0;
  for (let step = work.next(); step.done !== true; step = work.next()) pauses += 1;
  expect(pauses).toBe(2);
});
