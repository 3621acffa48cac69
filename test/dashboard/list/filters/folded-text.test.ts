import { expect, test } from 'vitest';
import { foldedText } from '#dashboard/list/filters/folded-text.ts';
import { meetsTerms, searchTerms } from '#dashboard/list/filters/search-terms.ts';

test.each([
  ['Érablière du Nord', 'ERABLIERE'],
  ['Bøgeskov ved Ærø', 'bogeskov aero'],
  ['Peñón', 'penon'],
  ['Århus', 'arhus'],
  ['モニタリング', 'もにた'],
  ['もにたりんぐ', 'モニタ'],
  ['モニタリング', 'ﾓﾆﾀ'],
  ['ﾗｲﾄﾄﾗｯﾌﾟ', 'ライトトラップ'],
  ['Ｔｒａｐ １２', 'trap 12'],
  ['Trap 12', 'ｔｒａｐ\u3000１２'],
])('%s is found by %s', (name, typed) => {
  expect(meetsTerms(searchTerms(typed), foldedText(name))).toBe(true);
});

test.each(['蛾類モニタリング', 'Sørensen', 'ｶﾞ', 'İstanbul', '½ ²'])('%s folded twice is the same as once', (name) => {
  expect(foldedText(foldedText(name))).toBe(foldedText(name));
});
