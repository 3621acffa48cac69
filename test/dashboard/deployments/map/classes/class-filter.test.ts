import { expect, test } from 'vitest';
import { chosenClasses, CLASS_FIELD, filterOfClasses } from '#dashboard/deployments/map/classes/class-filter.ts';
import { classesOf, isInRange, rangeInWords, rangeOfKey } from '#dashboard/deployments/map/classes/class-key.ts';
import type { DeploymentStatus } from '#dashboard/findings/deployment-status.ts';
import { metricScale, type Step } from '#dashboard/map/metric-scale.ts';

const counts = metricScale([0, 3, 8, 40, null]);
const rates = metricScale([0.5, 0.7, 1.2, 1.9, 2.6, 3.1, 4.4, 5.8, 7, 9.25]);

test('every value is in the one class that draws it, and in no other', () => {
  const whole = Array.from({ length: 300 }, (_, index) => index);
  const parts = whole.map((value) => value / 10);
  for (const values of [whole, parts]) {
    const scale = metricScale(values);
    for (const value of values) {
      const holders = classesOf(scale).filter(({ key }) => isInRange(value, rangeOfKey(key ?? '') ?? NOWHERE));
      expect(holders.map(({ step }) => step)).toEqual([scale.stepOf(value)]);
    }
  }
});

const NOWHERE = { from: Infinity, to: -Infinity, above: false };

test('keys of classes leave the outer ends open and say where they begin', () => {
  expect(classesOf(counts).map(({ key }) => key)).toEqual(['0', '>0..3', '8..8', '40..', null]);
  expect(classesOf(rates).map(({ key }) => key)).toEqual(['>0..0.7', '>0.7..1.9', '>1.9..3.1', '>3.1..5.8', '>5.8..']);
});

test.each(['', 'x', '..', '>..', '1..2..3', '1', 'NaN..2', 'Infinity..'])('%j is no key', (text) => {
  expect(rangeOfKey(text)).toBeNull();
});

test.each([
  ['0', '0'],
  ['>0..0.7', '> 0–0.7'],
  ['>0.7..1.9', '0.7–1.9'],
  ['12..40', '12–40'],
  ['8..8', '8'],
  ['40..', '≥ 40'],
  ['>5.8..', '> 5.8'],
  ['..7', '≤ 7'],
])('the key %s reads %s', (key, text) => {
  expect(rangeInWords(rangeOfKey(key) ?? NOWHERE, String)).toBe(text);
});

test('neighbouring classes of a column are a range of its filter', () => {
  const metric = { field: 'captures_count', scale: counts };
  expect(filterOfClasses(metric, new Set<Step>(['zero', 1]))).toEqual({
    field: 'captures_count',
    filter: { kind: 'number', from: 0, to: 3, unknown: false },
  });
  expect(filterOfClasses(metric, new Set<Step>(['unknown', 5]))).toEqual({
    field: 'captures_count',
    filter: { kind: 'number', from: 40, to: 40, unknown: true },
  });
  expect(filterOfClasses(metric, new Set<Step>(['unknown']))?.filter).toEqual({
    kind: 'number',
    from: null,
    to: null,
    unknown: true,
  });
});

test('classes apart, and those of a metric without a column, are a filter of their own', () => {
  const apart = new Set<Step>(['zero', 5, 'unknown']);
  expect(filterOfClasses({ field: 'captures_count', scale: counts }, apart)).toEqual({
    field: CLASS_FIELD,
    filter: { kind: 'choice', values: ['0', '40..'], unknown: true },
  });
  expect(filterOfClasses({ scale: rates }, new Set<Step>([2]))?.field).toBe(CLASS_FIELD);
});

test('no class and each class are no filter', () => {
  expect(filterOfClasses({ scale: rates }, new Set())).toBeNull();
  expect(filterOfClasses({ scale: rates }, new Set<Step>([1, 2, 3, 4, 5]))).toBeNull();
});

test('the choice is read back from its filter, whichever it is', () => {
  const metric = { field: 'captures_count', scale: counts };
  for (const chosen of [['zero', 1], [5, 'unknown'], ['zero', 5], ['unknown']] as const) {
    const found = filterOfClasses(metric, new Set<Step>(chosen));
    const filters = new Map(found === null ? [] : [[found.field, found.filter]]);
    expect([...chosenClasses(metric, filters)]).toEqual(chosen);
  }
  const narrow = new Map([['captures_count', { kind: 'number', from: 4, to: 39, unknown: false }]] as const);
  expect([...chosenClasses(metric, narrow)]).toEqual([3]);
});

test('classes of statuses are the choices of their column', () => {
  const statuses = new Map<Step, DeploymentStatus>([
    [5, 'silent'],
    ['unknown', 'no captures'],
  ]);
  const metric = { field: 'status', statuses, scale: { ...rates, hasUnknown: true } };
  const found = filterOfClasses(metric, new Set<Step>([5, 'unknown']));
  expect(found).toEqual({
    field: 'status',
    filter: { kind: 'choice', values: ['silent', 'no captures'], unknown: false },
  });
  const filters = new Map(found === null ? [] : [['status', found.filter]]);
  expect([...chosenClasses(metric, filters)]).toEqual([5, 'unknown']);
});
