import { capture, orNull, withLenientFields } from './capture.ts';
import { namedSummary, userPermissions } from './summaries.ts';
import { z } from './zod.ts';

/** A box on an image: left, top, right and bottom, measured from the image's top left corner. */
const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .check(z.refine(([left, top, right, bottom]) => left < right && top < bottom));
const share = z.number().check(z.minimum(0), z.maximum(1));

/** An occurrence as detections embed it. */
const detectedOccurrence = z.object({
  id: z.int(),
  details: z.string(),
  determination: z.nullable(z.extend(namedSummary, { rank: z.string() })),
  /** 0 to 1 */
  determination_score: z.nullable(share),
  user_permissions: userPermissions,
});

const detectionTable = z.object({
  id: z.int(),
  /** pixels of the capture's width and height; null where the box or the size of the image is unknown */
  bbox: z.nullable(box),
  /** the same box as shares of width and height, 0 to 1, also where the size of the image is unknown */
  bbox_relative: z.nullable(box),
  /** of the classification of this detection, 0 to 1; null where none was given */
  score: z.nullable(share),
  occurrence: z.nullable(detectedOccurrence),
  user_permissions: userPermissions,
});

/** A detection as our own service sends it. */
export type SentDetection = z.infer<typeof detectionTable>;

/** A detection as the dashboard reads it: what another service sends in another form is unknown. */
const detection = z.object({
  id: z.int(),
  bbox: orNull(box),
  bbox_relative: orNull(box),
  score: orNull(share),
  occurrence: orNull(
    z.object({
      id: z.int(),
      determination: orNull(z.object({ id: z.int(), name: z.string(), rank: orNull(z.string()) })),
      determination_score: orNull(share),
    }),
  ),
});
/** An animal on a capture: its box, its score, and the occurrence that it belongs to, with its determination. */
export type Detection = z.infer<typeof detection>;

/**
 * A capture's own record (open in the spec, 4.5): that of the list with its detections. Running services send `bbox`,
 * without `bbox_relative` and `score`; some send no detections at all, which reads as undefined or null.
 */
export const captureDetail = withLenientFields(z.extend(capture.table, { detections: z.array(detectionTable) }), {
  ...capture.lenient,
  detections: orNull(z.array(orNull(detection))),
});

/** One image of a session, with its detections. */
export type CaptureDetail = z.infer<typeof captureDetail>;
