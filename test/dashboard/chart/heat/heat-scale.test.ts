import { expect, test } from 'vitest';
import { heatScale } from '#dashboard/chart/heat/heat-scale.ts';

test('five steps have about equally many values, with ends of two digits', () => {
  const scale = heatScale(Array.from({ length: 1_000 }, (_, index) => index + 1));
  expect(scale.steps).toEqual([
    { step: 1, from: 1, to: 200 },
    { step: 2, from: 201, to: 400 },
    { step: 3, from: 401, to: 600 },
    { step: 4, from: 601, to: 800 },
    { step: 5, from: 801, to: 1_000 },
  ]);
  expect([1, 200, 201, 1_000].map(scale.stepOf)).toEqual([1, 1, 2, 5]);
});

test('zero and unknown belong to no step', () => {
  const scale = heatScale([0, null, 5, 0]);
  expect(scale).toMatchObject({ hasZero: true, hasUnknown: true, steps: [{ step: 4, from: 5, to: 5 }] });
  expect(heatScale([3])).toMatchObject({ hasZero: false, hasUnknown: false });
});

test('few distinct values give few steps, no values give none', () => {
  expect(heatScale([2, 2, 2, 7]).steps).toEqual([
    { step: 2, from: 2, to: 2 },
    { step: 5, from: 3, to: 7 },
  ]);
  expect(heatScale([]).steps).toEqual([]);
  expect(heatScale([0, null]).steps).toEqual([]);
});

test('rates are not rounded to integers', () => {
  const scale = heatScale([0.5, 1.25, 2.5, 3.75, 10.4]);
  expect(scale.steps.at(0)).toEqual({ step: 1, from: 0.5, to: 0.5 });
  expect(scale.steps.at(-1)?.to).toBe(10.4);
  for (const value of [0.5, 1.25, 2.5, 3.75, 10.4]) {
    const { from, to } = scale.steps.find(({ step }) => step === scale.stepOf(value)) ?? { from: 1, to: 0 };
    expect(value).toBeGreaterThanOrEqual(from);
    expect(value).toBeLessThanOrEqual(to);
  }
});
