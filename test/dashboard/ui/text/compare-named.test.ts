import { expect, test } from 'vitest';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';

test('records are compared by name, those without one last, by their ids', () => {
  const records = [
    { id: 12, name: null },
    { id: 5, name: ' ' },
    { id: 7, name: 'Trap 10' },
    { id: 8, name: 'Trap 2' },
  ];
  expect(records.toSorted(compareNamed).map(({ id }) => id)).toEqual([8, 7, 5, 12]);
});
