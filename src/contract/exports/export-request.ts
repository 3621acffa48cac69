import { exportFilterNames, exportOptionNames } from './export-field-names.ts';
import { exportFormatNames, exportFormats } from './export-formats.ts';
import { isTimeZone, ZONE_WRONG } from './is-time-zone.ts';
import { licenseIds, type LicenseId } from './licenses.ts';
import { peopleForms, type PeopleForm } from './people-forms.ts';
import { publication } from './publication.ts';
import { NOT_REPORTED } from '#contract/lists/list-parameters.ts';
import { LOOKS, type Look } from '#contract/records/looks.ts';
import { ANIMAL_FIELDS } from '#contract/records/animal-fields.ts';
import { LARGEST_ID } from '#contract/records/record-id.ts';
import { parseDate } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

const idOf = (what: string) => {
  const right = `must be the id of ${what}, a whole number`;
  return z.int(right).check(z.minimum(1, right), z.maximum(LARGEST_ID, right));
};
/** Most ids in one filter: an order is stored with its export and read with every list of exports. */
const MOST_FILTER_IDS = 1_000;
const idsOf = (what: string, plural: string) => {
  const right = `must be a list of 1 to ${MOST_FILTER_IDS} ids of ${plural}`;
  return z.array(idOf(what), right).check(z.minLength(1, right), z.maxLength(MOST_FILTER_IDS, right));
};
const NIGHT = 'must be the date of the evening, YYYY-MM-DD';
const night = z.string(NIGHT).check(z.refine((text) => parseDate(text) !== null, NIGHT));
const SCORE = 'must be a number from 0 to 1';
const COLLECTION_ID = 'must be the id of a set of captures as text, like "5"';
const DIGITS = 'must be 1, 2 or 3 decimal places of a degree';
const LOOKED = `must be one of ${LOOKS.join(', ')}`;
const PEOPLE = `must be one of ${peopleForms.join(', ')}`;
const NAME = 'must be a name of 1 to 300 characters on one line';
/** Of a person or an organisation. XML has no control characters, nor halves of a pair. */
const nameOfParty = z
  .string(NAME)
  .check(z.trim(), z.minLength(1, NAME), z.maxLength(300, NAME), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, NAME));
const LICENSE = `must be one of ${licenseIds.join(', ')}`;
const VALUE = `must be a value that occurrences have, 1 to 300 characters, or ${NOT_REPORTED}`;
const ofAnimal = z.string(VALUE).check(z.minLength(1, VALUE), z.maxLength(300, VALUE), z.regex(/^[^\0]*$/, VALUE));
const noField = (fields: string) => (issue: { code?: string }) =>
  issue.code === 'unrecognized_keys'
    ? `is not a field here; the fields are ${fields}`
    : `must be an object of ${fields}`;

const FILTERS = {
  /** text, as in the record (2.6) */
  collection_id: z.optional(
    z.string(COLLECTION_ID).check(
      z.regex(/^[1-9]\d{0,9}$/, { error: COLLECTION_ID, abort: true }),
      z.refine((text) => Number(text) <= LARGEST_ID, COLLECTION_ID),
    ),
  ),
  deployment: z.optional(idOf('a deployment')),
  deployments: z.optional(idsOf('a deployment', 'deployments')),
  sites: z.optional(idsOf('a site', 'sites')),
  event: z.optional(idOf('an event')),
  /** the evenings of nights, both included: sessions that ran in one of them, with all that they have */
  first_night: z.optional(night),
  last_night: z.optional(night),
  /** with its descendants */
  taxon: z.optional(idOf('a taxon')),
  /** of models: occurrences that a person determined stay, others without a score are left out */
  lowest_score: z.optional(z.number(SCORE).check(z.minimum(0, SCORE), z.maximum(1, SCORE))),
  /** what the source says of the animal; `NOT_REPORTED`: occurrences without it */
  sex: z.optional(ofAnimal),
  life_stage: z.optional(ofAnimal),
  behavior: z.optional(ofAnimal),
  /** who determined them */
  looked: z.optional(z.enum(LOOKS as unknown as [Look], LOOKED)),
} satisfies Record<(typeof exportFilterNames)[number], unknown>;

