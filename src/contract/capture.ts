import { z } from 'zod';
import { nullableInTheField } from './nullable-in-the-field.ts';
import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { wholeSecondTimestamp } from './time.ts';

/** One image taken by a deployment, as events embed it (spec 2.5). */
export const captureSummary = z.object({
  id: z.number().int(),
  details: z.string(),
  /** absolute address of the image file; it may contain spaces */
  url: z.string(),
  /** pixels */
  width: nullableInTheField(z.number().int()),
  height: nullableInTheField(z.number().int()),
  timestamp: wholeSecondTimestamp,
  user_permissions: userPermissions,
});
export type CaptureSummary = z.infer<typeof captureSummary>;

/** A capture's own record: the summary and what is obviously its own. The spec leaves it open (2.8, 4.5). */
export const capture = captureSummary.extend({
  deployment: namedSummary.nullable(),
  event: eventSummary.nullable(),
  /** bytes; null where it was never measured */
  size: count.nullable(),
  detections_count: count.nullable(),
});
