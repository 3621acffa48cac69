import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { timestamp, wholeSecondTimestamp } from './time.ts';
import { z } from './zod.ts';

/** One animal, followed across captures of an event, with its determination. Open in the spec (2.8, 4.5). */
export const occurrence = z.object({
  id: z.int(),
  details: z.string(),
  deployment: z.nullable(namedSummary),
  event: z.nullable(eventSummary),
  /** the taxon that it is determined as */
  determination: z.nullable(z.extend(namedSummary, { rank: z.string() })),
  /** 0 to 1 */
  determination_score: z.nullable(z.number()),
  detections_count: z.nullable(count),
  /** time of the first capture that it was detected on */
  first_appearance_timestamp: z.nullable(wholeSecondTimestamp),
  last_appearance_timestamp: z.nullable(wholeSecondTimestamp),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});
