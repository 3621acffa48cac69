import { describe, expect, it } from 'vitest';
import { ringSegments } from '#dashboard/map/layers/ring-segments.ts';
import { metricScale } from '#dashboard/map/metric-scale.ts';
import { stepSymbol } from '#dashboard/map/step-symbol.ts';

const symbol = stepSymbol(metricScale([1, 2, 3]), 3);
const lengths = (...counts: number[]) =>
  ringSegments(counts.map((count) => ({ symbol, count }))).map(({ from, to }) => (to - from) / (2 * Math.PI));

describe('ringSegments', () => {
  it('divides the whole ring by the numbers of members', () => {
    expect(lengths(1)).toEqual([1]);
    const [quarter, rest] = lengths(5, 15);
    expect(quarter).toBeCloseTo(0.25, 9);
    expect(rest).toBeCloseTo(0.75, 9);
  });

  it('leaves one silent trap among a thousand to be seen', () => {
    const [one = 0, rest = 0] = lengths(1, 999);
    expect(one).toBeGreaterThan(0.025);
    expect(one + rest).toBeCloseTo(1, 9);
  });
});
