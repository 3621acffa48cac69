import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import { parentTaxon, taxonAbove } from './identification.ts';
import { count, userPermissions, verifiedCount } from './summaries.ts';
import { timestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/** A taxon: a named biological category that occurrences are determined as (spec 2.3). */
export const taxon = z.object({
  id: z.int(),
  name: z.string(),
  /** open: SPECIES and UNKNOWN are the values seen (2.8) */
  rank: z.string(),
  parent_id: z.nullable(z.int()),
  details: z.string(),
  occurrences_count: z.nullable(count),
  /** the occurrences determined as this taxon */
  occurrences: z.string(),
  /** elements are open (2.8) */
  tags: z.array(z.unknown()),
  /** those above it, the highest first; ours, as running services send them, like the next one */
  parents: z.optional(z.array(taxonAbove)),
  parent: z.optional(z.nullable(parentTaxon)),
  /** of the GBIF backbone */
  gbif_taxon_key: z.optional(z.nullable(z.int())),
  /** null in the list of all projects, too */
  verified_count: verifiedCount,
  /** of the project that is asked for; null in the list of all, as in all records seen (2.8); so are the next two */
  last_detected: z.unknown(),
  best_determination_score: z.unknown(),
  cover_image_url: z.unknown(),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});

/** The fields that lists request of a service that takes `fields`: without what stands above a taxon, which its parents say. */
export const LISTED_TAXON_FIELDS: readonly string[] = Object.keys(
  z.omit(taxon, { parents: true, parent: true, gbif_taxon_key: true }).shape,
);

/** Reads taxa of any service. */
export const taxonReader = recordReader(taxon, ['id']);

/** A name of the taxonomy. */
export type Taxon = ReadBy<typeof taxonReader>;
