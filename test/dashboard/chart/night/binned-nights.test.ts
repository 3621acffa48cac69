import { expect, test } from 'vitest';
import { binnedNights } from '#dashboard/chart/night/binned-nights.ts';

test('a night is a bin of its own where there is room, and nights without a value have none', () => {
  const binned = binnedNights([
    { night: 100, value: 4 },
    { night: 102, value: 0 },
    { night: 103, value: null },
    { night: 100, value: 2 },
  ]);
  expect(binned).toEqual({
    from: 100,
    to: 103,
    binNights: 1,
    bins: [
      { index: 0, value: 6 },
      { index: 2, value: 0 },
      { index: 3, value: null },
    ],
    most: 6,
    highest: { night: 100, value: 6 },
  });
  expect(binnedNights([])).toBeNull();
});

test('many nights share bins, each the mean of its known nights', () => {
  const binned = binnedNights([
    { night: 0, value: 10 },
    { night: 1, value: 20 },
    { night: 2, value: null },
    { night: 299, value: 7 },
  ]);
  expect(binned?.binNights).toBe(3);
  expect(binned?.bins).toEqual([
    { index: 0, value: 15 },
    { index: 99, value: 7 },
  ]);
  expect(binned?.highest).toEqual({ night: 1, value: 20 });
});
