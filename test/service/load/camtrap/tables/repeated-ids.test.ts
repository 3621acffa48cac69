import { expect, test } from 'vitest';
import { RepeatedIds, SeenIds } from '#service/load/camtrap/tables/repeated-ids.ts';

test('ids that repeat are found among more than are held, and hardly any other', () => {
  const ids = new RepeatedIds();
  for (let id = 0; id < 150_000; id += 1) ids.add(`image-${id}`);
  expect(ids.found.size).toBeLessThan(5);
  const before = new Set(ids.found);
  // One of the first, one of the last, and one that comes three times.
  for (const id of ['image-7', 'image-149999', 'image-3', 'image-3']) ids.add(id);
  expect([...ids.found].filter((id) => !before.has(id)).toSorted()).toEqual(['image-149999', 'image-3', 'image-7']);
});

test('an id is seen the second time where it may repeat, and no other id is held', () => {
  const seen = new SeenIds(new Set(['twice']));
  for (const id of ['once', 'twice']) seen.add(id);
  expect(['once', 'twice', 'never'].map((id) => seen.has(id))).toEqual([false, true, false]);
});
