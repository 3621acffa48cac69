import { z } from 'zod';
import { nullableInTheField } from './nullable-in-the-field.ts';
import { userPermissions } from './summaries.ts';
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
