import { collections, type CollectionName } from '#contract/lists/collections.ts';
import { listedReader } from '#dashboard/api/lists/whole-list-request.ts';
import { calendarDate, timestamp, wholeSecondTimestamp } from '#contract/time.ts';
import { z } from '#contract/zod.ts';

/** A record's value in the field that the list is sorted by; null is unknown. */
export type OrderedValue = number | string | null;

/** How to read and compare the field that a list is sorted by. */
export interface OrderedField {
  /** NaN where the record's value is not of the field's type */
  valueOf: (record: object) => OrderedValue;
  /** of known values, as `Array.prototype.sort` takes it */
  compare: (one: number | string, other: number | string) => number;
}

/** Numbers that the interface writes as text (spec 2.5). */
const DECIMAL_TEXTS = new Set(['duration']);
const TIMES: ReadonlySet<unknown> = new Set([calendarDate, timestamp, wholeSecondTimestamp]);

/**
 * How to check that a list is sorted by a field, from the contract: numbers as numbers, dates and timestamps as their
 * text, which sorts chronologically, other texts by `compareTexts`. Null where lists do not read such a field, and where the
 * contract has no such ordering.
 */
export function orderedField(
  name: CollectionName,
  field: string,
  compareTexts: ((one: string, other: string) => number) | null = null,
): OrderedField | null {
  const { orderings } = collections[name];
  if (!(orderings as readonly string[]).includes(field)) return null;
  const schema = (listedReader(name).schema.shape as Readonly<Record<string, z.ZodMiniType>>)[field];
  const inner = schema instanceof z.ZodMiniNullable ? schema.def.innerType : schema;
  if (inner instanceof z.ZodMiniNumber || DECIMAL_TEXTS.has(field))
    return { valueOf: (one) => numberOf(valueOf(one, field)), compare: compareValues };
  if (TIMES.has(inner)) return { valueOf: (one) => textOf(valueOf(one, field)), compare: compareValues };
  if (compareTexts === null || !(inner instanceof z.ZodMiniString)) return null;
  return {
    valueOf: (one) => textOf(valueOf(one, field)),
    compare: (one, other) => compareTexts(String(one), String(other)),
  };
}

/** Numbers, and texts by code units, which is right for ISO dates. */
export function compareValues(one: number | string, other: number | string): number {
  return one < other ? -1 : Number(one > other);
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
