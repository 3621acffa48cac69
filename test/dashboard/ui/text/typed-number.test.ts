import { expect, test } from 'vitest';
import { typedNumber } from '#dashboard/ui/text/typed-number.ts';
import { typedText } from '#dashboard/ui/text/typed-text.ts';

const TAGS = ['da', 'de', 'en', 'en-GB', 'es', 'es-PA', 'fr', 'fr-CA', 'ja', 'sv'];

test.each(TAGS)('%s: numbers are parsed as the page writes them', (tag) => {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 });
  for (const number of [0, 7, 12.5, 999, 1_000, 5_272, -73.5402, 1_234_567.25]) {
    expect(typedNumber(format.format(number), tag)).toBe(number);
  }
});

test.each([
  ['en', '12,5', 12.5],
  ['en', '5,272', 5_272],
  ['en', ' 1 000 ', 1_000],
  ['en', '.5', 0.5],
  ['en', '12.', 12],
  ['en', '−3', -3],
  ['fr', '12,5', 12.5],
  ['fr', '12.5', 12.5],
  ['fr', '1 000', 1_000],
  ['da', '5.272', 5_272],
  ['da', '12.5', 12.5],
  ['da', '1.234,5', 1_234.5],
  ['de', '1.23.456', null],
  ['en', 'twelve', null],
  ['en', '1e3', null],
  ['en', '12,5,5', null],
  ['en', '', null],
  ['en', '-', null],
] as const)('%s: "%s" is %s', (tag, text, number) => {
  expect(typedNumber(text, tag)).toBe(number);
});

test('a number in a text field has no group separators, and is parsed again', () => {
  expect(typedText(5_249.5)).toBe('5249.5');
  expect(typedText(-73.54021)).toBe('-73.54021');
});
