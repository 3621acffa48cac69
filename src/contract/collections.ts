import { deployment } from './deployment.ts';
import { event } from './event.ts';
import { exportRecord } from './export.ts';
import { project } from './project.ts';
import { storageSource } from './storage-source.ts';
import { taxon } from './taxon.ts';
import type { z } from 'zod';

interface CollectionContract {
  /** path segment after `/api/v2/` (spec 4.1) */
  path: string;
  /** what one record is called, for messages */
  noun: string;
  record: z.ZodType;
  /** fields that `ordering` accepts, either way (spec 4.2) */
  orderings: readonly string[];
  /** parameters that filter by the id of a related record (spec 4.4) */
  filters: readonly string[];
  /** the exports and storage lists carry `user_permissions` at their top level (spec 2.1) */
  listPermissions: boolean;
}

/**
 * The six lists (spec 4.1) and their documented orderings (4.2). `created_at` is accepted on every list, beyond 4.2's
 * table: walking a list to its end wants an ordering of unique values.
 */
export const collections = {
  projects: {
    path: 'projects',
    noun: 'project',
    record: project,
    orderings: ['updated_at', 'created_at'],
    filters: [],
    listPermissions: false,
  },
  taxa: { path: 'taxa', noun: 'taxon', record: taxon, orderings: ['created_at'], filters: [], listPermissions: false },
  deployments: {
    path: 'deployments',
    noun: 'deployment',
    record: deployment,
    // The two capture timestamps are no fields of the record (4.2).
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
    listPermissions: false,
  },
  events: {
    path: 'events',
    noun: 'event',
    record: event,
    orderings: ['created_at', 'deployment', 'start'],
    filters: ['deployment'],
    listPermissions: false,
  },
  exports: {
    path: 'exports',
    noun: 'export',
    record: exportRecord,
    orderings: ['updated_at', 'created_at'],
    filters: [],
    listPermissions: true,
  },
  storage: {
    path: 'storage',
    noun: 'storage source',
    record: storageSource,
    orderings: ['created_at'],
    filters: [],
    listPermissions: true,
  },
} as const satisfies Record<string, CollectionContract>;

export type CollectionName = keyof typeof collections;
export type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['record']>;
export type OrderingOf<Name extends CollectionName> = (typeof collections)[Name]['orderings'][number];
export type FilterOf<Name extends CollectionName> = (typeof collections)[Name]['filters'][number];

/** The names of the six lists, in the spec's order. */
export const collectionNames = Object.keys(collections) as CollectionName[];
