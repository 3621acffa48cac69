import { ANIMAL_FIELDS } from './animal-fields.ts';
import { recordReader, type ReadBy } from '#contract/reading/record-reader.ts';
import { determinationDetails, identification, machinePrediction, parentTaxon } from './identification.ts';
import { count, eventSummary, namedSummary, userPermissions } from './summaries.ts';
import { formatTimestamp, timestamp, wallSeconds, wholeSecondTimestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';
import { looksOf, sentLooks, withLooks } from './who-looked.ts';

/** Ours: additional fields, for packages that bring them. */
const ofSource = (what: string) =>
  z.optional(z.nullable(z.string())).register(z.globalRegistry, {
    description: `The ${what}, as the source says it. Null: not given.`,
  });

/** Ours: what `identifications` and `best_machine_prediction` come to, so that lists need not read them. */
const looks = {
  looked_at: z.optional(z.nullable(count)).register(z.globalRegistry, {
    description: 'How many identifications by people stand; 0: a model’s alone. Null: not known who determined it.',
  }),
  model_id: z.optional(z.nullable(z.int())).register(z.globalRegistry, {
    description: 'The best model that named a taxon, with its version. Null: none is known.',
  }),
  model_taxon_id: z.optional(z.nullable(z.int())).register(z.globalRegistry, {
    description: 'The taxon that this model named, where it is not the determination’s. Null: the same, or not known.',
  }),
};

/** One animal, followed across captures of an event, with its determination. Open in the spec (2.8, 4.5). */
export const occurrence = z.object({
  id: z.int(),
  details: z.string(),
  deployment: z.nullable(namedSummary),
  event: z.nullable(eventSummary),
  /** the taxon that it is determined as */
  determination: z.nullable(z.extend(namedSummary, { rank: z.string(), parent: z.optional(z.nullable(parentTaxon)) })),
  /** 0 to 1 */
  determination_score: z.nullable(z.number()),
  detections_count: z.nullable(count),
  /** time of the first capture that it was detected on */
  first_appearance_timestamp: z.nullable(wholeSecondTimestamp),
  last_appearance_timestamp: z.nullable(wholeSecondTimestamp),
  sex: ofSource('sex'),
  life_stage: ofSource('life stage'),
  behavior: ofSource('behaviour'),
  /** the time of day of the first appearance, as running services send it; so are the fields that follow */
  first_appearance_time: z.optional(z.nullable(z.string())),
  /** seconds between both appearances, as text */
  duration: z.optional(z.nullable(z.string())),
  duration_label: z.optional(z.nullable(z.string())),
  /** pictures of it alone; ours has none */
  detection_images: z.optional(z.array(z.string())),
  /** who determined it */
  determination_details: z.optional(z.nullable(determinationDetails)),
  /** null: no model's is known */
  best_machine_prediction: z.optional(z.nullable(machinePrediction)),
  /** those of people, the oldest first; with the withdrawn ones */
  identifications: z.optional(z.array(identification)),
  ...looks,
  created_at: timestamp,
  updated_at: timestamp,
  user_permissions: userPermissions,
});

/** What running services send instead of the last appearance (seconds since the first one, as text), and of who looked. */
const furtherFields = { duration: z.optional(z.nullable(z.string())), ...sentLooks };

/** Reads occurrences of any service. */
export const occurrenceReader = recordReader(occurrence, ['id'], (record) => ({
  ...withLastAppearance(record),
  ...looksOf(record),
}));

/** An occurrence as lists read it: with the fields that pages count, filter, link and mark. */
const listedOccurrence = z.extend(
  z.pick(occurrence, {
    id: true,
    determination_score: true,
    detections_count: true,
    first_appearance_timestamp: true,
    last_appearance_timestamp: true,
    sex: true,
    life_stage: true,
    behavior: true,
    looked_at: true,
    model_id: true,
    model_taxon_id: true,
  }),
  {
    deployment: z.nullable(z.pick(namedSummary, { id: true, name: true })),
    event: z.nullable(z.pick(eventSummary, { id: true })),
    determination: z.nullable(z.extend(z.pick(namedSummary, { id: true, name: true }), { rank: z.string() })),
  },
);

/** The fields of `listedOccurrence` that lists request of a service that takes `fields`. */
export const LISTED_OCCURRENCE_FIELDS: readonly string[] = [
  'id',
  'deployment.id',
  'deployment.name',
  'event.id',
  'determination.id',
  'determination.name',
  'determination.rank',
  'determination_score',
  'detections_count',
  'first_appearance_timestamp',
  'last_appearance_timestamp',
  ...ANIMAL_FIELDS,
  'looked_at',
  'model_id',
  'model_taxon_id',
];

/** Reads them. */
export const listedOccurrenceReader = recordReader(z.extend(listedOccurrence, furtherFields), ['id'], (record) =>
  withLooks(withLastAppearance(record)),
);

/** An occurrence in a list; every whole record is one, too. */
export type ListedOccurrence = ReadBy<typeof listedOccurrenceReader>;

/** The last appearance, where it is not reported, from the first one and the duration between the two. */
function withLastAppearance<
  Rec extends {
    first_appearance_timestamp: string | null;
    last_appearance_timestamp: string | null;
    duration?: string | null | undefined;
  },
>(record: Rec): Rec {
  const { first_appearance_timestamp: first, last_appearance_timestamp: last, duration } = record;
  const seconds = Number(duration ?? Number.NaN);
  if (last !== null || first === null || duration === '' || !(seconds >= 0)) return record;
  return { ...record, last_appearance_timestamp: formatTimestamp(wallSeconds(first) + seconds) };
}
