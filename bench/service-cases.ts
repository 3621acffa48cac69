import type { CollectionName } from '#contract/lists/collections.ts';

export interface Case {
  collection: CollectionName;
  /** as in the request; empty for the default */
  ordering: string;
  filter: string;
  limit: number;
  /** position in the list, 0 to 1 */
  depth: number;
}

/** The orderings documented in spec 4.2, and the capture counts that the sessions page uses. */
const DOCUMENTED: [CollectionName, string[]][] = [
  ['projects', ['-updated_at']],
  ['taxa', ['']],
  [
    'deployments',
    [
      'name',
      '-name',
      'created_at',
      'updated_at',
      '-updated_at',
      'captures_count',
      'events_count',
      'occurrences_count',
      'first_capture_timestamp',
      'last_capture_timestamp',
    ],
  ],
  ['events', ['', 'created_at', 'deployment', 'start', '-start', '-captures_count']],
  ['exports', ['-updated_at']],
  ['storage', ['created_at']],
];
const LIMITS = [20, 100];
const DEPTHS = [0, 0.5, 0.99];

/** Every list at 20 and 100 records, at the front, in the middle and near the end, in each documented ordering. */
export function allCases(): Case[] {
  const cases = DOCUMENTED.flatMap(([collection, orderings]) =>
    orderings.flatMap((ordering) =>
      LIMITS.flatMap((limit) => DEPTHS.map((depth) => ({ collection, ordering, filter: '', limit, depth }))),
    ),
  );
  const filtered = ['project_id=1', 'deployment=1'].flatMap((filter) =>
    ['', '-captures_count'].map((ordering) => ({
      collection: 'events' as const,
      ordering,
      filter,
      limit: 20,
      depth: 0,
    })),
  );
  return [...cases, ...filtered];
}

/** Path and query of a case, for a list of `count` records. */
export function pathOf({ ordering, filter, limit, depth, collection }: Case, count: number): string {
  const offset = Math.floor(count * depth);
  const parameters = [filter, ordering && `ordering=${ordering}`, `limit=${limit}`, offset > 0 && `offset=${offset}`];
  return `/api/v2/${collection}/?${parameters.filter(Boolean).join('&')}`;
}
