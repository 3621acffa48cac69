import { namedSummary, userPermissions } from './summaries.ts';
import { timestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** The taxon above another one. */
export const parentTaxon = z.extend(namedSummary, {
  rank: z.string(),
  gbif_taxon_key: z.optional(z.nullable(z.int())),
});

/** A taxon above another one, from the highest down. */
export const taxonAbove = z.object({ id: z.int(), name: z.string(), rank: z.string() });

/** A taxon with those above it, as identifications and predictions embed it. Open in the spec (2.8). */
const classifiedTaxon = z.extend(parentTaxon, {
  parent: z.optional(z.nullable(parentTaxon)),
  parents: z.optional(z.array(taxonAbove)),
});

/** A model that determines animals. Where nothing is known of its key and its version, these are empty. */
const model = z.object({
  id: z.int(),
  name: z.string(),
  key: z.string(),
  version: z.nullable(z.int()),
  version_name: z.string(),
  user_permissions: userPermissions,
});

/** What a person determined an occurrence as. */
export const identification = z.object({
  id: z.int(),
  /** null: not said */
  taxon: z.nullable(classifiedTaxon),
  /** null: a person whose name is not known */
  user: z.nullable(z.extend(namedSummary, { image: z.nullable(z.string()) })),
  /** it does not stand any more */
  withdrawn: z.boolean(),
  comment: z.nullable(z.string()),
  created_at: z.nullable(timestamp),
  user_permissions: userPermissions,
});

/** What the best model says of an occurrence, also where a person has determined it. */
export const machinePrediction = z.object({
  taxon: z.nullable(classifiedTaxon),
  algorithm: z.nullable(model),
  /** 0 to 1 */
  score: z.nullable(share),
});

/** Where the determination is a model's. */
const prediction = z.object({
  taxon: z.optional(z.nullable(classifiedTaxon)),
  score: z.nullable(share),
  algorithm: z.nullable(model),
  created_at: z.nullable(timestamp),
});

/** Who determined an occurrence: a person (`identification`) or a model (`prediction`); both null: not known. */
export const determinationDetails = z.object({
  taxon: z.nullable(classifiedTaxon),
  identification: z.nullable(identification),
  prediction: z.nullable(prediction),
  score: z.nullable(share),
});
