import { nullableInPractice } from './nullable-in-practice.ts';
import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { wholeSecondTimestamp } from './time.ts';
import { z } from './zod.ts';

/** A field outside the spec must not make a record invalid: a value of another form reads as null. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- zod's own `catch`
  z.catch(z.nullish(schema), null);

const address = orNull(z.string().check(z.regex(/^\s*(https?:\/)?\/\S/i)));
/** Addresses of small versions of the image: `small` about 240 pixels wide, `medium` about 1,024. */
const thumbnails = orNull(z.object({ small: address, medium: address }));

const summaryTable = z.object({
  id: z.int(),
  details: z.string(),
  /** absolute address of the image file; may contain spaces */
  url: z.string(),
  /** pixels */
  width: nullableInPractice(z.int()),
  height: nullableInPractice(z.int()),
  timestamp: wholeSecondTimestamp,
  user_permissions: userPermissions,
});

/** One image taken by a deployment, as events embed it (spec 2.5). */
export const captureSummary = withLenientFields(summaryTable, { thumbnails });
export type CaptureSummary = z.infer<typeof captureSummary>;

/** A capture in lists: the summary and its obvious fields. The spec leaves it open (2.8, 4.5). */
export const capture = withLenientFields(
  z.extend(summaryTable, {
    deployment: z.nullable(namedSummary),
    event: z.nullable(eventSummary),
    /** bytes; null where never measured */
    size: z.nullable(count),
    detections_count: z.nullable(count),
  }),
  { thumbnails },
);

/** One image of a session. */
export type Capture = z.infer<typeof capture>;

/**
 * A record schema with fields that are read as running services send them. Its `shape` and its generated description stay
 * those of `table`, which is what our own service sends; `lenient` are the other fields.
 */
export function withLenientFields<Table extends z.ZodMiniObject, More extends z.core.$ZodShape>(
  table: Table,
  lenient: More,
) {
  const reader = z.extend(table, lenient);
  // zod calls it to describe a schema of any kind.
  // oxlint-disable-next-line no-underscore-dangle
  reader._zod.processJSONSchema = (context, json, at) => context.processors['object']?.(table, context, json, at);
  const schema: z.ZodMiniType<z.infer<typeof reader>> = reader;
  return Object.assign(schema, { shape: table.shape, table, lenient });
}
