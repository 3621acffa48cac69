import { expect, test } from 'vitest';
import { dayOfIso } from '#contract/time.ts';
import { deploymentTotals } from '#dashboard/findings/deployment-totals.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeEvent } from '#test/support/made-event.ts';

const session = (id: number, trap: number, start: string, counts: object = {}) =>
  madeEvent(id, {
    deployment: { id: trap, name: `Trap ${trap}`, details: '', user_permissions: [] },
    start,
    duration: '3600.0',
    captures_count: 5,
    detections_count: 3,
    occurrences_count: 2,
    ...counts,
  });

test('sessions are added up by deployment, and nights with two sessions count once', () => {
  const totals = finish(
    deploymentTotals([
      session(1, 7, '2024-06-12T21:00:00'),
      // After midnight, of the same night.
      session(2, 7, '2024-06-13T01:00:00', { captures_count: 10, detections_count: 7, occurrences_count: 4 }),
      session(3, 7, '2024-06-10T21:00:00', { duration: '1800.0' }),
      session(4, 7, '2024-06-11T21:00:00'),
      session(5, 8, '2024-07-01T21:00:00'),
    ]),
  );
  expect([...totals.keys()]).toEqual([7, 8]);
  expect(totals.get(7)).toEqual({
    sessions: 4,
    nights: 3,
    captures: 25,
    detections: 16,
    occurrences: 10,
    looks: { any: 10, said: 0, person: 0 },
    hours: 3.5,
    processed: { nights: 3, occurrences: 10 },
    firstNight: dayOfIso('2024-06-10'),
    lastNight: dayOfIso('2024-06-12'),
  });
  expect(totals.get(8)).toMatchObject({ sessions: 1, nights: 1, captures: 5 });
});

test.each([
  ['captures', { captures_count: null }],
  ['detections', { detections_count: null }],
  ['occurrences', { occurrences_count: null }],
  ['hours', { duration: null }],
])('one session with unknown %s makes their sum unknown, and no other', (sum, unknown) => {
  const [start, after, before] = ['2024-06-12T21:00:00', '2024-06-13T21:00:00', '2024-06-11T21:00:00'];
  const totals = finish(deploymentTotals([session(1, 7, before), session(2, 7, start, unknown), session(3, 7, after)]));
  const known = { captures: 15, detections: 9, occurrences: 6, hours: 3 };
  expect(totals.get(7)).toMatchObject({ ...known, [sum]: null });
});

test('nights whose images are not all processed have no part in rates, and what was found in them in totals', () => {
  const totals = finish(
    deploymentTotals([
      session(1, 7, '2024-06-12T21:00:00', { processed_captures_count: 5 }),
      session(2, 7, '2024-06-13T21:00:00', { processed_captures_count: 5, occurrences_count: 0 }),
      session(3, 7, '2024-06-14T21:00:00', { processed_captures_count: 0, occurrences_count: 0 }),
      session(4, 7, '2024-06-15T21:00:00', { processed_captures_count: 2, occurrences_count: 1 }),
      // After midnight of a night that is processed in part.
      session(5, 7, '2024-06-16T01:00:00', { processed_captures_count: 5, occurrences_count: 9 }),
    ]),
  );
  expect(totals.get(7)).toMatchObject({ nights: 4, occurrences: 12, processed: { nights: 2, occurrences: 2 } });
});

test('the work can be paused after each deployment', () => {
  const work = deploymentTotals([1, 2, 3].map((trap) => session(trap, trap, '2024-06-12T21:00:00')));
  let pauses = 0;
  for (let step = work.next(); step.done !== true; step = work.next()) pauses += 1;
  expect(pauses).toBe(4);
});
