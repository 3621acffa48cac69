import { expect, test } from 'vitest';
import { recordId } from '#contract/records/record-id.ts';

test.each<[string | null, number | null]>([
  ['12', 12],
  ['0', null],
  ['00', null],
  ['007', 7],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['12x', null],
  [' 12', null],
  [null, null],
])('the text %j of an address is the id %j', (text, id) => {
  expect(recordId(text)).toBe(id);
});
