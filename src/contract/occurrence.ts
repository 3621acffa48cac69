import { z } from 'zod';
import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { timestamp, wholeSecondTimestamp } from './time.ts';

/** An individual told apart on one or more captures of an event, with its determination. Open in the spec (2.8, 4.5). */
export const occurrence = z.object({
  id: z.number().int(),
  details: z.string(),
  deployment: namedSummary.nullable(),
  event: eventSummary.nullable(),
  /** the taxon it is determined as */
  determination: namedSummary.extend({ rank: z.string() }).nullable(),
  /** 0 to 1 */
  determination_score: z.number().nullable(),
  detections_count: count.nullable(),
  /** the first and the last capture it was seen on */
  first_appearance_timestamp: wholeSecondTimestamp.nullable(),
  last_appearance_timestamp: wholeSecondTimestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});
