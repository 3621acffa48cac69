import { alsoInTheField } from './also-in-the-field.ts';
import { nullableInTheField } from './nullable-in-the-field.ts';
import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { wholeSecondTimestamp } from './time.ts';
import { z } from './zod.ts';

/** A field that the spec does not know is no reason to set a record aside: what is not of its form reads as null. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- zod's own `catch`
  z.catch(z.nullish(schema), null);

const address = orNull(z.string().check(z.regex(/^\s*(https?:\/)?\/\S/i)));
/** Addresses of small versions of the image: `small` about 240 pixels wide, `medium` about 1,024. */
const thumbnails = orNull(z.object({ small: address, medium: address }));

const summaryTable = z.object({
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

/** One image taken by a deployment, as events embed it (spec 2.5). */
export const captureSummary = alsoInTheField(summaryTable, { thumbnails });
export type CaptureSummary = z.infer<typeof captureSummary>;

/** A capture's own record: the summary and what is obviously its own. The spec leaves it open (2.8, 4.5). */
export const capture = alsoInTheField(
  z.extend(summaryTable, {
    deployment: z.nullable(namedSummary),
    event: z.nullable(eventSummary),
    /** bytes; null where it was never measured */
    size: z.nullable(count),
    detections_count: z.nullable(count),
  }),
  { thumbnails },
);

/** One image of a session. */
export type Capture = z.infer<typeof capture>;
