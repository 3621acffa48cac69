import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import { knownNights } from '#dashboard/findings/known-nights.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeEvent } from '#test/support/made-event.ts';

const session = (id: number, start: string, occurrences: number | null, processed: number | null) =>
  madeEvent(id, {
    deployment: { id: 1, name: 'Trap 1', details: '', user_permissions: [] },
    start,
    captures_count: 20,
    processed_captures_count: processed,
    occurrences_count: occurrences as number,
  });

test('trap-nights are unknown as soon as one of their images was not processed, and empty only where all is known to be', () => {
  const { unprocessed, empty, emptyNights, emptySessions } = finish(
    knownNights([
      session(1, '2024-06-01T22:00:00', 0, 20),
      // After midnight: the same night.
      session(2, '2024-06-02T01:00:00', 0, 20),
      session(3, '2024-06-02T22:00:00', 0, 20),
      session(4, '2024-06-03T01:00:00', 0, 0),
      session(5, '2024-06-03T22:00:00', 0, 7),
      session(6, '2024-06-04T22:00:00', 2, 20),
      // Of a service that does not say what was processed.
      session(7, '2024-06-05T22:00:00', 0, null),
      session(8, '2024-06-06T22:00:00', null, null),
    ]),
  );
  expect([unprocessed, empty]).toEqual([2, 2]);
  expect([...emptyNights].map(dateOf)).toEqual(['2024-06-01', '2024-06-05']);
  expect(emptySessions).toBe(3);
});

test('a session of several nights is unknown in each, and empty in those that no session with an occurrence has', () => {
  const long = (id: number, start: string, end: string, occurrences: number, processed: number) => ({
    ...session(id, start, occurrences, processed),
    end,
  });
  const sessions = [
    long(1, '2024-06-10T22:00:00', '2024-06-13T03:00:00', 0, 20),
    long(2, '2024-06-11T23:00:00', '2024-06-11T23:30:00', 3, 20),
    long(3, '2024-06-20T22:00:00', '2024-06-23T03:00:00', 0, 20),
    long(4, '2024-06-25T22:00:00', '2024-06-27T03:00:00', 0, 7),
    long(5, '2024-06-26T23:00:00', '2024-06-26T23:30:00', 0, 20),
  ];
  const { unprocessed, empty, emptyNights, emptySessions } = finish(knownNights(sessions));
  expect([unprocessed, empty, emptySessions]).toEqual([2, 5, 1]);
  expect([...emptyNights].map(dateOf)).toEqual(['2024-06-10', '2024-06-12', '2024-06-20', '2024-06-21', '2024-06-22']);
  const counted = { from: dayOfIso('2024-06-21') ?? 0, to: dayOfIso('2024-06-25') ?? 0 };
  const some = finish(knownNights(sessions, counted));
  expect([some.unprocessed, some.empty, some.emptyNights.size]).toEqual([1, 2, 5]);
});

/** The date of the evening of a night, from its key. */
function dateOf(key: string): string {
  return isoOfDay(Number(key.split(' ')[1]));
}
