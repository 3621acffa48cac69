import { captureSummary } from './capture.ts';
import { nullableInPractice } from './nullable-in-practice.ts';
import { count, namedSummary, userPermissions } from './summaries.ts';
import { calendarDate, timestamp, wholeSecondTimestamp } from './time.ts';
import { z } from './zod.ts';

/** An event: one monitoring session of a deployment, typically one night (spec 2.5). "Session" on screen. */
export const event = z.object({
  id: z.int(),
  /** a label with weekday and date range, for people */
  name: z.string(),
  details: z.string(),
  deployment: namedSummary,
  start: wholeSecondTimestamp,
  /** equals `start` for an event with one capture */
  end: nullableInPractice(wholeSecondTimestamp),
  /** the date of `start` */
  day: calendarDate,
  date_label: z.string(),
  /** decimal number of seconds as text, for example "28800.0" */
  duration: nullableInPractice(z.string()),
  /** empty when the duration is 0.0 */
  duration_label: z.string(),
  captures_count: nullableInPractice(count),
  detections_count: nullableInPractice(count),
  occurrences_count: nullableInPractice(count),
  taxa_count: nullableInPractice(count),
  /** the captures of this event */
  captures: z.string(),
  /** missing in the detail records of running services */
  example_captures: z._default(z.array(captureSummary), []),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});

/** A monitoring session of a deployment, typically one night (spec 2.5). */
export type Event = z.infer<typeof event>;

/** An event as lists read it: with the fields that they show, search, filter, flag and write to files. */
export const listedEvent = z.extend(
  z.pick(event, {
    id: true,
    name: true,
    start: true,
    end: true,
    duration: true,
    captures_count: true,
    detections_count: true,
    occurrences_count: true,
    taxa_count: true,
  }),
  {
    deployment: z.pick(namedSummary, { id: true, name: true }),
    /** undefined where it was not requested: requested for the rows in sight (`useExampleCaptures`) */
    example_captures: z.optional(z.array(captureSummary)),
  },
);

/** What lists request of a session in sight, to show a picture of it. */
export const exampleCaptures = z.pick(event, { id: true, example_captures: true });
export type ExampleCaptures = z.infer<typeof exampleCaptures>;

/** The fields of `listedEvent` that lists request of a service that takes `fields`. */
export const LISTED_EVENT_FIELDS: readonly string[] = [
  'id',
  'name',
  'deployment.id',
  'deployment.name',
  'start',
  'end',
  'duration',
  'captures_count',
  'detections_count',
  'occurrences_count',
  'taxa_count',
];

/** A session in a list; every whole record is one, too. */
export type ListedEvent = z.infer<typeof listedEvent>;
