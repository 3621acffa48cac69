import { nullableInTheField } from './nullable-in-the-field.ts';
import { count, userPermissions } from './summaries.ts';
import { timestamp } from './time.ts';
import { z } from './zod.ts';

/** A place in object storage that holds a project's images, with what was indexed there (spec 2.7). */
export const storageSource = z.object({
  id: z.int(),
  details: z.string(),
  name: z.string(),
  bucket: z.string(),
  /** may be empty; so may the next two */
  prefix: z.string(),
  endpoint_url: nullableInTheField(z.string()),
  public_base_url: z.nullable(z.string()),
  /** id of the owning project */
  project: z.int(),
  deployments_count: nullableInTheField(count),
  /** null: never indexed; 0: indexed and empty */
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

/** A bucket that a project keeps its images in. */
export type StorageSource = z.infer<typeof storageSource>;
