import { capture, captureReader } from '#contract/records/capture.ts';
import {
  deployment,
  deploymentReader,
  device,
  deviceReader,
  researchSite,
  researchSiteReader,
} from '#contract/records/deployment.ts';
import { event, eventReader, type ListedEvent } from '#contract/records/event.ts';
import { exportReader, exportRecord, user, userReader } from '#contract/records/export.ts';
import { job, jobReader } from '#contract/records/job.ts';
import { occurrence, occurrenceReader, type ListedOccurrence } from '#contract/records/occurrence.ts';
import { project, projectReader } from '#contract/records/project.ts';
import { storageSource, storageSourceReader } from '#contract/records/storage-source.ts';
import { taxon, taxonReader } from '#contract/records/taxon.ts';
import type { ReadBy, RecordReader } from '#contract/reading/record-reader.ts';
import type { z } from '#contract/zod.ts';

/**
 * The kind of a filter's value: the id of a record, a part of a name, a date (YYYY-MM-DD), a value as a field has it or
 * `NOT_REPORTED`; a flag is true or false, and adds to the records instead of choosing among them.
 */
export type FilterKind = 'id' | 'text' | 'date' | 'value' | 'flag';

interface CollectionContract {
  /** path after `/api/v2/` (spec 4.1, 4.4) */
  path: string;
  /** what one record is called, for messages */
  noun: string;
  /** one record as our own service sends it */
  record: z.ZodMiniType;
  /** reads one record of any service */
  reader: RecordReader<object>;
  /** what `ordering` accepts, either way: spec 4.2's table, then every other scalar field of the record */
  orderings: readonly string[];
  /** further names that `ordering` accepts: those that other clients of such services send, if the meaning is clear */
  synonyms: readonly string[];
  /** filter parameters: those of spec 4.4, and what 4.5 leaves open */
  filters: Readonly<Record<string, FilterKind>>;
  /** the exports and storage lists carry `user_permissions` at their top level (spec 2.1) */
  listPermissions: boolean;
}

/**
 * The six lists (spec 4.1) and the collections that records link to (4.4). Every list can be ordered by `created_at` or
 * another unique field, which is required to read all pages.
 */
