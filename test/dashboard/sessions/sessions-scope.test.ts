import { expect, test } from 'vitest';
import { withinScope } from '#dashboard/sessions/sessions-scope.ts';
import { dayOfIso } from '#dashboard/ui/calendar-day.ts';
import { nightOf } from '#dashboard/ui/night-of.ts';
import { madeEvents } from '#test/support/made-event.ts';

const STARTS = [
  '12T11:59:59',
  '12T12:00:00',
  '13T01:10:00',
  '13T11:59:59',
  '13T12:00:00',
  '14T11:59:59',
  '14T12:00:00',
];
const sessions = madeEvents(STARTS.length, (id) => ({ start: `2024-06-${STARTS[id - 1]}` }));
const night = (date: string) => dayOfIso(date) ?? Number.NaN;

test.each([
  ['2024-06-12', '2024-06-12'],
  ['2024-06-12', '2024-06-13'],
  ['2024-06-13', null],
  [null, '2024-06-11'],
  ['0001-01-01', '9999-12-31'],
])('the nights from %s to %s are those whose evenings lie between, both included', (from, to) => {
  const [firstNight, lastNight] = [from, to].map((date) => (date === null ? null : night(date)));
  const isWithin = withinScope({ deployments: null, firstNight: firstNight ?? null, lastNight: lastNight ?? null });
  const wanted = sessions.filter(({ start }) => {
    const evening = nightOf(start);
    return evening >= (from === null ? -Infinity : night(from)) && evening <= (to === null ? Infinity : night(to));
  });
  expect(sessions.filter((one) => isWithin?.(one)).map(({ start }) => start)).toEqual(wanted.map(({ start }) => start));
});

test('deployments narrow too, and nothing narrows nothing', () => {
  const isWithin = withinScope({ deployments: [6, 7], firstNight: night('2024-06-13'), lastNight: null });
  const kept = sessions.filter((one) => isWithin?.(one));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every(({ deployment, start }) => [6, 7].includes(deployment.id) && start >= '2024-06-13T12')).toBe(true);
  expect(withinScope({ deployments: null, firstNight: null, lastNight: null })).toBeUndefined();
});
