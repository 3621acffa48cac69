import { describe, expect, test } from 'vitest';
import { bytesLabel } from '#service/bytes-label.ts';
import { dateRangeLabel, durationLabel, sessionName } from '#service/event-labels.ts';

describe('the labels of an event', () => {
  test.each([
    ['2024-06-12T22:00:00', '2024-06-12T23:00:00', 'Jun 12 2024'],
    ['2024-06-12T22:00:00', '2024-06-13T03:00:00', 'Jun 12-13 2024'],
    ['2024-06-30T22:00:00', '2024-07-01T03:00:00', 'Jun 30 - Jul 1 2024'],
    ['2024-12-31T18:00:00', '2025-01-01T06:00:00', 'Dec 31 2024 - Jan 1 2025'],
    ['2024-02-28T18:00:00', '2024-03-01T06:00:00', 'Feb 28 - Mar 1 2024'],
  ])('name the dates from %s to %s as %s (2.5)', (start, end, label) => {
    expect(dateRangeLabel(start, end)).toBe(label);
    expect(sessionName(start, end)).toMatch(new RegExp(`^[A-Z][a-z]+day, ${label}$`));
  });

  test('name the weekday of the evening (2.5)', () => {
    expect(sessionName('2024-06-12T22:00:00', '2024-06-13T03:00:00')).toBe('Wednesday, Jun 12-13 2024');
    const days = Array.from({ length: 7 }, (_, day) =>
      sessionName(`2024-02-2${day + 3}T22:00:00`.replace('-030', '-0301'), '2024-02-29T23:00:00'),
    );
    expect(days.map((name) => name.split(',')[0])).toEqual([
      'Friday',
      'Saturday',
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
    ]);
  });

  test.each([
    [0, ''],
    [1, '1s'],
    [59, '59s'],
    [60, '1min'],
    [3_599, '59min'],
    [3_600, '1h'],
    [3_660, '1h 1min'],
    [29_100, '8h 5min'],
    [126_000, '35h'],
  ])('say that %i seconds last "%s" (2.5)', (seconds, label) => {
    expect(durationLabel(seconds)).toBe(label);
  });

  test('have no duration only if it is 0 (2.5)', () => {
    expect(durationLabel(0.4)).not.toBe('');
  });
});

describe('the label of a size', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1_023, '1023 bytes'],
    [1_024, '1.0 KB'],
    [1_536, '1.5 KB'],
    [1_048_575, '1.0 MB'],
    [1_503_238_554, '1.4 GB'],
    [2_199_023_255_552, '2.0 TB'],
  ])('of %i bytes is %s (2.6, 2.7)', (bytes, label) => {
    expect(bytesLabel(bytes)).toBe(label);
  });
});
