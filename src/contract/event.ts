import { captureSummary } from './capture.ts';
import { nullableInTheField } from './nullable-in-the-field.ts';
import { count, namedSummary, userPermissions } from './summaries.ts';
import { calendarDate, timestamp, wholeSecondTimestamp } from './time.ts';
import { z } from './zod.ts';

/** An event is one monitoring session of a deployment, typically one night (spec 2.5). "Session" on screen. */
export const event = z.object({
  id: z.int(),
  /** a label of week-day and date range, for people */
  name: z.string(),
  details: z.string(),
  deployment: namedSummary,
  start: wholeSecondTimestamp,
  /** equals `start` for an event of one capture */
  end: nullableInTheField(wholeSecondTimestamp),
  /** the date of `start` */
  day: calendarDate,
  date_label: z.string(),
  /** decimal number of seconds as text, for example "28800.0" */
  duration: nullableInTheField(z.string()),
  /** empty when the duration is 0.0 */
  duration_label: z.string(),
  captures_count: nullableInTheField(count),
  detections_count: nullableInTheField(count),
  occurrences_count: nullableInTheField(count),
  taxa_count: nullableInTheField(count),
  /** the captures of this event */
  captures: z.string(),
  /** the detail records of running services leave it out */
  example_captures: z._default(z.array(captureSummary), []),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});

/** A monitoring session of a deployment, typically one night (spec 2.5). */
export type Event = z.infer<typeof event>;
