import { expect, test } from 'vitest';
import { scoreText } from '#dashboard/ui/text/score-text.ts';

test('a score has two decimals, rounded down, so that one below a limit is never written as the limit', () => {
  expect([0, 0.29, 0.58, 0.7, 0.796, 0.996, 0.9999, 1].map(scoreText)).toEqual([
    '0.00',
    '0.29',
    '0.58',
    '0.70',
    '0.79',
    '0.99',
    '0.99',
    '1.00',
  ]);
});
