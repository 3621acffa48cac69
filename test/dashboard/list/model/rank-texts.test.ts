import { expect, test } from 'vitest';
import { rankTexts } from '#dashboard/list/model/rank-texts.ts';
import { finish } from '#dashboard/work/slices.ts';
import { pausesOf } from '#test/dashboard/list/pauses-of.ts';

test('texts have ranks from 0 on, and those that the language does not tell apart have the same', () => {
  expect([...finish(rankTexts(new Set(['Trap 10', 'Érable', 'trap 2', 'E\u0301rable', 'Zone'])))]).toEqual([
    ['Érable', 0],
    ['E\u0301rable', 0],
    ['trap 2', 1],
    ['Trap 10', 2],
    ['Zone', 3],
  ]);
});

test.each([
  [[], []],
  [['Trap'], [['Trap', 0]]],
])('the texts %j have the ranks %j', (texts, ranks) => {
  expect([...finish(rankTexts(new Set<string>(texts)))]).toEqual(ranks);
});

test('ranks may be interrupted after every 2,000 comparisons and every 2,000 ranks', () => {
  // 2,048 texts are merged eleven times: 22,528 texts find their place.
  const texts = new Set(Array.from({ length: 2_048 }, (_, index) => `Trap ${(index * 7) % 2_048}`));
  expect(pausesOf(rankTexts(texts))).toBe(12);
  expect(pausesOf(rankTexts(new Set(['Trap 1', 'Trap 2'])))).toBe(0);
});
