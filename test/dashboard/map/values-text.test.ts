import { expect, test } from 'vitest';
import { valuesText } from '#dashboard/map/values-text.ts';
import { words } from '#test/words.ts';

const points = (...values: (number | null)[]) =>
  values.map((value, id) => ({ id, latitude: 0, longitude: 0, label: '', value }));

test('one value has no sum and no median', () => {
  expect(valuesText(points(1_204), 'Captures', { combined: 'sum' })).toBe(words.map.value('Captures', '1,204'));
  expect(valuesText(points(null), 'Captures', { combined: 'sum' })).toBe(words.map.valueUnknown('Captures'));
  expect(valuesText(points(null), 'Captures/h', { unknownText: 'unknown' })).toBe(
    words.map.value('Captures/h', 'unknown'),
  );
});

test('counts of a cluster add up, with their range and how many are not reported', () => {
  expect(valuesText(points(10, 0, 1_204, null), 'Captures', { combined: 'sum' })).toBe(
    words.map.valuesUnknown('Captures', words.map.inTotal('1,214', '0–1,204'), 1),
  );
});

test('rates of a cluster have a median: the middle one, or halfway between the middle two', () => {
  const rate = { combined: 'median', textOf: (value: number) => value.toFixed(2) } as const;
  expect(valuesText(points(9, 1, 2), 'Captures/h', rate)).toBe(
    words.map.value('Captures/h', words.map.median('2.00', '1.00–9.00')),
  );
  expect(valuesText(points(9, 1, 2, 3), 'Captures/h', rate)).toBe(
    words.map.value('Captures/h', words.map.median('2.50', '1.00–9.00')),
  );
});

test('values that mean nothing together have their range alone', () => {
  expect(valuesText(points(4, 9), 'Taxa')).toBe(words.map.value('Taxa', '4–9'));
});
