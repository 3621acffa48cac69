import * as is from './field-rules.ts';
import * as tables from './field-tables.ts';

// The linked records (4.4), written by hand and independent of `src/contract`. The spec shows only the summaries (2.8,
// 4.5); further fields are decided in docs/decisions.

const { named, made, permissions } = tables;
const deployment = is.record(named('/api/v2/deployments/<id>/?format=api'));
const event = is.record({ ...named('/api/v2/events/<id>/?format=api'), date_label: is.text });
const project = is.record(tables.projectSummary);

const captureFields = {
  ...tables.captureSummary,
  deployment,
  event,
  size: is.orNull(is.integer),
  detections_count: is.integer,
  occurrences_count: is.integer,
  taxa_count: is.integer,
  project: is.integer,
  path: is.nothing,
  size_display: is.orNull(is.text),
  // Ours, an additional field.
  is_processed: is.truth,
};
/** Null says that a capture was not processed; the sample does not say when the others were. */
const captureWith =
  (more: Readonly<Record<string, is.Rule>>): is.Rule =>
  (value, at, within) => {
    const { is_processed: isProcessed } = value as { is_processed: unknown };
    const processed = isProcessed === false ? { last_processed: is.nothing } : {};
    return is.record({ ...captureFields, ...processed, ...more })(value, at, within);
  };
const capture = captureWith({});

const ranked = { ...named('/api/v2/taxa/<id>/?format=api'), rank: is.text };
const classified = is.orNull(
  is.record({
    ...ranked,
    gbif_taxon_key: is.orNull(is.integer),
    parent: is.orNull(tables.parentTaxon),
    parents: is.listOf(tables.taxonAbove),
  }),
);
const algorithm = is.orNull(
  is.record({
    id: is.integer,
    name: is.text,
    key: is.text,
    version: is.orNull(is.integer),
    version_name: is.text,
    ...permissions,
  }),
);
const identification = is.record({
  id: is.integer,
  taxon: classified,
  user: is.orNull(is.record({ ...named('/api/v2/users/<id>/?format=api'), image: is.orNull(is.fileAddress) })),
  withdrawn: is.truth,
  comment: is.text,
  created_at: is.orNull(is.timestamp),
  ...permissions,
});

const whoDetermined = {
  determination_details: is.record({
    taxon: classified,
    identification: is.orNull(identification),
    prediction: is.orNull(
      is.record({ taxon: classified, score: is.orNull(is.fraction), algorithm, created_at: is.orNull(is.timestamp) }),
    ),
    score: is.orNull(is.fraction),
  }),
  best_machine_prediction: is.orNull(is.record({ taxon: classified, algorithm, score: is.orNull(is.fraction) })),
};

const determination = is.record({ ...named('/api/v2/taxa/<id>/?format=api'), rank: is.text });

const detection = is.record({
  id: is.integer,
  bbox: is.orNull(is.box),
  bbox_relative: is.orNull(is.box),
  score: is.orNull(is.fraction),
  occurrence: is.record({
    id: is.integer,
    details: is.address('/api/v2/occurrences/<id>/?format=api'),
    determination,
    determination_score: is.orNull(is.fraction),
    source_details: is.nothing,
    ...whoDetermined,
    ...permissions,
  }),
  ...permissions,
});

/** A capture's own record. */
export const captureDetail = captureWith({ detections: is.listOf(detection) });

const occurrence = is.record({
  id: is.integer,
  details: is.address('/api/v2/occurrences/<id>/?format=api'),
  deployment,
  event,
  determination: is.record({ ...ranked, parent: is.orNull(tables.parentTaxon) }),
  first_appearance_time: is.orNull(is.timeOfDay),
  duration: is.orNull(is.seconds),
  duration_label: is.orNull(is.text),
  detection_images: is.emptyList,
  ...whoDetermined,
  identifications: is.listOf(identification),
  looked_at: is.orNull(is.integer),
  model_id: is.orNull(is.integer),
  model_taxon_id: is.orNull(is.integer),
  determination_score: is.orNull(is.fraction),
  detections_count: is.integer,
  first_appearance_timestamp: is.orNull(is.wholeSecond),
  last_appearance_timestamp: is.orNull(is.wholeSecond),
  // Ours, of packages that have them.
  sex: is.nothing,
  life_stage: is.nothing,
  behavior: is.nothing,
  ...made,
  ...permissions,
});

const job = is.record({
  ...tables.jobSummary,
  name: is.text,
  project,
  deployment: is.orNull(deployment),
  progress: tables.progress,
  result: is.orNull(is.record({ sha256: is.text })),
  started_at: is.orNull(is.timestamp),
  finished_at: is.timestamp,
  duration: is.orNull(is.seconds),
  data_export: is.orNull(
    is.record({
      id: is.integer,
      user: is.integer,
      project: is.integer,
      format: is.text,
      filters: is.record({ collection_id: is.text }),
      file_url: is.fileAddress,
    }),
  ),
});

const part = { project: is.integer, description: is.text, ...made };

/** Captures and occurrences: too many to load completely in each test. */
export const longLists = [
  { path: '/api/v2/captures/', table: capture, listPermissions: false },
  { path: '/api/v2/occurrences/', table: occurrence, listPermissions: false },
] as const;

/** The six lists (4.1) and the short ones that records link to (4.4). */
export const shortLists = [
  ...tables.lists,
  { path: '/api/v2/jobs/', table: job, listPermissions: false },
  { path: '/api/v2/users/', table: is.record(tables.user), listPermissions: false },
  {
    path: '/api/v2/deployments/devices/',
    table: is.record({ ...named('/api/v2/deployments/devices/<id>/?format=api'), ...part }),
    listPermissions: false,
  },
  {
    path: '/api/v2/deployments/sites/',
    table: is.record({
      ...named('/api/v2/deployments/sites/<id>/?format=api'),
      ...part,
      boundary_rect: is.orNull(is.listOf(is.decimal)),
    }),
    listPermissions: false,
  },
] as const;

export const allLists = [...shortLists, ...longLists] as const;
