import { collections, type CollectionName, type FilterKind } from '#contract/lists/collections.ts';
import { fieldNames } from '#contract/lists/field-names.ts';
import {
  FORMATS,
  LARGEST_NUMBER,
  LARGEST_PAGE,
  MOST_IDS,
  MOST_ORDERING_FIELDS,
  MOST_SORTED,
  NOT_REPORTED,
  USUAL_PAGE,
} from '#contract/lists/list-parameters.ts';
import { ORDERING_IGNORED_HEADER } from '#contract/headers/ordering-ignored-header.ts';
import { LARGEST_ID } from '#contract/records/record-id.ts';
import { detailParameterNames } from '#service/queries/collection-queries.ts';

type Document = Record<string, unknown>;

const ID: Document = { type: 'integer', minimum: 1, maximum: LARGEST_ID };

const VALUE_OF: Record<FilterKind, { schema: Document; description: string }> = {
  id: {
    schema: ID,
    description: 'the id of a record; an unknown one gives an empty list',
  },
  text: {
    schema: { type: 'string', pattern: String.raw`^[^\u0000]*$` },
    description: 'a part of the name, letter case and accents apart',
  },
  value: {
    schema: { type: 'string', pattern: String.raw`^[^\u0000]*$` },
    description: `a value as the field of that name has it, letter case included; \`${NOT_REPORTED}\`: the records without one`,
  },
  date: { schema: { type: 'string', format: 'date' }, description: 'a day, which belongs to the span itself' },
  flag: {
    schema: { type: 'boolean', default: false },
    description: 'true adds what only the detail record has otherwise',
  },
};

/** What a filter means, where its kind does not say it. */
const MEANS: Readonly<Record<string, string>> = {
  day_after: dayText('first'),
  day_before: dayText('last'),
  camera_model: keptText('cameraModel'),
  bait_use: keptText('baitUse'),
  feature_type: keptText('featureType'),
  habitat: keptText('habitat'),
};

function keptText(column: string): string {
  return `a value as \`${column}\` of \`source_details\` has it, letter case included; \`${NOT_REPORTED}\`: the deployments without one`;
}

function dayText(end: 'first' | 'last'): string {
  return (
    `the ${end} \`day\` of the sessions to list, itself included: the date of their start. A session that starts after midnight ` +
    'has the date of that morning, although its night began the evening before; dates of nights, as of `first_night` in an ' +
    'order of an export, are those of evenings.'
  );
}
/** The parameter of every address (spec 1). */
export const FORMAT: Document = query(
  'format',
  { type: 'string', enum: FORMATS },
  'api asks for indented JSON; json, or no format, for JSON without spaces',
);

const LISTED: Document = { style: 'form', explode: false };

/** The parameters of a list in OpenAPI: pages, ordering, fields, ids, and the collection's own filters. */
export function describeListParameters(name: CollectionName): Document[] {
  const { record, orderings, synonyms, filters } = collections[name];
  const ordering = [...orderings, ...synonyms].flatMap((field) => [field, `-${field}`]);
  return [
    query(
      'limit',
      { type: 'integer', minimum: 1, maximum: LARGEST_NUMBER, default: USUAL_PAGE },
      `records a page; more than ${LARGEST_PAGE} count as ${LARGEST_PAGE}, and the links name the number used`,
    ),
    query(
      'offset',
      { type: 'integer', minimum: 0, maximum: LARGEST_NUMBER, default: 0 },
      'zero-based index of the first record',
    ),
    query(
      'ordering',
      { type: 'array', maxItems: MOST_ORDERING_FIELDS, items: { type: 'string', enum: ordering } },
      `up to ${MOST_ORDERING_FIELDS} fields, and id after them, a leading - meaning descending; nulls come last, id ends every ordering. ` +
        `More than ${MOST_SORTED} records are ordered only as an index holds them; the answer to another ordering names those. A ` +
        `field of another name is ignored, and the header ${ORDERING_IGNORED_HEADER} names it.`,
      LISTED,
    ),
    query(
      'fields',
      { type: 'array', items: { type: 'string', enum: fieldNames(record) } },
      'the fields to send of each record, dotted for nested ones; records then have no other. Without it they are ' +
        'whole. An unknown name is refused.',
      LISTED,
    ),
    query(
      'ids',
      { type: 'array', maxItems: MOST_IDS, items: ID },
      'the ids of the records to list, with commas or the parameter repeated; unknown ones are left out',
      LISTED,
    ),
    FORMAT,
    ...Object.entries(filters).map(([filter, kind]) =>
      query(filter, VALUE_OF[kind].schema, MEANS[filter] ?? VALUE_OF[kind].description),
    ),
  ];
}

/** The parameters of a record by itself, apart from its id: `format`, and the filters that change its content. */
export function describeDetailParameters(name: CollectionName): Document[] {
  const taken = detailParameterNames(name);
  return describeListParameters(name).filter((one) => one === FORMAT || taken.includes(String(one['name'])));
}

function query(name: string, schema: Document, description: string, more: Document = {}): Document {
  return { name, in: 'query', required: false, schema, description, ...more };
}
