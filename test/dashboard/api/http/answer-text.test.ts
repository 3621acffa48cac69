import { expect, test } from 'vitest';
import { isCutOff } from '#dashboard/api/http/answer-text.ts';

test.each([
  ['{"a":"]', true],
  ['{"a":"\\"}"', true],
  ['[{"a":"}\\\\"}]', false],
  ['{"a":["]]]"', true],
  ['<p>[', false],
  [`{"a":"${'x'.repeat(20_000_000)}`, true],
  [`{"a":"${String.raw`\"`.repeat(10_000_000)}"}`, false],
])('whether the end of an answer is missing (%#)', (text, isMissing) => {
  expect(isCutOff(text)).toBe(isMissing);
});
