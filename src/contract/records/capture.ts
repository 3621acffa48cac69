import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import type { Part } from '#contract/reading/reported.ts';
import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { wholeSecondTimestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/** One image taken by a deployment, as events embed it (spec 2.5). */
export const captureSummary = z.object({
  id: z.int(),
  details: z.string(),
  /** absolute address of the image file; may contain spaces */
  url: z.string(),
  /** pixels; null where never measured (ours; 2.5 shows numbers) */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  timestamp: wholeSecondTimestamp,
  user_permissions: userPermissions,
});

/** The same as our own service sends it. */
export type SentCaptureSummary = z.infer<typeof captureSummary>;

/** A capture in lists: the summary and its obvious fields. The spec leaves it open (2.8, 4.5). */
export const capture = z.extend(captureSummary, {
  /** null: no time is known */
  timestamp: z.nullable(wholeSecondTimestamp),
  deployment: z.nullable(namedSummary),
  event: z.nullable(eventSummary),
  /** bytes; null where never measured */
  size: z.nullable(count),
  detections_count: z.nullable(count),
  /** ours: whether it was processed, with or without detections; null: not known */
  is_processed: z.optional(z.nullable(z.boolean())),
});

const address = z.string().check(z.regex(/^\s*(https?:\/)?\/\S/i));
/** Fields that running services send beyond the spec, and that readers use. Ours sends none of them. */
export const furtherCaptureFields = {
  /** when it was processed; null: it was not */
  last_processed: z.optional(z.nullable(z.string())),
  /** addresses of small versions of the image: `small` about 240 pixels wide, `medium` about 1,024 */
  thumbnails: z.optional(z.nullable(z.object({ small: z.optional(address), medium: z.optional(address) }))),
};

/** Reads captures of any service. */
export const captureReader = recordReader(z.extend(capture, furtherCaptureFields), ['id']);

/** A capture as events embed it, as it is read. */
export const readCaptureSummary = z.extend(captureSummary, furtherCaptureFields);
export type CaptureSummary = Part<z.infer<typeof readCaptureSummary>>;

/** One image of a session. */
export type Capture = ReadBy<typeof captureReader>;
