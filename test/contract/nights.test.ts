import { describe, expect, test } from 'vitest';
import { nightWithin, sessionNights } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';

function nights(start: string, end: string | null): string[] {
  const { from, to } = sessionNights({ start, end });
  return Array.from({ length: to - from + 1 }, (_, index) => isoOfDay(from + index));
}

describe('the nights of a session', () => {
  test.each([
    ['an evening', '2024-06-12T21:00:00', '2024-06-13T04:00:00', ['2024-06-12']],
    ['after midnight', '2024-06-13T00:30:00', '2024-06-13T02:40:00', ['2024-06-12']],
    ['until the afternoon', '2024-06-12T21:00:00', '2024-06-13T15:00:00', ['2024-06-12']],
    // More than a day, and yet without a second midnight.
    ['until the next evening', '2024-06-12T21:00:00', '2024-06-13T23:59:59', ['2024-06-12']],
    ['until the next midnight', '2024-06-12T21:00:00', '2024-06-14T00:00:00', ['2024-06-12', '2024-06-13']],
    ['over a month’s end', '2024-05-30T21:00:00', '2024-06-02T03:00:00', ['2024-05-30', '2024-05-31', '2024-06-01']],
    // Less than a day, with the midnights of two nights.
    ['from midnight to midnight', '2024-06-12T00:00:00', '2024-06-13T00:00:00', ['2024-06-11', '2024-06-12']],
    ['with one capture', '2024-06-12T21:00:00', '2024-06-12T21:00:00', ['2024-06-12']],
    ['whose clock was set back', '2024-06-12T21:00:00', '2024-06-10T21:00:00', ['2024-06-12']],
    ['without an end', '2024-06-12T21:00:00', null, ['2024-06-12']],
  ])('%s are that of its start, and each whose midnight it contains', (_, start, end, expected) => {
    expect(nights(start, end)).toEqual(expected);
  });

  test('what is in one of several belongs to its own time, within the session; without a time to the first', () => {
    const range = sessionNights({ start: '2024-06-12T21:00:00', end: '2024-06-14T13:00:00' });
    const nightAt = (time: string | null) => isoOfDay(nightWithin(time, range));
    expect(
      ['2024-06-13T02:00:00', '2024-06-13T11:59:59', '2024-06-13T12:00:00', '2024-06-14T12:30:00'].map(nightAt),
    ).toEqual(['2024-06-12', '2024-06-12', '2024-06-13', '2024-06-13']);
    expect(nightAt(null)).toBe('2024-06-12');
    const one = sessionNights({ start: '2024-06-12T21:00:00', end: '2024-06-13T13:00:00' });
    expect(isoOfDay(nightWithin('2024-06-13T12:30:00', one))).toBe('2024-06-12');
  });
});
