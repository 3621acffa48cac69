import { describe, expect, it } from 'vitest';
import { metricScale, stepRadius } from '#dashboard/map/metric-scale.ts';
import { stepText } from '#dashboard/map/step-text.ts';

describe('metricScale', () => {
  it('keeps zero and unknown out of every step', () => {
    const scale = metricScale([0, null, 3]);
    expect(scale).toMatchObject({ hasZero: true, hasUnknown: true });
    expect(scale.stepOf(0)).toBe('zero');
    expect(scale.stepOf(null)).toBe('unknown');
    expect(scale.stepOf(Number.NaN)).toBe('unknown');
    expect(scale.steps).toEqual([{ step: 3, from: 3, to: 3 }]);
  });

  it('gives few distinct values a step each, using both ends of the ramp', () => {
    expect(metricScale([5, 5, 9, 200]).steps).toEqual([
      { step: 1, from: 5, to: 5 },
      { step: 3, from: 9, to: 9 },
      { step: 5, from: 200, to: 200 },
    ]);
  });

  it('covers skewed counts in ranges that neither overlap nor leave a value out', () => {
    const values = Array.from({ length: 200 }, (_, index) => Math.round(1.05 ** index) + index);
    const { steps, stepOf } = metricScale(values);
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
    steps.slice(1).forEach(({ from }, index) => expect(from).toBe((steps[index]?.to ?? 0) + 1));
    for (const value of values) {
      const range = steps.find(({ from, to }) => value >= from && value <= to);
      expect(range?.step).toBe(stepOf(value));
    }
    expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([Math.min(...values), Math.max(...values)]);
  });

  it('says that a range of values that are not whole begins above the one below it', () => {
    const values = Array.from({ length: 50 }, (_, index) => 1.5 + index / 3);
    const scale = metricScale(values);
    const texts = scale.steps.map(({ step }) => stepText(scale, step));
    expect(texts).toEqual(['1.5–4.5', '> 4.5–7.8', '> 7.8–11', '> 11–15', '> 15–17.833']);
    scale.steps.slice(0, -1).forEach(({ to }, index) => expect(scale.stepOf(to)).toBe(scale.steps[index]?.step));
    expect(metricScale([7.1, 7.2, 8.3, 9.4, 9.5, 9.6], (value) => value.toFixed(2)).steps[1]?.text).toMatch(/^> /);
  });

  it('grows symbols with the steps', () => {
    const radii = ([1, 2, 3, 4, 5] as const).map(stepRadius);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
  });

  it('has no steps without values', () => {
    expect(metricScale([]).steps).toEqual([]);
  });
});
