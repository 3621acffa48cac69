import { reportedProgress } from './job.ts';
import { nullableInPractice } from './nullable-in-practice.ts';
import { count, namedSummary, userPermissions } from './summaries.ts';
import { timestamp } from './time.ts';
import { z } from './zod.ts';

/** A user, as exports embed it (spec 2.6) and as its own record. */
export const user = z.extend(namedSummary, { image: z.nullable(z.string()) });

/**
 * The job of an export (spec 2.6). `result` is null in all records seen, otherwise open (2.8); ours of a finished export
 * is `{ sha256 }`, of its file, in hexadecimal digits.
 */
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
  /** open: `occurrences_simple_csv` is the value seen; ours are in `export-formats.ts` */
  format: z.string(),
  /** key seen: `collection_id` (text) */
  filters: nullableInPractice(z.looseObject({})),
  /** key seen: `collection`, with `id` (text) and `name` */
  filters_display: nullableInPractice(z.looseObject({})),
  /** ours: the options of the order (`exportOptions`) */
  options: z.optional(z.looseObject({})),
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
