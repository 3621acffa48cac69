import { expect, test } from 'vitest';
import { foldedFilter } from '#dashboard/exports/order/folded-filter.ts';

test('"oland" finds "Øland", and no more options than the limit are listed', () => {
  const options = ['Øland', 'Åland', 'Öland 2', 'Mols'].map((label) => ({ value: label, label, disabled: false }));
  const found = (search: string, limit = 10) =>
    foldedFilter({ options, search, limit }).map((one) => ('label' in one ? one.label : one.group));
  expect(found(' oland ')).toEqual(['Øland', 'Öland 2']);
  expect(found('OLAND', 1)).toEqual(['Øland']);
  expect(found('')).toHaveLength(4);
});

test('the words are found in any order, and a number as a whole word', () => {
  const options = ['Trap 3 · #113', 'Trap 13', 'Old field 3'].map((label) => ({
    value: label,
    label,
    disabled: false,
  }));
  const found = (search: string) => foldedFilter({ options, search, limit: 10 });
  expect(found('3 trap')).toEqual([options[0]]);
  expect(found('13')).toEqual([options[1]]);
});
