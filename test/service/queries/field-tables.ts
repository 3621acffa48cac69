import * as is from './field-rules.ts';

// The tables of spec section 2, written by hand and independent of `src/contract`, so that an error in one shows.

export const permissions = { user_permissions: is.emptyList };
export const made = { created_at: is.timestamp, updated_at: is.timestamp };
export const named = (details: string) => ({
  id: is.integer,
  name: is.text,
  details: is.address(details),
  ...permissions,
});
export const projectSummary = named('/api/v2/projects/<id>/?format=api');

/** 2.2 */
const project = is.record({
  id: is.integer,
  name: is.text,
  description: is.text,
  details: is.address('/api/v2/projects/<id>/?format=api'),
  deployments_count: is.integer,
  image: is.orNull(is.fileAddress),
  draft: is.truth,
  ...made,
  ...permissions,
});

export const taxonAbove = is.record({ id: is.integer, name: is.text, rank: is.text });

export const parentTaxon = is.record({
  id: is.integer,
  name: is.text,
  rank: is.text,
  details: is.address('/api/v2/taxa/<id>/?format=api'),
  gbif_taxon_key: is.orNull(is.integer),
  ...permissions,
});

/** 2.3 */
const taxon = is.record({
  id: is.integer,
  name: is.text,
  rank: is.text,
  parent_id: is.orNull(is.integer),
  parents: is.listOf(taxonAbove),
  parent: is.orNull(parentTaxon),
  gbif_taxon_key: is.orNull(is.integer),
  details: is.address('/api/v2/taxa/<id>/?format=api'),
  occurrences_count: is.orNull(is.integer),
  verified_count: is.nothing,
  occurrences: is.address('/api/v2/occurrences/?format=api?format=api&determination=<id>'),
  tags: is.listOf(is.text),
  last_detected: is.nothing,
  best_determination_score: is.nothing,
  cover_image_url: is.nothing,
  ...made,
  ...permissions,
});

export const jobSummary = {
  id: is.integer,
  details: is.address('/api/v2/jobs/<id>/?format=api'),
  status: is.text,
  job_type: is.record({ name: is.text, key: is.text }),
  ...made,
  ...permissions,
};

/** 2.4 */
const deployment = is.record({
  id: is.integer,
  name: is.text,
  details: is.address('/api/v2/deployments/<id>/?format=api'),
  image: is.orNull(is.fileAddress),
  events: is.address('/api/v2/events/?format=api?deployment=<id>'),
  occurrences: is.address('/api/v2/occurrences/?format=api?deployment=<id>'),
  events_count: is.integer,
  captures_count: is.integer,
  occurrences_count: is.integer,
  // Ours; null of sessions of which nothing says who determined.
  verified_count: is.orNull(is.integer),
  unattributed_count: is.integer,
  taxa_count: is.integer,
  project: is.record({ ...projectSummary, image: is.orNull(is.fileAddress) }),
  latitude: is.decimal,
  longitude: is.decimal,
  // Ours: an additional field.
  coordinate_uncertainty_m: is.orNull(is.integer),
  period_start: is.orNull(is.timestamp),
  period_end: is.orNull(is.timestamp),
  // The sample has none.
  source_details: is.nothing,
  first_date: is.orNull(is.date),
  last_date: is.orNull(is.date),
  device: is.orNull(is.record(named('/api/v2/deployments/devices/<id>/?format=api'))),
  research_site: is.orNull(is.record(named('/api/v2/deployments/sites/<id>/?format=api'))),
  data_source_connected: is.truth,
  jobs: is.listOf(is.record(jobSummary)),
  ...made,
  ...permissions,
});

export const captureSummary = {
  id: is.integer,
  details: is.address('/api/v2/captures/<id>/?format=api'),
  url: is.fileAddress,
  width: is.integer,
  height: is.integer,
  timestamp: is.wholeSecond,
  // Of indexed images alone.
  thumbnails: is.nothing,
  ...permissions,
};

