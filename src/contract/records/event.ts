import { captureSummary } from './capture.ts';
import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import { unattributedCount, count, namedSummary, userPermissions, verifiedCount } from './summaries.ts';
import { calendarDate, timestamp, wholeSecondTimestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/**
 * How many of an event's captures were processed; null: not known. Ours: an additional field, which tells a count of 0 from
 * one that is unknown because no image was processed.
 */
const processedCaptures = z.optional(z.nullable(count)).register(z.globalRegistry, {
  description:
    'Captures of the event that were processed. 0 of some: its other counts are unknown, not 0. Null: not known.',
});

/** An event: one monitoring session of a deployment, typically one night (spec 2.5). "Session" on screen. */
export const event = z.object({
  id: z.int(),
  /** a label with weekday and date range, for people */
  name: z.string(),
  details: z.string(),
  deployment: namedSummary,
  start: wholeSecondTimestamp,
  /** equals `start` for an event with one capture */
  end: wholeSecondTimestamp,
  /** the date of `start` */
  day: calendarDate,
  date_label: z.string(),
  /** decimal number of seconds as text, for example "28800.0" */
  duration: z.string(),
  /** empty when the duration is 0.0 */
  duration_label: z.string(),
  captures_count: count,
  processed_captures_count: processedCaptures,
  detections_count: count,
  occurrences_count: count,
  verified_count: verifiedCount,
  unattributed_count: unattributedCount,
  taxa_count: count,
  /** the captures of this event */
  captures: z.string(),
  example_captures: z.array(captureSummary),
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});

/** Reads events of any service. Their detail records have no example captures in running services. */
export const eventReader = recordReader(event, ['id', 'deployment', 'start']);

/** A monitoring session of a deployment, typically one night (spec 2.5). */
export type Event = ReadBy<typeof eventReader>;

/**
 * An event as lists read it: with the fields that they show, search, filter, flag and write to files. Its name is not among
 * them: the page writes the dates of every night in its own form, and a night's own page shows a name that says more.
 */
export const listedEvent = z.extend(
  z.pick(event, {
    id: true,
    start: true,
    end: true,
    duration: true,
    captures_count: true,
    processed_captures_count: true,
    detections_count: true,
    occurrences_count: true,
    verified_count: true,
    unattributed_count: true,
    taxa_count: true,
  }),
  {
    deployment: z.pick(namedSummary, { id: true, name: true }),
    /** undefined where it was not requested: requested for the rows in sight (`useExampleCaptures`) */
    example_captures: z.optional(z.array(captureSummary)),
  },
);

/** What lists request of a session in sight, to show a picture of it. */
export const exampleCapturesReader = recordReader(z.pick(event, { id: true, example_captures: true }), ['id']);
export type ExampleCaptures = ReadBy<typeof exampleCapturesReader>;

/** The fields of `listedEvent` that lists request of a service that takes `fields`. */
export const LISTED_EVENT_FIELDS: readonly string[] = [
  'id',
  'deployment.id',
  'deployment.name',
  'start',
  'end',
  'duration',
  'captures_count',
  'processed_captures_count',
  'detections_count',
  'occurrences_count',
  'verified_count',
  'unattributed_count',
  'taxa_count',
];

/** Reads them. */
export const listedEventReader = recordReader(listedEvent, ['id', 'deployment', 'start']);

/** A session in a list; every whole record is one, too. */
export type ListedEvent = ReadBy<typeof listedEventReader>;
