import { expect, test } from 'vitest';
import { datePattern } from '#dashboard/list/filters/date-pattern.ts';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';

test.each([
  [' 14 jul 2025 ', { year: '2025', month: '07', day: '14' }],
  [' 2025 ', { year: '2025' }],
  ['jul', { month: '07' }],
  ['3 jul', { month: '07', day: '03' }],
  ['2025-07', { year: '2025', month: '07' }],
  // With points the day comes first in every language.
  ['7.4.2025', { year: '2025', month: '04', day: '07' }],
  ['7.14.2025', null],
  // Both may be the month.
  ['11/12/2025', null],
  ['12/11/2025', null],
  ['12/12/2025', { year: '2025', month: '12', day: '12' }],
  ['12/13/2025', { year: '2025', month: '12', day: '13' }],
  ['13/12/2025', { year: '2025', month: '12', day: '13' }],
])('"%s" has only the parts that were typed: %j', (typed, pattern) => {
  expect(datePattern(typed)).toStrictEqual(pattern);
});

test.each([
  ['12 jui 2025', null],
  ['12 juin 2025', { year: '2025', month: '06', day: '12' }],
  ['12 juil 2025', { year: '2025', month: '07', day: '12' }],
])('letters that begin two months in French are none: "%s"', async (typed, pattern) => {
  await changeLanguage('fr');
  expect(datePattern(typed)).toStrictEqual(pattern);
});
