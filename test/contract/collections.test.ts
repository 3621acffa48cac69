import { expect, test } from 'vitest';
import { collectionNames, collections } from '#contract/collections.ts';

/** The tables of 4.1 and 4.2, written by hand. */
const documented = [
  { path: 'projects', orderings: ['updated_at'], filters: [] },
  { path: 'taxa', orderings: [], filters: [] },
  {
    path: 'deployments',
    orderings: [
      'name',
      'created_at',
      'updated_at',
      'captures_count',
      'events_count',
      'occurrences_count',
      'first_capture_timestamp',
      'last_capture_timestamp',
    ],
    filters: [],
  },
  { path: 'events', orderings: ['created_at', 'deployment', 'start'], filters: ['deployment'] },
  { path: 'exports', orderings: ['updated_at'], filters: [] },
  { path: 'storage', orderings: ['created_at'], filters: [] },
];

test('there are six lists, at the paths of the spec and in its order (4.1)', () => {
  expect(collectionNames.map((name) => collections[name].path)).toEqual(documented.map(({ path }) => path));
});

test('each list takes the documented orderings, and created_at beside them (4.2)', () => {
  const expected = documented.map(({ orderings }) => [...new Set([...orderings, 'created_at'])].toSorted());
  expect(collectionNames.map((name) => [...collections[name].orderings].toSorted())).toEqual(expected);
});

test('the events of a deployment are the only documented filter of a list (4.4)', () => {
  expect(collectionNames.map((name) => [...collections[name].filters])).toEqual(
    documented.map(({ filters }) => filters),
  );
});

test('the exports and storage lists carry permissions of their own (2.1)', () => {
  expect(collectionNames.filter((name) => collections[name].listPermissions)).toEqual(['exports', 'storage']);
});
