import { expect, test } from 'vitest';
import { lowestScore } from '#dashboard/findings/lowest-score.ts';

test('a lowest score of 0 leaves out what has none; without one, or with another text, nothing is left out', () => {
  expect(['0', '0.8', '1', '', 'high'].map(lowestScore)).toEqual([0, 0.8, 1, null, null]);
});
