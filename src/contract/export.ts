import { z } from 'zod';
import { jobProgress } from './job.ts';
import { nullableInTheField } from './nullable-in-the-field.ts';
import { count, namedSummary, userPermissions } from './summaries.ts';
import { timestamp } from './time.ts';

/** A user, as exports embed it (spec 2.6) and as its own record. */
export const user = namedSummary.extend({ image: z.string().nullable() });

/** The job that makes an export (spec 2.6). `result` is null in all records seen, otherwise open (2.8). */
const exportJob = z.object({
  id: z.number().int(),
  name: z.string(),
  project: namedSummary,
  progress: jobProgress,
  result: z.unknown(),
  user_permissions: userPermissions,
});

/** An export is a generated file of occurrences, made by a job for a user (spec 2.6). */
export const exportRecord = z.object({
  id: z.number().int(),
  user,
  /** open: `occurrences_simple_csv` is the value seen */
  format: z.string(),
  /** key seen: `collection_id` (text) */
  filters: nullableInTheField(z.record(z.string(), z.unknown())),
  /** key seen: `collection`, with `id` (text) and `name` */
  filters_display: nullableInTheField(z.record(z.string(), z.unknown())),
  job: nullableInTheField(exportJob),
  file_url: nullableInTheField(z.string()),
  record_count: nullableInTheField(count),
  /** bytes */
  file_size: nullableInTheField(count),
  file_size_display: nullableInTheField(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});
