import { expect, test } from 'vitest';
import { dayHistogram, type DayHistogram, type DaySpans } from '#dashboard/chart/day-histogram.ts';
import { closedRange, openRange } from '#dashboard/chart/open-range.ts';
import { finish } from '#dashboard/work/slices.ts';

const spans = (...of: [first: number, last: number][]): DaySpans => ({
  first: Int32Array.from(of, ([first]) => first),
  last: Int32Array.from(of, ([, last]) => last),
});
const wholeOf = ({ bins }: DayHistogram) => bins.map(({ whole }) => whole);

test('a span counts on each of its days, including the first and the last', () => {
  const histogram = finish(
    dayHistogram({ from: 100, to: 105 }, spans([100, 102], [102, 102], [102, 105]), spans([102, 105])),
  );
  expect(wholeOf(histogram)).toEqual([1, 1, 3, 1, 1, 1]);
  expect(histogram.bins.map(({ matching }) => matching)).toEqual([0, 0, 1, 1, 1, 1]);
  expect(histogram.binDays).toBe(1);
});

test('bar width gives a readable number of bars, and a span counts once in a bar', () => {
  const histogram = finish(dayHistogram({ from: 0, to: 364 }, spans([0, 0], [0, 6], [6, 7], [0, 364]), spans()));
  expect(histogram.binDays).toBe(7);
  expect(wholeOf(histogram)).toEqual([4, 2, ...Array.from({ length: 51 }, () => 1)]);
  // Nine centuries, which a broken clock makes.
  const long = finish(dayHistogram({ from: 0, to: 330_000 }, spans([0, 330_000]), spans()));
  expect(long.bins.length).toBeLessThanOrEqual(180);
  expect(wholeOf(long).every((number) => number === 1)).toBe(true);
});

test('without days there are no bars', () => {
  expect(finish(dayHistogram(null, spans(), spans())).bins).toEqual([]);
});

test('an end of a range at the edge of the data is open, and is drawn at that edge', () => {
  const extent = { from: 10, to: 20 };
  expect(openRange({ from: 10, to: 15 }, extent)).toEqual({ from: null, to: 15 });
  expect(openRange({ from: 12, to: 20 }, extent)).toEqual({ from: 12, to: null });
  expect(openRange(null, extent)).toEqual({ from: null, to: null });
  expect(closedRange({ from: null, to: 15 }, extent)).toEqual({ from: 10, to: 15 });
  expect(closedRange({ from: 12, to: null }, extent)).toEqual({ from: 12, to: 20 });
  expect(closedRange({ from: null, to: null }, extent)).toBeNull();
});
