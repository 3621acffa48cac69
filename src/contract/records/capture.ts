import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import type { Part } from '#contract/reading/reported.ts';
import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { wholeSecondTimestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

const address = z.string().check(z.regex(/^\s*(https?:\/)?\/\S/i));

/** Addresses of small versions of the image: `small` 240 to 320 pixels wide, `medium` about 1,024. Null: there are none. */
const thumbnails = z.optional(z.nullable(z.object({ small: z.optional(address), medium: z.optional(address) })));

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
  /** as running services send them */
  thumbnails,
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
  // As running services send them, to the end.
  occurrences_count: z.optional(z.nullable(count)),
  taxa_count: z.optional(z.nullable(count)),
  /** id of the project */
  project: z.optional(z.nullable(z.int())),
  /** of the image's file, as its source has it */
  path: z.optional(z.nullable(z.string())),
  size_display: z.optional(z.nullable(z.string())),
  /** when it was processed; null: it was not. Left out where neither is known */
  last_processed: z.optional(z.nullable(z.string())),
  /** ours: whether it was processed, with or without detections; null: not known */
  is_processed: z.optional(z.nullable(z.boolean())),
});

/** The fields that lists request of a service that takes `fields`: those that they show. */
export const LISTED_CAPTURE_FIELDS: readonly string[] = Object.keys(
  z.omit(capture, {
    thumbnails: true,
    occurrences_count: true,
    taxa_count: true,
    project: true,
    path: true,
    size_display: true,
    last_processed: true,
  }).shape,
);

/** Reads captures of any service. */
export const captureReader = recordReader(capture, ['id']);

/** A capture as events embed it. */
export type CaptureSummary = Part<z.infer<typeof captureSummary>>;

/** One image of a session. */
export type Capture = ReadBy<typeof captureReader>;