export const collections = {
  projects: {
    path: 'projects',
    noun: 'project',
    record: project,
    reader: projectReader,
    orderings: ['updated_at', 'created_at', 'id', 'name', 'description', 'deployments_count', 'image', 'draft'],
    synonyms: ['num_deployments'],
    filters: { project_id: 'id', search: 'text' },
    listPermissions: false,
  },
  taxa: {
    path: 'taxa',
    noun: 'taxon',
    record: taxon,
    reader: taxonReader,
    orderings: ['created_at', 'updated_at', 'id', 'name', 'rank', 'parent_id', 'occurrences_count'],
    synonyms: [],
    filters: { project_id: 'id', search: 'text' },
    listPermissions: false,
  },
  deployments: {
    path: 'deployments',
    noun: 'deployment',
    record: deployment,
    reader: deploymentReader,
    // The two capture timestamps are not fields of the record (4.2).
    orderings: [
      'name',
      'created_at',
      'updated_at',
      'captures_count',
      'events_count',
      'occurrences_count',
      'first_capture_timestamp',
      'last_capture_timestamp',
      'id',
      'image',
      'taxa_count',
      'project',
      'latitude',
      'longitude',
      'first_date',
      'last_date',
      'device',
      'research_site',
    ],
    synonyms: [],
    // Those of ours by `source_details`.
    filters: {
      project_id: 'id',
      search: 'text',
      camera_model: 'value',
      bait_use: 'value',
      feature_type: 'value',
      habitat: 'value',
    },
    listPermissions: false,
  },
  events: {
    path: 'events',
    noun: 'event',
    record: event,
    reader: eventReader,
    orderings: [
      'created_at',
      'deployment',
      'start',
      'id',
      'name',
      'end',
      'day',
      'date_label',
      'duration',
      'duration_label',
      'captures_count',
      'detections_count',
      'occurrences_count',
      'taxa_count',
      'updated_at',
    ],
    synonyms: ['start__time', 'deployment__name'],
    filters: { project_id: 'id', deployment: 'id', day_after: 'date', day_before: 'date' },
    listPermissions: false,
  },
  exports: {
    path: 'exports',
    noun: 'export',
    record: exportRecord,
    reader: exportReader,
    orderings: ['updated_at', 'created_at', 'id', 'format', 'user', 'record_count', 'file_size', 'file_size_display'],
    synonyms: [],
    filters: { project_id: 'id' },
    listPermissions: true,
  },
  storage: {
    path: 'storage',
    noun: 'storage source',
    record: storageSource,
    reader: storageSourceReader,
    orderings: [
      'created_at',
      'updated_at',
      'id',
      'name',
      'bucket',
      'prefix',
      'endpoint_url',
      'public_base_url',
      'project',
      'deployments_count',
      'total_files_indexed',
      'total_size_indexed',
      'total_size_indexed_display',
      'total_captures_indexed',
    ],
    synonyms: ['num_deployments'],
    filters: { project_id: 'id', search: 'text' },
    listPermissions: true,
  },
  captures: {
    path: 'captures',
    noun: 'capture',
    record: capture,
    reader: captureReader,
    orderings: ['id', 'timestamp', 'deployment', 'event', 'detections_count'],
    synonyms: ['deployment__name', 'event__start'],
    // Running services have the flag, too.
    filters: { project_id: 'id', deployment: 'id', event: 'id', with_detections: 'flag' },
    listPermissions: false,
  },
  occurrences: {
    path: 'occurrences',
    noun: 'occurrence',
    record: occurrence,
    reader: occurrenceReader,
    orderings: [
      'created_at',
      'updated_at',
      'id',
      'deployment',
      'event',
      'determination',
      'determination_score',
      'detections_count',
      'first_appearance_timestamp',
      'last_appearance_timestamp',
    ],
    synonyms: ['deployment__name', 'event__start'],
    filters: {
      project_id: 'id',
      deployment: 'id',
      event: 'id',
      determination: 'id',
      sex: 'value',
      life_stage: 'value',
      behavior: 'value',
    },
    listPermissions: false,
  },
  jobs: {
    path: 'jobs',
    noun: 'job',
    record: job,
    reader: jobReader,
    orderings: ['created_at', 'updated_at', 'id', 'name', 'status', 'project', 'deployment'],
    synonyms: ['deployment__name'],
    filters: { project_id: 'id', deployment: 'id' },
    listPermissions: false,
  },
  users: {
    path: 'users',
    noun: 'user',
    record: user,
    reader: userReader,
    orderings: ['id', 'name', 'image'],
    synonyms: [],
    filters: { project_id: 'id' },
    listPermissions: false,
  },
  devices: {
    path: 'deployments/devices',
    noun: 'device',
    record: device,
    reader: deviceReader,
    orderings: ['id', 'name', 'project', 'created_at', 'updated_at'],
    synonyms: [],
    filters: { project_id: 'id' },
    listPermissions: false,
  },
  sites: {
    path: 'deployments/sites',
    noun: 'research site',
    record: researchSite,
    reader: researchSiteReader,
    orderings: ['id', 'name', 'project', 'created_at', 'updated_at'],
    synonyms: [],
    filters: { project_id: 'id' },
    listPermissions: false,
  },
} as const satisfies Record<string, CollectionContract>;

export type CollectionName = keyof typeof collections;
/** A record as our own service sends it. */
export type SentOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['record']>;
/** A record as readers get it from any service. */
export type RecordOf<Name extends CollectionName> = ReadBy<(typeof collections)[Name]['reader']>;
/** A record as lists read it: of events and occurrences the fields that lists show, of any other record all. */
export type ListedOf<Name extends CollectionName> = ListedRecords[Name];
type ListedRecords = Omit<{ [Name in CollectionName]: RecordOf<Name> }, keyof Listed> & Listed;
interface Listed {
  events: ListedEvent;
  occurrences: ListedOccurrence;
}
export type OrderingOf<Name extends CollectionName> =
  | (typeof collections)[Name]['orderings'][number]
  | (typeof collections)[Name]['synonyms'][number];
export type FilterOf<Name extends CollectionName> = keyof (typeof collections)[Name]['filters'] & string;

/** The names of all collections; the six lists of spec 4.1 come first. */
export const collectionNames = Object.keys(collections) as CollectionName[];
