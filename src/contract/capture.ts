import { nullableInTheField } from './nullable-in-the-field.ts';
import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { wholeSecondTimestamp } from './time.ts';
import { z } from './zod.ts';

/** One image taken by a deployment, as events embed it (spec 2.5). */
export const captureSummary = z.object({
  id: z.int(),
  details: z.string(),
  /** absolute address of the image file; it may contain spaces */
  url: z.string(),
  /** pixels */
  width: nullableInTheField(z.int()),
  height: nullableInTheField(z.int()),
  timestamp: wholeSecondTimestamp,
  user_permissions: userPermissions,
});
export type CaptureSummary = z.infer<typeof captureSummary>;

/** A capture's own record: the summary and what is obviously its own. The spec leaves it open (2.8, 4.5). */
export const capture = z.extend(captureSummary, {
  deployment: z.nullable(namedSummary),
  event: z.nullable(eventSummary),
  /** bytes; null where it was never measured */
  size: z.nullable(count),
  detections_count: z.nullable(count),
});
