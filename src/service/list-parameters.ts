import { collections, type CollectionName, type FilterKind } from '#contract/lists/collections.ts';
import { fieldNames } from '#contract/lists/field-names.ts';
import {
  LARGEST_NUMBER,
  LARGEST_PAGE,
  MOST_IDS,
  MOST_ORDERING_FIELDS,
  USUAL_PAGE,
} from '#contract/lists/list-parameters.ts';
import { parseOrdering, type OrderingTerm } from '#contract/lists/list-query.ts';
import { LARGEST_ID } from '#contract/records/record-id.ts';
import { parseDate } from '#contract/time.ts';
import type { z } from '#contract/zod.ts';
import { nearestName } from './nearest-name.ts';
import { ownId } from './own-id.ts';
import { badParameter } from './request-error.ts';

/** A field name of any service of this interface; fields of related records are written `deployment__name`. */
const FIELD = /^[\w.]+$/;

/** Longest part of an unknown field name that is compared with those of the record, and quoted. */
const LONGEST_FIELD = 60;

export interface ListParameters {
  limit: number;
  offset: number;
  /** each field once; the unique `id` can only be the last */
  ordering: OrderingTerm[];
  /** requested fields that were ignored: the collection has no such ordering */
  ignored: string[];
  filters: { name: string; value: string | number }[];
  /** the records to list; null: all */
  ids: readonly number[] | null;
  /** names of the fields to send, dotted for nested ones; null: whole records */
  fields: readonly string[] | null;
}

/** The names of the parameters that a list takes, apart from `format`. */
export function listParameterNames(collection: CollectionName): string[] {
  return ['limit', 'offset', 'ordering', 'fields', 'ids', ...Object.keys(collections[collection].filters)];
}

/**
 * The parameters of a list request (spec 4.2), each once (`requestParameters`), validated against the collection's contract. Unknown parameters and
 * unknown ordering fields are ignored; an empty value means not given.
 *
 * @throws RequestError 400 naming the parameter
 */
export function readListParameters(collection: CollectionName, parameters: URLSearchParams): ListParameters {
  const { orderings, synonyms, filters } = collections[collection];
  const terms = parseOrdering(parameters.get('ordering') ?? '');
  for (const { field } of terms) {
    if (!FIELD.test(field)) throw badParameter('ordering', `"${field}" is not a field name: letters, digits, _ and .`);
  }
  const accepted = new Set<string>([...orderings, ...synonyms]);
  return {
    limit: Math.min(wholeNumber(parameters, 'limit', 1, LARGEST_NUMBER) ?? USUAL_PAGE, LARGEST_PAGE),
    offset: wholeNumber(parameters, 'offset', 0, LARGEST_NUMBER) ?? 0,
    ordering: readOrdering(terms.filter(({ field }) => accepted.has(field))),
    ignored: [...new Set(terms.map(({ field }) => field).filter((field) => !accepted.has(field)))],
    filters: Object.entries(filters).flatMap(([name, kind]) => {
      const value = READERS[kind](parameters, name);
      return value === null ? [] : [{ name, value }];
    }),
    ids: readIds(parameters.get('ids') ?? ''),
    fields: readFields(collection, parameters.get('fields') ?? ''),
  };
}

function readIds(text: string): readonly number[] | null {
  if (text === '') return null;
  const ids = text.split(',');
  if (ids.length > MOST_IDS) throw badParameter('ids', `${ids.length} ids are too many: name at most ${MOST_IDS}.`);
  const read = ids.map((id) => {
    const one = ownId(id);
    if (one !== null) return one;
    throw badParameter('ids', `"${id}" is not the id of a record, 1 to ${LARGEST_ID}. Write ids with commas: 3,15.`);
  });
  return [...new Set(read)];
}

function readFields(collection: CollectionName, text: string): readonly string[] | null {
  const fields = [...new Set(text.split(',').map((part) => part.trim()))].filter((field) => field !== '');
  const names = namesOf(collections[collection].record);
  const unknown = fields.find((field) => !names.includes(field));
  if (unknown === undefined) return fields.length === 0 ? null : fields;
  const shown = unknown.slice(0, LONGEST_FIELD);
  throw badParameter(
    'fields',
    `"${shown}" is no field of these records; the nearest is "${nearestName(shown, names)}". OPTIONS names them all.`,
  );
}

const knownNames = new WeakMap<z.ZodMiniType, string[]>();

function namesOf(record: z.ZodMiniType): string[] {
  const names = knownNames.get(record) ?? fieldNames(record);
  knownNames.set(record, names);
  return names;
}

function readOrdering(terms: readonly OrderingTerm[]): OrderingTerm[] {
  // A repeated field, or one that follows the unique id, has no effect.
  const first = new Map(terms.toReversed().map((term) => [term.field, term]));
  const distinct = terms.filter((term) => first.get(term.field) === term);
  const id = distinct.findIndex(({ field }) => field === 'id');
  const fields = id === -1 ? distinct : distinct.slice(0, id);
  if (fields.length > MOST_ORDERING_FIELDS) {
    throw badParameter(
      'ordering',
      `${fields.length} fields are too many: name at most ${MOST_ORDERING_FIELDS}, and id after them.`,
    );
  }
  return id === -1 ? fields : distinct.slice(0, id + 1);
}

const READERS: Record<FilterKind, (parameters: URLSearchParams, name: string) => string | number | null> = {
  id: (parameters, name) => wholeNumber(parameters, name, 1, LARGEST_ID),
  text: readText,
  value: readText,
  date: (parameters, name) => {
    const text = parameters.get(name) ?? '';
    if (text === '') return null;
    if (parseDate(text) === null) throw badParameter(name, `"${text}" is not a date, YYYY-MM-DD.`);
    return text;
  },
  flag: (parameters, name) => {
    const text = parameters.get(name) ?? '';
    const isSet = FLAGS[text.toLowerCase()];
    if (isSet === undefined) throw badParameter(name, `"${text}" is neither true nor false.`);
    return isSet ? 'true' : null;
  },
};

function readText(parameters: URLSearchParams, name: string): string | null {
  const text = parameters.get(name) || null;
  // No name contains NUL, and databases truncate or reject a text with one.
  if (text?.includes('\0') === true) throw badParameter(name, 'A text cannot hold the character NUL.');
  return text;
}

/** As running services read them. */
const FLAGS: Readonly<Record<string, boolean>> = { '': false, false: false, '0': false, true: true, '1': true };

function wholeNumber(parameters: URLSearchParams, name: string, least: number, most: number): number | null {
  const text = parameters.get(name) ?? '';
  if (text === '') return null;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw badParameter(name, `"${text}" is not a whole number from ${least} to ${most}.`);
  }
  return value;
}