const OPTIONS = {
  /** the zone of the traps' clocks, for formats with offsets; without it their times are marked as uncertain */
  time_zone: z.optional(z.string(ZONE_WRONG).check(z.refine(isTimeZone, ZONE_WRONG))),
  /** decimal places of a degree that coordinates are rounded to; exact without it */
  coordinate_digits: z.optional(z.int(DIGITS).check(z.minimum(1, DIGITS), z.maximum(3, DIGITS))),
  /** how people are named who determined or set up traps (`peopleForms`); without it as `peopleFormOf` says */
  people: z.optional(z.enum(peopleForms as unknown as [PeopleForm], PEOPLE)),
  /** organisation that holds the rights in the data, in place of those of the publication */
  rights_holder: z.optional(nameOfParty),
  /** organisation that is creator and contact, in place of those of the publication */
  creator: z.optional(nameOfParty),
  /** of data and images, in place of those of the publication */
  license: z.optional(z.enum(licenseIds as [LicenseId], LICENSE)),
  /** in place of what is kept for the project; without it that, and without both nothing is named */
  publication: z.optional(publication),
} satisfies Record<(typeof exportOptionNames)[number], unknown>;

export const exportFilters = z.strictObject(FILTERS, { error: noField(exportFilterNames.join(', ')) });
export type ExportFilters = z.infer<typeof exportFilters>;

export const exportOptions = z.strictObject(OPTIONS, { error: noField(exportOptionNames.join(', ')) });
export type ExportOptions = z.infer<typeof exportOptions>;

/**
 * The body of a POST to the exports list; the spec leaves it open (4.5), so its names are those of the record (2.6).
 * Filters are combined with "and"; without any the export contains the whole project. Formats without occurrences take
 * none of these (taxon, score, sex, who looked …), formats without coordinates, offsets or rights no option for them.
 */
export const exportRequest = z
  .strictObject(
    {
      format: z.enum(exportFormatNames as [(typeof exportFormatNames)[number]], {
        error: `must be one of ${exportFormatNames.join(', ')}`,
      }),
      project: idOf('a project'),
      filters: z._default(exportFilters, {}),
      options: z._default(exportOptions, {}),
    },
    { error: noField('format, project, filters and options') },
  )
  .check(
    z.superRefine(({ format, filters, options }, context) => {
      const facts = exportFormats[format];
      const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
      for (const filter of ['taxon', 'lowest_score', ...ANIMAL_FIELDS, 'looked'] as const) {
        if (filters[filter] !== undefined && !facts.hasOccurrences)
          refuse(['filters', filter], `is not for ${format}, which contains no occurrences`);
      }
      if (options.time_zone !== undefined && !facts.hasOffsets)
        refuse(['options', 'time_zone'], `is not for ${format}, whose times are the trap’s clock`);
      if (options.coordinate_digits !== undefined && !facts.hasCoordinates)
        refuse(['options', 'coordinate_digits'], `is not for ${format}, which contains no coordinates`);
      if (options.people !== undefined && !facts.hasOccurrences)
        refuse(['options', 'people'], `is not for ${format}, which names no people`);
      for (const option of ['rights_holder', 'creator', 'license', 'publication'] as const) {
        if (options[option] !== undefined && !facts.hasRights)
          refuse(['options', option], `is not for ${format}, which is a table without a place for it`);
      }
      const { first_night, last_night } = filters;
      if (first_night !== undefined && last_night !== undefined && first_night > last_night)
        refuse(['filters', 'last_night'], 'must not be before first_night');
    }),
  );
export type ExportRequest = z.infer<typeof exportRequest>;
