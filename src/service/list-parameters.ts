import { collections, type CollectionName, type FilterKind } from '#contract/collections.ts';
import { parseOrdering, type OrderingTerm } from '#contract/list-query.ts';
import { parseDate } from '#contract/time.ts';
import { badParameter } from './request-error.ts';

/** Page size where none is asked for (spec 8). */
const DEFAULT_LIMIT = 20;
/** Largest page; more is clamped, and the links name the limit used. */
const MAX_LIMIT = 1_000;

export interface ListParameters {
  limit: number;
  offset: number;
  ordering: OrderingTerm[];
  filters: { name: string; value: string | number }[];
}

/**
 * A list request's parameters (spec 4.2), held against what the collection accepts. Unknown names are ignored; an
 * empty value counts as not given. @throws RequestError 400 naming the parameter
 */
export function readListParameters(collection: CollectionName, parameters: URLSearchParams): ListParameters {
  const { orderings, filters } = collections[collection];
  const ordering = parseOrdering(parameters.get('ordering') ?? '');
  const accepted: readonly string[] = orderings;
  for (const { field } of ordering) {
    if (!accepted.includes(field)) throw badParameter('ordering', `"${field}" is not one of ${accepted.join(', ')}.`);
  }
  return {
    limit: Math.min(wholeNumber(parameters, 'limit', 1) ?? DEFAULT_LIMIT, MAX_LIMIT),
    offset: wholeNumber(parameters, 'offset', 0) ?? 0,
    ordering,
    filters: Object.entries(filters).flatMap(([name, kind]) => {
      const value = READERS[kind](parameters, name);
      return value === null ? [] : [{ name, value }];
    }),
  };
}

const READERS: Record<FilterKind, (parameters: URLSearchParams, name: string) => string | number | null> = {
  id: (parameters, name) => wholeNumber(parameters, name, 0),
  text: (parameters, name) => {
    const text = parameters.get(name) || null;
    // No name holds one, and databases end a text there or refuse it.
    if (text?.includes('\0') === true) throw badParameter(name, 'A text cannot hold the character NUL.');
    return text;
  },
  date: (parameters, name) => {
    const text = parameters.get(name) ?? '';
    if (text === '') return null;
    if (parseDate(text) === null) throw badParameter(name, `"${text}" is not a date, YYYY-MM-DD.`);
    return text;
  },
};

function wholeNumber(parameters: URLSearchParams, name: string, least: number): number | null {
  const text = parameters.get(name) ?? '';
  if (text === '') return null;
  const value = Number(text);
  // Postgres's integers end at 2^31 - 1; no table here comes near it.
  if (!/^\d+$/.test(text) || value < least || value > 2_147_483_647) {
    throw badParameter(name, `"${text}" is not a whole number from ${least} to 2147483647.`);
  }
  return value;
}
