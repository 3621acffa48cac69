import { expect, test } from 'vitest';
import { basisText } from '#dashboard/findings/occurrences/basis-text.ts';
import { madeList } from '#test/dashboard/findings/loaded/made-list.ts';
import { words } from '#test/words.ts';

const { occurrences } = words;
const RECORDS = [{ id: 1 }, { id: 2 }];

test('numbers are based on all occurrences where each came', () => {
  expect(basisText(madeList(RECORDS))).toBe(occurrences.basedOnAll(2));
  expect(basisText(madeList(RECORDS), { isOfProject: true })).toBe(occurrences.basedOnAllOfProject(2));
});

test.each([
  ['while they load', { count: 2, complete: false }, '2'],
  ['where some did not come', { count: 1_200 }, '1,200'],
  ['where there are more than the service counted', { openEnded: true }, words.list.moreThan('2')],
])('numbers are based on a part %s', (_when, changes, all) => {
  const list = madeList(RECORDS, changes);
  expect(basisText(list)).toBe(occurrences.basedOn('2', all));
  expect(basisText(list, { isOfProject: true })).toBe(occurrences.basedOnOfProject('2', all));
});
