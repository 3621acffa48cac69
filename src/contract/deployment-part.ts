import { namedSummary } from './summaries.ts';
import { z } from './zod.ts';

/** A device's or a research site's own record: the summary (spec 2.4) and its project. Open in the spec (2.8, 4.5). */
export const deploymentPart = z.extend(namedSummary, { project: z.nullable(namedSummary) });
