import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import { count, namedSummary, userPermissions } from './summaries.ts';
import { timestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/** A project: a group of deployments (spec 2.2). */
export const project = z.object({
  id: z.int(),
  name: z.string(),
  /** may be empty */
  description: z.string(),
  details: z.string(),
  deployments_count: count,
  created_at: timestamp,
  updated_at: timestamp,
  image: z.nullable(z.string()),
  draft: z.boolean(),
  user_permissions: userPermissions,
});

/** Reads projects of any service. */
export const projectReader = recordReader(project, ['id']);

/** A project as deployments embed it: the summary with its image (2.2). Jobs embed `namedSummary`. */
export const projectSummary = z.extend(namedSummary, { image: z.nullable(z.string()) });

/** A group of deployments. */
export type Project = ReadBy<typeof projectReader>;
