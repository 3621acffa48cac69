import { expect, test } from 'vitest';
import { numberText } from '#dashboard/ui/text/number-text.ts';

test('an English number is grouped as the browser’s own formatter groups it', () => {
  const english = new Intl.NumberFormat('en');
  for (const value of [
    0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 4_312_000_001, -1, -999, -1_000, -123_456, 0.5, 1_234.5678,
  ])
    expect(numberText(value)).toBe(english.format(value));
});
