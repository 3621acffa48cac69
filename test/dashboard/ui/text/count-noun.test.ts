import { describe, expect, test } from 'vitest';
import { countNoun } from '#dashboard/ui/text/count-noun.ts';

describe('a count with its noun', () => {
  test('a regular noun takes an s unless the count is one', () => {
    expect([0, 1, 2, 5_249].map((count) => countNoun(count, 'capture'))).toEqual([
      '0 captures',
      '1 capture',
      '2 captures',
      '5,249 captures',
    ]);
  });

  test('an irregular noun is written in the form given for the count', () => {
    const noun = { one: 'taxon', many: 'taxa' };
    expect([1, 2].map((count) => countNoun(count, noun))).toEqual(['1 taxon', '2 taxa']);
  });
});
