import { isTimeZone, ZONE_WRONG } from './is-time-zone.ts';
import { languageCodes } from './language-codes.ts';
import { licenseIds, type LicenseId } from './licenses.ts';
import {
  captureMethods,
  LARGEST_GAP_DAYS,
  partyRoles,
  publicationFields,
  samplingDesigns,
} from './publication-values.ts';
import { z } from '#contract/zod.ts';

const MOST_PARTIES = 50;
const LONGEST_TEXT = 5_000;
const LINE = 'must be a text of 1 to 300 characters on one line';
/** XML has no control characters, nor halves of a pair. */
const line = z
  .string(LINE)
  .check(z.trim(), z.minLength(1, LINE), z.maxLength(300, LINE), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, LINE));
const TEXT = `must be a text of 1 to ${LONGEST_TEXT} characters`;
const text = z
  .string(TEXT)
  .check(
    z.trim(),
    z.minLength(1, TEXT),
    z.maxLength(LONGEST_TEXT, TEXT),
    z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, TEXT),
  );
const EMAIL = 'must be an e-mail address';
const LANGUAGE = 'must be a code of ISO 639-1, such as "en"';
const GAP_DAYS = `must be a whole number of days from 1 to ${LARGEST_GAP_DAYS}`;
const oneOf = <Value extends string>(values: readonly Value[]) =>
  z.enum(values as [Value], `must be one of ${values.join(', ')}`);
const PREFIX =
  'must be 3 to 200 letters, digits and signs of an address, such as "https://example.org/moths/" or "urn:moths:"';
const noField = (fields: string) => (issue: { code?: string }) =>
  issue.code === 'unrecognized_keys'
    ? `is not a field here; the fields are ${fields}`
    : `must be an object of ${fields}`;
const ROLES = `must be a list of ${partyRoles.join(', ')}`;
const METHODS = `must be a list of ${captureMethods.join(', ')}`;
const areDifferent = (values: readonly string[]) => new Set(values).size === values.length;

/** A person or an organisation, apart: standards of metadata have a place of its own for each. */
const party = z
  .strictObject(
    {
      /** of a person */
      given_name: z.optional(line),
      surname: z.optional(line),
      /** of an organisation, or that of a person */
      organization: z.optional(line),
      email: z.optional(z.string(EMAIL).check(z.trim(), z.maxLength(300, EMAIL), z.regex(/^[^\s@]+@[^\s@]+$/, EMAIL))),
      roles: z.array(oneOf(partyRoles), ROLES).check(z.minLength(1, ROLES), z.refine(areDifferent, ROLES)),
    },
    { error: noField('given_name, surname, organization, email and roles') },
  )
  .check(
    z.refine(({ surname, organization }) => surname !== undefined || organization !== undefined, {
      error: 'must have a surname or an organization',
      path: ['surname'],
    }),
    z.refine(({ given_name, surname }) => given_name === undefined || surname !== undefined, {
      error: 'must have a surname beside the given_name',
      path: ['surname'],
    }),
  );

const PARTIES = `must be a list of ${MOST_PARTIES} people and organisations at most`;

const FIELDS = {
  /** of the data set; without it that of the project */
  title: z.optional(line),
  /** that publishes the data */
  publisher: z.optional(line),
  parties: z.optional(z.array(party, PARTIES).check(z.maxLength(MOST_PARTIES, PARTIES))),
  /** of the data, and of the images where these have none of their own */
  license: z.optional(oneOf<LicenseId>(licenseIds)),
  media_license: z.optional(oneOf<LicenseId>(licenseIds)),
  /** that the data are written in: names of places, notes */
  language: z.optional(z.enum(languageCodes as [string], LANGUAGE)),
  /** how the data were made, in steps or paragraphs */
  methods: z.optional(text),
  /** how places and nights were chosen */
  sampling: z.optional(text),
  /** the words for trap and camera, as each event of a Darwin Core archive has them */
  sampling_protocol: z.optional(line),
  /** the next four are of Camtrap DP, in its values */
  sampling_design: z.optional(oneOf(samplingDesigns)),
  capture_method: z.optional(
    z.array(oneOf(captureMethods), METHODS).check(z.minLength(1, METHODS), z.refine(areDifferent, METHODS)),
  ),
  /** whether animals are marked or recognised as individuals */
  individual_animals: z.optional(z.boolean('must be true or false')),
  /** days without a session after which another period of a trap begins in a Camtrap DP, in place of `MOST_MISSED_NIGHTS` */
  period_gap_days: z.optional(z.int(GAP_DAYS).check(z.minimum(1, GAP_DAYS), z.maximum(LARGEST_GAP_DAYS, GAP_DAYS))),
  /** of the traps' clocks, where an order names none */
  time_zone: z.optional(z.string(ZONE_WRONG).check(z.refine(isTimeZone, ZONE_WRONG))),
  /** what the ids of a Darwin Core archive begin with; the first archive fixes it, since published ids stay */
  id_prefix: z.optional(
    z
      .string(PREFIX)
      .check(z.trim(), z.minLength(3, PREFIX), z.maxLength(200, PREFIX), z.regex(/^[\w:/.~#@?=&%+-]+$/, PREFIX)),
  ),
} satisfies Record<(typeof publicationFields)[number], unknown>;

/**
 * What a package that is published says of a project, and what no data of the interface tell. Ours: the service keeps it for
 * each project (`projects/{id}/publication/`), and an order may carry one in its place. Nothing has a default: what is not
 * given is not known.
 */
export const publication = z.strictObject(FIELDS, { error: noField(publicationFields.join(', ')) });
export type Publication = z.infer<typeof publication>;

/** The record of it: `user_permissions` has `update` for who may write. */
export const publicationRecord = z.object({
  project: z.int(),
  publication,
  user_permissions: z.array(z.string()),
});
export type PublicationRecord = z.infer<typeof publicationRecord>;
