import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import { count, userPermissions } from './summaries.ts';
import { timestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/** A storage source: object storage with a project's images, and what was indexed there (spec 2.7). */
export const storageSource = z.object({
  id: z.int(),
  details: z.string(),
  name: z.string(),
  bucket: z.string(),
  /** may be empty; so may the next two */
  prefix: z.string(),
  endpoint_url: z.string(),
  public_base_url: z.nullable(z.string()),
  /** id of the owning project */
  project: z.int(),
  deployments_count: count,
  /** null: never indexed; 0: indexed, but empty */
  total_files_indexed: z.nullable(count),
  total_size_indexed_display: z.string(),
  /** bytes */
  total_size_indexed: z.nullable(count),
  total_captures_indexed: z.nullable(count),
  /** null in all records seen, otherwise open (2.8) */
  last_checked: z.unknown(),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});

/** Reads storage sources of any service. */
export const storageSourceReader = recordReader(storageSource, ['id']);

/** A bucket that a project keeps its images in. */
export type StorageSource = ReadBy<typeof storageSourceReader>;
