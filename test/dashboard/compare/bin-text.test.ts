import { expect, test } from 'vitest';
import { binText } from '#dashboard/compare/bin-text.ts';
import { dayNumberOf } from '#contract/nights.ts';
import { words } from '#test/words.ts';

test('a bin says the rate of each line, or that its counts are unknown, or that nothing ran', () => {
  const bin = { from: dayNumberOf('2024-06-03'), to: dayNumberOf('2024-06-09') };
  const point = { value: 2.5, low: null, high: null, nights: 3, hours: 24 };
  const series = [
    { key: '1', name: 'Heath', points: [null, point], nights: [0, 4] },
    { key: '2', name: 'Marsh', points: [null, null], nights: [0, 2] },
    { key: '3', name: 'Fen', points: [null, null], nights: [1, 0] },
  ];
  const { compare } = words;
  const parts = [compare.point('Heath', '2.50', 3), compare.unknownPoint('Marsh', 2), compare.noSession('Fen')];
  expect(binText(compare, bin, 1, series, false)).toBe(compare.bin('3 Jun 2024 – 9 Jun 2024', parts.join('; ')));
  expect(binText(compare, bin, 1, series, true)).toBe(compare.bin('3 Jun – 9 Jun', parts.join('; ')));
});
