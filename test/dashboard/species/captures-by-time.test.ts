import { expect, test } from 'vitest';
import type { Capture } from '#contract/records/capture.ts';
import { captureAt, capturesByTime } from '#dashboard/species/captures-by-time.ts';
import { finish } from '#dashboard/work/slices.ts';

const byTime = (...captures: [id: number, timestamp: string][]) =>
  finish(capturesByTime(captures.map(([id, timestamp]) => ({ id, timestamp }) as Capture)));

test('an occurrence’s capture is the first one taken at its time, or else the nearest, also across midnight', () => {
  const captures = byTime(
    [5, '2024-06-01T23:50:00'],
    [6, '2024-06-01T23:50:00'],
    [7, '2024-06-01T23:58:00'],
    [8, '2024-06-02T00:10:00'],
  );
  expect(captureAt(captures, '2024-06-01T23:50:00')).toBe(5);
  expect(captureAt(captures, '2024-06-02T00:03:00')).toBe(7);
  expect(captureAt(captures, '2024-06-02T00:05:00')).toBe(8);
  expect(captureAt(captures, '2024-06-03T00:00:00')).toBe(8);
  expect(captureAt(byTime(), '2024-06-01T23:50:00')).toBeNull();
});
