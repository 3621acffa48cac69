import { expect, test } from 'vitest';
import { knownCount, processingOf, wholeCount } from '#dashboard/ui/text/processing-of.ts';

const night = { captures_count: 100, processed_captures_count: 100, detections_count: 0, occurrences_count: 0 };
const none = { ...night, processed_captures_count: 0 };
const some = { ...none, processed_captures_count: 40, occurrences_count: 3 };

test('a session is processed whole, in part or not at all; a service that does not say it is taken at its counts', () => {
  expect([night, none, some].map(processingOf)).toEqual(['all', 'none', 'some']);
  expect(processingOf({ ...night, processed_captures_count: null })).toBe('all');
  expect(processingOf({ captures_count: 100, occurrences_count: 0 })).toBe('all');
  // Nothing was taken, so nothing is left to look at.
  expect(processingOf({ ...none, captures_count: 0 })).toBe('all');
  expect(processingOf({ ...none, captures_count: null })).toBe('none');
  // What has occurrences was looked at.
  expect(processingOf({ ...none, occurrences_count: 2 })).toBe('some');
});

test('a count is unknown where it is 0 because nothing was processed, and whole only where everything was', () => {
  const counts = [night, none, some].map((one) => [
    knownCount(one, 'occurrences_count'),
    wholeCount(one, 'occurrences_count'),
  ]);
  expect(counts).toEqual([
    [0, 0],
    [null, null],
    [3, null],
  ]);
  expect([knownCount(none, 'detections_count'), wholeCount(some, 'detections_count')]).toEqual([null, null]);
  expect([knownCount(none, 'captures_count'), wholeCount(none, 'captures_count')]).toEqual([100, 100]);
  expect(knownCount({ ...none, occurrences_count: null }, 'occurrences_count')).toBeNull();
});
