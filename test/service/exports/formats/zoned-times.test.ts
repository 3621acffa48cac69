import { expect, test } from 'vitest';
import { zonedTimes } from '#service/exports/formats/zoned-times.ts';

test.each([
  ['America/New_York', '2024-01-15T22:00:00', '-05:00'],
  ['America/New_York', '2024-06-12T22:00:00', '-04:00'],
  // The night that the clock is set back: the hour from 1 to 2 occurs twice, and counts as the first.
  ['America/New_York', '2024-11-03T00:59:59', '-04:00'],
  ['America/New_York', '2024-11-03T01:30:00', '-04:00'],
  ['America/New_York', '2024-11-03T02:00:00', '-05:00'],
  // The night that it is set forward: the hour from 2 to 3 does not occur.
  ['America/New_York', '2024-03-10T01:59:59', '-05:00'],
  ['America/New_York', '2024-03-10T02:30:00', '-05:00'],
  ['America/New_York', '2024-03-10T03:00:00', '-04:00'],
  ['Europe/Copenhagen', '2024-10-27T02:30:00', '+02:00'],
  ['Asia/Tokyo', '2024-06-12T22:00:00', '+09:00'],
  ['Asia/Kathmandu', '2024-06-12T22:00:00', '+05:45'],
  // Set back and forward by half an hour.
  ['Australia/Lord_Howe', '2024-06-12T22:00:00', '+10:30'],
  ['Australia/Lord_Howe', '2024-04-07T01:45:00', '+11:00'],
  ['UTC', '2024-06-12T22:00:00', '+00:00'],
])('a time in %s, %s, has the offset %s', (zone, time, offset) => {
  expect(zonedTimes(zone)(time)).toBe(time + offset);
});

test('without a zone a time ends in Z', () => {
  expect(zonedTimes(undefined)('2024-06-12T22:00:00')).toBe('2024-06-12T22:00:00Z');
});
