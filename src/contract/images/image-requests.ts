import { isTimeZone, ZONE_WRONG } from '#contract/exports/is-time-zone.ts';
import { NAMES_WRONG, namePattern } from './name-template.ts';
import { z } from '#contract/zod.ts';

/** Ours: folders of images below the roots of the service are looked at and indexed (`images/`, `storage/{id}/check/` …). */
const LEVEL = 'must be a whole number from 1 to 99';
const level = z.int(LEVEL).check(z.minimum(1, LEVEL), z.maximum(99, LEVEL));
const GAP = 'must be a number of hours above 0, up to 24';
const SHIFT = 'must be a whole number of seconds';
const MOST_SHIFT_SECONDS = 100 * 366 * 86_400;
const shift = z.int(SHIFT).check(z.minimum(-MOST_SHIFT_SECONDS, SHIFT), z.maximum(MOST_SHIFT_SECONDS, SHIFT));
const FOLDER = 'must be the absolute path of a folder, or a bucket as s3://bucket/prefix';
const ENDPOINT = 'must be the http(s) address of an object storage';
const NAME = 'must be a text of 1 to 300 characters on one line';
const TABLE = 'must be a CSV text';

/** How the images of a folder become deployments, sessions and captures. */
export const imageMapping = z.strictObject({
  /** which images are one deployment */
  rule: z.discriminatedUnion('by', [
    /** the folder that holds date, session and overflow folders, by its own name */
    z.strictObject({ by: z.literal('itself') }),
    /** each folder of this level below the folder */
    z.strictObject({ by: z.literal('level'), level }),
    /** this part of the file names, separated by _ or - */
    z.strictObject({ by: z.literal('name'), part: level }),
    /** the folders that the table names */
    z.strictObject({ by: z.literal('table') }),
  ]),
  /** a new session begins after more than this without a capture */
  gap_hours: z.number(GAP).check(z.gt(0, GAP), z.maximum(24, GAP)),
  /** whether a session longer than a day is cut at noon */
  cut_at_noon: z._default(z.boolean('must be true or false'), true),
  /** how a camera that is not known names its files, as `namePattern` reads it */
  names: z._default(z.nullable(z.string().check(z.refine((text) => namePattern(text) !== null, NAMES_WRONG))), null),
  /** of the cameras' clocks: kept with the project, whose packages have offsets from UTC by it; null: not known */
  zone: z._default(z.nullable(z.string().check(z.refine(isTimeZone, ZONE_WRONG))), null),
  /** seconds that are added to the clock of a camera, by the name of its deployment */
  shifts: z.record(z.string(), shift),
});
export type SentMapping = z.infer<typeof imageMapping>;

/** A folder or a bucket to look at. */
export const imagePreviewRequest = z.strictObject({
  /** absolute path; or s3://bucket/prefix; or that of a source that is known */
  folder: z.string(FOLDER).check(z.minLength(1, FOLDER), z.maxLength(4_096, FOLDER)),
  /** of a bucket: the object storage that has it; Amazon's where it is missing */
  endpoint: z.optional(z.string(ENDPOINT).check(z.maxLength(1_000, ENDPOINT))),
  mapping: imageMapping,
  /** CSV of deployments with their places: deployment, folder, latitude, longitude, site, device, first_night, last_night */
  table: z.optional(z.string(TABLE)),
});
export type ImagePreviewRequest = z.infer<typeof imagePreviewRequest>;

/** A folder or a bucket to index. */
export const imageIndexRequest = z.extend(imagePreviewRequest, {
  /** name of the new project; the folder's name where it is missing */
  project: z.optional(
    z.string(NAME).check(z.trim(), z.minLength(1, NAME), z.maxLength(300, NAME), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, NAME)),
  ),
  /** removes the sample season first, where the database holds nothing else */
  replace_sample: z.optional(z.boolean('must be true or false')),
});
export type ImageIndexRequest = z.infer<typeof imageIndexRequest>;

/** A source to look at again: as it was, or with another mapping. */
export const imageCheckRequest = z.strictObject({
  mapping: z.optional(imageMapping),
  table: z.optional(z.string(TABLE)),
});

const count = z.int('must be a whole number').check(z.minimum(0, 'must be a whole number'));

/** What goes with a storage source that is removed: an answer, and the request to do so, which has to say the same. */
export const imageRemoval = z.strictObject({
  deployments: count,
  sessions: count,
  captures: count,
  occurrences: count,
  /** the project goes where nothing else is in it */
  projects: count,
});
export type ImageRemoval = z.infer<typeof imageRemoval>;

const DEGREES = 'must be a number of degrees';
/** Places of deployments of a source. */
export const imagePlaces = z.strictObject({
  places: z
    .array(
      z.strictObject({
        deployment: z.int('must be the id of a deployment'),
        latitude: z.number(DEGREES).check(z.minimum(-90, DEGREES), z.maximum(90, DEGREES)),
        longitude: z.number(DEGREES).check(z.minimum(-180, DEGREES), z.maximum(180, DEGREES)),
      }),
      'must be a list of places',
    )
    .check(z.minLength(1, 'must be a list of 1 to 500 places'), z.maxLength(500, 'must be a list of 1 to 500 places')),
});
export type ImagePlaces = z.infer<typeof imagePlaces>;
