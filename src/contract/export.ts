import { reportedProgress } from './job.ts';
import { nullableInPractice } from './nullable-in-practice.ts';
import { count, namedSummary, userPermissions } from './summaries.ts';
import { timestamp } from './time.ts';
import { z } from './zod.ts';

/** A user, as exports embed it (spec 2.6) and as its own record. */
export const user = z.extend(namedSummary, { image: z.nullable(z.string()) });

/** The job of an export (spec 2.6). `result` is null in all records seen, otherwise open (2.8). */
const exportJob = z.object({
  id: z.int(),
  name: z.string(),
  project: namedSummary,
  progress: nullableInPractice(reportedProgress),
  result: z.unknown(),
  user_permissions: userPermissions,
});

/** An export: a file of occurrences that a job generates for a user (spec 2.6). */
export const exportRecord = z.object({
  id: z.int(),
  user,
  /** open: `occurrences_simple_csv` is the value seen */
  format: z.string(),
  /** key seen: `collection_id` (text) */
  filters: nullableInPractice(z.record(z.string(), z.unknown())),
  /** key seen: `collection`, with `id` (text) and `name` */
  filters_display: nullableInPractice(z.record(z.string(), z.unknown())),
  job: nullableInPractice(exportJob),
  file_url: nullableInPractice(z.string()),
  record_count: nullableInPractice(count),
  /** bytes */
  file_size: nullableInPractice(count),
  file_size_display: nullableInPractice(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});
export type ExportRecord = z.infer<typeof exportRecord>;

/** The formats of exports that can be ordered (spec 2.6). */
export const exportFormats = ['occurrences_simple_csv'] as const;

const idOf = (what: string) => {
  const right = `must be the id of ${what}, a whole number`;
  return z.int(right).check(z.minimum(1, right), z.maximum(2_147_483_647, right));
};
const COLLECTION_ID = 'must be the id of a set of captures as text, like "5"';
const noField = (fields: string) => (issue: { code?: string }) =>
  issue.code === 'unrecognized_keys'
    ? `is not a field here; the fields are ${fields}`
    : `must be an object of ${fields}`;

/**
 * The body of a POST to the exports list; the spec leaves it open (4.5), so its names are those of the record (2.6).
 * Filters are combined with "and"; without any the export contains the whole project.
 */
export const exportRequest = z.strictObject(
  {
    format: z.enum(exportFormats, `must be one of ${exportFormats.join(', ')}`),
    project: idOf('a project'),
    filters: z._default(
      z.strictObject(
        {
          /** text, as in the record (2.6) */
          collection_id: z.optional(z.string(COLLECTION_ID).check(z.regex(/^[1-9]\d{0,8}$/, COLLECTION_ID))),
          deployment: z.optional(idOf('a deployment')),
          event: z.optional(idOf('an event')),
        },
        { error: noField('collection_id, deployment and event') },
      ),
      {},
    ),
  },
  { error: noField('format, project and filters') },
);
export type ExportRequest = z.infer<typeof exportRequest>;
