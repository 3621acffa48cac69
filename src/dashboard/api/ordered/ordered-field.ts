import { collections, type CollectionName } from '#contract/collections.ts';
import { listedReader } from '#contract/whole-list-request.ts';
import { calendarDate, timestamp, wholeSecondTimestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/** A record's value in the field that the list is sorted by; null is unknown. */
export type OrderedValue = number | string | null;

/** Reads the field that a list is sorted by. NaN where the record's value is not of the field's type. */
export type FieldReader = (record: object) => OrderedValue;

/** Numbers that the interface writes as text (spec 2.5). */
const DECIMAL_TEXTS = new Set(['duration']);
const TIMES: ReadonlySet<unknown> = new Set([calendarDate, timestamp, wholeSecondTimestamp]);

/**
 * How to check that a list is sorted by a field, from the contract: numbers as numbers, dates and timestamps as their
 * text, which sorts chronologically. Null where the right ordering is not known here (services sort names by rules of
 * their own), where lists do not read such a field, and where the contract has no such ordering.
 */
export function orderedField(name: CollectionName, field: string): FieldReader | null {
  const { orderings } = collections[name];
  if (!(orderings as readonly string[]).includes(field)) return null;
  const schema = (listedReader(name).schema.shape as Readonly<Record<string, z.ZodMiniType>>)[field];
  const inner = schema instanceof z.ZodMiniNullable ? schema.def.innerType : schema;
  if (inner instanceof z.ZodMiniNumber || DECIMAL_TEXTS.has(field)) return (one) => numberOf(valueOf(one, field));
  return TIMES.has(inner) ? (one) => textOf(valueOf(one, field)) : null;
}

function valueOf(record: object, field: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[field];
}

function numberOf(value: unknown): number | null {
  return value === null || value === '' ? null : Number(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
