import { describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';

/** The tables of 4.1, 4.2 and 4.4, written by hand; the six lists first. */
const documented = [
  { path: 'projects', orderings: ['updated_at'], filters: {} },
  { path: 'taxa', orderings: [], filters: {} },
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
    filters: {},
  },
  { path: 'events', orderings: ['created_at', 'deployment', 'start'], filters: { deployment: 'id' } },
  { path: 'exports', orderings: ['updated_at'], filters: {} },
  { path: 'storage', orderings: ['created_at'], filters: {} },
  { path: 'captures', orderings: [], filters: { event: 'id' } },
  { path: 'occurrences', orderings: [], filters: { deployment: 'id', determination: 'id' } },
  { path: 'jobs', orderings: [], filters: {} },
  { path: 'users', orderings: [], filters: {} },
  { path: 'deployments/devices', orderings: [], filters: {} },
  { path: 'deployments/sites', orderings: [], filters: {} },
];

/** Further filters of each list (open, 4.5: decided in docs/decisions). */
const decided: Record<string, Record<string, string>> = {
  projects: { project_id: 'id', search: 'text' },
  taxa: { project_id: 'id', search: 'text' },
  deployments: {
    project_id: 'id',
    search: 'text',
    camera_model: 'value',
    bait_use: 'value',
    feature_type: 'value',
    habitat: 'value',
  },
  events: { project_id: 'id', deployment: 'id', day_after: 'date', day_before: 'date' },
  exports: { project_id: 'id' },
  storage: { project_id: 'id', search: 'text' },
  captures: { project_id: 'id', deployment: 'id', event: 'id', with_detections: 'flag' },
  occurrences: {
    project_id: 'id',
    deployment: 'id',
    event: 'id',
    determination: 'id',
    sex: 'value',
    life_stage: 'value',
    behavior: 'value',
  },
  jobs: { project_id: 'id', deployment: 'id' },
  users: { project_id: 'id' },
  'deployments/devices': { project_id: 'id' },
  'deployments/sites': { project_id: 'id' },
};

/** Orderings under the names that other clients use (decided in docs/decisions). */
const synonyms: Record<string, string[]> = {
  projects: ['num_deployments'],
  storage: ['num_deployments'],
  events: ['start__time', 'deployment__name'],
  captures: ['deployment__name', 'event__start'],
  occurrences: ['deployment__name', 'event__start'],
  jobs: ['deployment__name'],
};

/** Deployments can be ordered by their first and last capture, which are not fields (4.2). */
const NO_FIELDS = ['first_capture_timestamp', 'last_capture_timestamp'];
/**
 * Fields without an ordering: addresses that contain only the record's own id, arrays, objects and fields without a
 * value.
 */
const NOT_ORDERED =
  /^(details|url|thumbnails|boundary_rect|file_url|events|occurrences|captures|user_permissions|tags|jobs|example_captures|filters|filters_display|options)$/;
const NO_VALUE = /^(last_detected|best_determination_score|cover_image_url|last_checked|result|progress|job_type|job)$/;
/** Fields of a capture's image: an ordering by them is of no use, and the longest list would need an index for each. */
const OF_IMAGE = /^(width|height|size)$/;
/** Additional fields: no list is ordered by them. */
const OF_OURS =
  /^(path|size_display|last_processed|started_at|finished_at|data_export|data_source_connected|processed_captures_count|is_processed|coordinate_uncertainty_m|period_start|period_end|source_details|parents|parent|gbif_taxon_key|verified_count|unattributed_count|first_appearance_time|detection_images|determination_details|best_machine_prediction|identifications|sex|life_stage|behavior|looked_at|model_id|model_taxon_id)$/;

/** Fields that would need an index each, and long texts. */
const UNORDERED: Partial<Record<CollectionName, RegExp>> = {
  occurrences: /^duration/,
  devices: /^description$/,
  sites: /^description$/,
  jobs: /^duration$/,
  captures: /^(project|occurrences_count|taxa_count)$/,
};

test('the six lists come first, at the paths of the spec and in its order; then what records link to (4.1, 4.4)', () => {
  expect(collectionNames.map((name) => collections[name].path)).toEqual(documented.map(({ path }) => path));
});

test('the exports and storage lists carry permissions of their own (2.1)', () => {
  expect(collectionNames.filter((name) => collections[name].listPermissions)).toEqual(['exports', 'storage']);
});

describe.each(collectionNames.map((name, index) => ({ name, table: documented[index] })))(
  '$name',
  ({ name, table }) => {
    const { orderings, filters, record, path, noun } = collections[name];
    const accepted: readonly string[] = orderings;
    const fields = Object.keys((record as z.ZodMiniObject).shape);

    test('takes the documented orderings (4.2)', () => {
      expect(accepted).toEqual(expect.arrayContaining(table?.orderings ?? []));
      expect(new Set(accepted).size).toBe(accepted.length);
    });

    test('takes every other scalar field of its record, and nothing else (open, 4.5: decided in docs/decisions)', () => {
      const scalar = fields.filter(
        (field) => ![NOT_ORDERED, NO_VALUE, OF_IMAGE, OF_OURS].some((odd) => odd.test(field)),
      );
      const unknown = UNORDERED[name];
      const known = unknown === undefined ? scalar : scalar.filter((field) => !unknown.test(field));
      const expected = name === 'deployments' ? [...known, ...NO_FIELDS] : known;
      expect(accepted.toSorted()).toEqual(expected.toSorted());
    });

    test('takes synonyms of other clients, which are not fields of its own', () => {
      expect(collections[name].synonyms).toEqual(synonyms[path] ?? []);
      expect(accepted.filter((field) => (synonyms[path] ?? []).includes(field))).toEqual([]);
    });

    test('takes the documented filters, and those that docs/decisions add (4.4, 4.5)', () => {
      expect(filters).toMatchObject(table?.filters ?? {});
      expect(filters).toEqual(decided[path]);
    });

    test('has a name for messages', () => {
      expect(noun).toMatch(/^[a-z]+( [a-z]+)?$/);
    });
  },
);
