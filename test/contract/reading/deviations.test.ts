import { expect, test } from 'vitest';
import { Deviations } from '#contract/reading/deviations.ts';

test('a field is noted once for each kind, with the first record and its value', () => {
  const deviations = new Deviations();
  deviations.recordId = 5;
  deviations.note('name', 'form', 7);
  deviations.recordId = 6;
  deviations.note('name', 'form', 8);
  deviations.note('name', 'absent', undefined);
  expect(deviations.all).toEqual([
    { field: 'name', kind: 'form', recordId: 5, example: '7' },
    { field: 'name', kind: 'absent', recordId: 6, example: '' },
  ]);
});

test('those of other records are added where they are new', () => {
  const [all, more] = [new Deviations(), new Deviations()];
  all.note('name', 'form', 7);
  more.note('name', 'form', 8);
  more.note('name', 'null', null);
  all.add(more.all);
  expect(all.all).toEqual([
    { field: 'name', kind: 'form', recordId: null, example: '7' },
    { field: 'name', kind: 'null', recordId: null, example: 'null' },
  ]);
});

test('a long value is shortened to 60 characters', () => {
  const deviations = new Deviations();
  deviations.note('start', 'meaningless', 'x'.repeat(1_000));
  expect(deviations.all[0]?.example).toBe(`"${'x'.repeat(59)}`);
});
