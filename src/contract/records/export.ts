import { jobProgress } from './job.ts';
import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import { count, namedSummary, userPermissions } from './summaries.ts';
import { timestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

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
  progress: jobProgress,
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
  filters: z.looseObject({}),
  /** key seen: `collection`, with `id` (text) and `name` */
  filters_display: z.looseObject({}),
  /** ours: the options of the order (`exportOptions`) */
  options: z.optional(z.looseObject({})),
  job: exportJob,
  /** null until the file is finished, like the next three (ours; 2.6 shows finished exports) */
  file_url: z.nullable(z.string()),
  record_count: z.nullable(count),
  /** bytes */
  file_size: z.nullable(count),
  file_size_display: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});
/** Reads exports of any service. */
export const exportReader = recordReader(exportRecord, ['id']);
export type ExportRecord = ReadBy<typeof exportReader>;

/** Reads users of any service. */
export const userReader = recordReader(user, ['id']);
