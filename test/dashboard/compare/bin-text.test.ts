import { expect, test } from 'vitest';
import { binText } from '#dashboard/compare/bin-text.ts';
import { dayNumberOf } from '#contract/nights.ts';
import { words } from '#test/words.ts';

test('a bin says the rate of each line, or that its counts are unknown, that nothing ran, or that all is left out', () => {
  const bin = { from: dayNumberOf('2024-06-03'), to: dayNumberOf('2024-06-09') };
  const point = { value: 2.5, low: null, high: null, nights: 3, hours: 24 };
  const none = { unprocessed: [0, 0], leftOut: [0, 0] };
  const series = [
    { key: '1', name: 'Heath', points: [null, point], nights: [0, 4], ...none },
    { key: '2', name: 'Marsh', points: [null, null], nights: [0, 2], ...none },
    { key: '3', name: 'Fen', points: [null, null], nights: [1, 0], ...none },
    { key: '4', name: 'Bog', points: [null, null], nights: [0, 3], ...none, leftOut: [0, 3] },
    { key: '5', name: 'Moor', points: [null, null], nights: [0, 3], ...none, leftOut: [0, 1] },
  ];
  const { compare } = words;
  const parts = [
    compare.point('Heath', '2.50', 3),
    compare.unknownPoint('Marsh', 2),
    compare.noSession('Fen'),
    compare.leftOutPoint('Bog', 3),
    compare.unknownPoint('Moor', 2),
  ];
  expect(binText(compare, bin, 1, series, false)).toBe(compare.bin('3 Jun 2024 – 9 Jun 2024', parts.join('; ')));
  expect(binText(compare, bin, 1, series, true)).toBe(compare.bin('3 Jun – 9 Jun', parts.join('; ')));
});
