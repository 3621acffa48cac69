import { capture } from './capture.ts';
import { determinationDetails, machinePrediction } from './identification.ts';
import { recordReader } from '#contract/reading/record-reader.ts';
import type { Part } from '#contract/reading/reported.ts';
import { namedSummary, sourceDetails, userPermissions } from './summaries.ts';
import { z } from '#contract/zod.ts';

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
  source_details: sourceDetails,
  /** who determined it; in the record of a capture by itself alone, as is the next one */
  determination_details: z.optional(z.nullable(determinationDetails)),
  best_machine_prediction: z.optional(z.nullable(machinePrediction)),
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

/** An animal on a capture: its box, its score, and the occurrence that it belongs to, with its determination. */
export type Detection = Part<SentDetection>;

/** A capture's own record (open in the spec, 4.5): that of the list with its detections. */
export const captureDetail = z.extend(capture, { detections: z.array(detectionTable) });

/**
 * Reads a capture's own record. Running services send `bbox` without `bbox_relative` and `score`; some send no detections
 * at all.
 */
export const captureDetailReader = recordReader(captureDetail, ['id']);