/** 2.5 */
const event = is.record({
  id: is.integer,
  name: is.text,
  details: is.address('/api/v2/events/<id>/?format=api'),
  deployment: is.record(named('/api/v2/deployments/<id>/?format=api')),
  start: is.wholeSecond,
  end: is.wholeSecond,
  day: is.date,
  date_label: is.text,
  duration: is.seconds,
  duration_label: is.text,
  captures_count: is.integer,
  // Ours, an additional field; the sample knows it of every session.
  processed_captures_count: is.integer,
  detections_count: is.integer,
  occurrences_count: is.integer,
  // Ours; null of sessions of which nothing says who determined.
  verified_count: is.orNull(is.integer),
  unattributed_count: is.integer,
  taxa_count: is.integer,
  captures: is.address('/api/v2/captures/?format=api?event=<id>'),
  example_captures: is.listOf(is.record(captureSummary)),
  ...made,
  ...permissions,
});

const parameter = is.record({ name: is.text, key: is.text, category: is.text, value: is.integerOrText });
const stage = is.record({
  status: is.text,
  progress: is.fraction,
  key: is.text,
  name: is.text,
  params: is.listOf(parameter),
});

export const progress = is.record({
  summary: is.record({ status: is.text, progress: is.fraction }),
  stages: is.listOf(stage),
  errors: is.emptyList,
  logs: is.emptyList,
});
export const user = { ...named('/api/v2/users/<id>/?format=api'), image: is.orNull(is.fileAddress) };

/** 2.6 */
const exportRecord = is.record({
  id: is.integer,
  user: is.record(user),
  format: is.text,
  filters: is.record({ collection_id: is.text }),
  filters_display: is.record({ collection: is.record({ id: is.text, name: is.text }) }),
  job: is.record({
    id: is.integer,
    name: is.text,
    project: is.record(projectSummary),
    progress,
    // Ours, of a finished export (docs/decisions/export-formats.md).
    result: is.record({ sha256: is.text }),
    ...permissions,
  }),
  file_url: is.fileAddress,
  record_count: is.integer,
  file_size: is.integer,
  file_size_display: is.text,
  ...made,
  ...permissions,
});

/** 2.7 */
const storageSource = is.record({
  id: is.integer,
  details: is.address('/api/v2/storage/<id>/?format=api'),
  name: is.text,
  bucket: is.text,
  prefix: is.text,
  endpoint_url: is.text,
  public_base_url: is.orNull(is.text),
  project: is.integer,
  deployments_count: is.integer,
  total_files_indexed: is.orNull(is.integer),
  total_size_indexed_display: is.text,
  total_size_indexed: is.orNull(is.integer),
  total_captures_indexed: is.orNull(is.integer),
  last_checked: is.nothing,
  ...made,
  ...permissions,
});

/** The six lists of 4.1 with the rules of their records, and whether the list itself has `user_permissions` (2.1). */
export const lists = [
  { path: '/api/v2/projects/', table: project, listPermissions: false },
  { path: '/api/v2/taxa/', table: taxon, listPermissions: false },
  { path: '/api/v2/deployments/', table: deployment, listPermissions: false },
  { path: '/api/v2/events/', table: event, listPermissions: false },
  { path: '/api/v2/exports/', table: exportRecord, listPermissions: true },
  { path: '/api/v2/storage/', table: storageSource, listPermissions: true },
] as const;

/** The ordering fields of 4.2. */
export const orderings: readonly (readonly [path: string, fields: readonly string[]])[] = [
  ['/api/v2/projects/', ['updated_at']],
  ['/api/v2/exports/', ['updated_at']],
  ['/api/v2/storage/', ['created_at']],
  ['/api/v2/events/', ['created_at', 'deployment', 'start']],
  [
    '/api/v2/deployments/',
    [
      'name',
      'created_at',
      'updated_at',
      'captures_count',
      'events_count',
      'occurrences_count',
      'first_capture_timestamp',
      'last_capture_timestamp',
    ],
  ],
];
