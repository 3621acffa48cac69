import { expect, test } from 'vitest';
import { shortfallOf } from '#dashboard/findings/loaded/shortfall.ts';
import { madeList } from './made-list.ts';

const RECORDS = [{ id: 1 }, { id: 2 }];
const reload = () => {};
const none = { missing: 0, rejected: 0, outside: 0, isProjectChecked: true, reload };

test('a list with all of its records has no shortfall', () => {
  expect(shortfallOf(madeList(RECORDS), reload)).toBeNull();
});

test('before a list was read to its end, nothing is known to be missing', () => {
  expect(shortfallOf(undefined, reload)).toBeNull();
  expect(shortfallOf(madeList(RECORDS, { count: 3, complete: false }), reload)).toBeNull();
});

test.each([
  ['records that did not come', { count: 5 }, { missing: 3 }],
  ['records without an id', { count: 3, rejected: [{ id: null, faults: ['id'] }] }, { rejected: 1 }],
  ['records that were not asked for', { outside: 4 }, { outside: 4 }],
  ['a project that is not known', { isProjectChecked: false }, { isProjectChecked: false }],
])('%s are the shortfall', (_what, changes, expected) => {
  expect(shortfallOf(madeList(RECORDS, changes), reload)).toEqual({ ...none, ...expected });
});
