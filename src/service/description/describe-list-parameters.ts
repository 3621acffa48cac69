import { collections, type CollectionName, type FilterKind } from '#contract/lists/collections.ts';
import { fieldNames } from '#contract/lists/field-names.ts';
import {
  LARGEST_PAGE,
  MOST_IDS,
  MOST_ORDERING_FIELDS,
  MOST_SORTED,
  USUAL_PAGE,
} from '#contract/lists/list-parameters.ts';
import { ORDERING_IGNORED_HEADER } from '#contract/headers/ordering-ignored-header.ts';

type Document = Record<string, unknown>;

const VALUE_OF: Record<FilterKind, { schema: Document; description: string }> = {
  id: {
    schema: { type: 'integer', minimum: 0 },
    description: 'the id of a record; an unknown one gives an empty list',
  },
  text: { schema: { type: 'string' }, description: 'a part of the name, letter case and accents apart' },
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
};

function dayText(end: 'first' | 'last'): string {
  return (
    `the ${end} \`day\` of the sessions to list, itself included: the date of their start. A session that starts after midnight ` +
    'has the date of that morning, although its night began the evening before; dates of nights, as of `first_night` in an ' +
    'order of an export, are those of evenings.'
  );
}

/** The parameters of a list in OpenAPI: pages, ordering, fields, ids, and the collection's own filters. */
export function describeListParameters(name: CollectionName): Document[] {
  const { record, orderings, synonyms, filters } = collections[name];
  const ordering = [...orderings, ...synonyms].flatMap((field) => [field, `-${field}`]);
  return [
    query(
      'limit',
      { type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: USUAL_PAGE },
      'records a page; more is clamped',
    ),
    query('offset', { type: 'integer', minimum: 0, default: 0 }, 'zero-based index of the first record'),
    query(
      'ordering',
      { type: 'array', maxItems: MOST_ORDERING_FIELDS + 1, items: { type: 'string', enum: ordering } },
      `up to ${MOST_ORDERING_FIELDS} fields and id, a leading - meaning descending; nulls come last, id ends every ordering. ` +
        `More than ${MOST_SORTED} records are ordered only as an index holds them; the answer to another ordering names those. A ` +
        `field of another name is ignored, and the header ${ORDERING_IGNORED_HEADER} names it.`,
      { style: 'form', explode: false },
    ),
    query(
      'fields',
      { type: 'array', items: { type: 'string', enum: fieldNames(record) } },
      'the fields to send of each record, dotted for nested ones; records then have no other. Without it they are ' +
        'whole. An unknown name is refused.',
      { style: 'form', explode: false },
    ),
    query(
      'ids',
      { type: 'array', maxItems: MOST_IDS, items: { type: 'integer' } },
      'the ids of the records to list; unknown ones are left out',
      { style: 'form', explode: false },
    ),
    query('format', { type: 'string', enum: ['api'] }, 'api asks for indented JSON'),
    ...Object.entries(filters).map(([filter, kind]) =>
      query(filter, VALUE_OF[kind].schema, MEANS[filter] ?? VALUE_OF[kind].description),
    ),
  ];
}

function query(name: string, schema: Document, description: string, more: Document = {}): Document {
  return { name, in: 'query', required: false, schema, description, ...more };
}
