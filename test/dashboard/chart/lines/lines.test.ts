import { expect, test } from 'vitest';
import { bandPath, dotsPath, linePath } from '#dashboard/chart/lines/line-path.ts';
import { lineTicks } from '#dashboard/chart/lines/line-ticks.ts';

const at = (x: number) => ({ x, y: 10 });

test('a line breaks at a gap, and a place between gaps is a dot', () => {
  const places = [at(0), at(1), null, at(3), null];
  expect(linePath(places)).toBe('M0 10L1 10M3 10');
  expect(dotsPath(places)).toBe('M3 10h0.01');
});

test('a band is closed for each stretch without a gap', () => {
  const upper = [at(0), at(1), null, at(3)];
  const lower = [{ x: 0, y: 20 }, { x: 1, y: 20 }, null, { x: 3, y: 20 }];
  expect(bandPath(upper, lower)).toBe('M0 10L1 10L1 20L0 20Z');
});

test('ticks are round numbers from 0 to just above the highest value', () => {
  expect(lineTicks(0)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(lineTicks(0.31)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(lineTicks(40)).toEqual([0, 10, 20, 30, 40]);
  expect(lineTicks(61)).toEqual([0, 20, 40, 60, 80]);
});
