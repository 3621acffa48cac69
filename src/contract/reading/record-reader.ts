import { z } from '#contract/zod.ts';
import { Deviations, type DeviationKind } from './deviations.ts';
import type { Reported } from './reported.ts';

/** Reads records of other services: for what they have. */
export interface RecordReader<Rec> {
  /** the record as the interface has it */
  schema: z.ZodMiniObject;
  /** the fields without which it is no such record */
  identity: readonly string[];
  /**
   * The record; null where a field of its identity is missing, which `deviations` then says.
   *
   * @param deviations gets every field that differs from the interface
   */
  read: (value: unknown, deviations: Deviations) => Rec | null;
}

/** The record that a reader reads. */
export type ReadBy<Reader> = Reader extends RecordReader<infer Rec> ? Rec : never;

type ReadPart = (value: unknown, deviations: Deviations) => unknown;

/**
 * A reader of records. Of a record, only the identity is required. Any other field that is absent, null or of a form
 * without meaning reads as null, "not reported", and a value of another form with one plain meaning is converted
 * (`otherForms`). This is the only place that decides so, for every field of every record.
 *
 * @param schema the record as the interface has it
 *
 * @param identity the fields without which it is no such record
 *
 * @param completed adds what other fields of the record give
 */
export function recordReader<Schema extends z.ZodMiniObject, Identity extends keyof z.infer<Schema> & string>(
  schema: Schema,
  identity: readonly Identity[],
  completed: (record: Reported<z.infer<Schema>, Identity>) => Reported<z.infer<Schema>, Identity> = (record) => record,
): RecordReader<Reported<z.infer<Schema>, Identity>> {
  type Rec = Reported<z.infer<Schema>, Identity>;
  let readAny: ReadPart | undefined;
  return {
    schema,
    identity,
    read: (value, deviations) => {
      deviations.recordId = idOf(value);
      // A record as the interface has it needs no second look.
      const strict = schema.safeParse(value);
      if (strict.success) return completed(strict.data as Rec);
      readAny ??= partReader(schema, '', identity);
      const record = readAny(value, deviations) as Rec | null;
      return record === null ? null : completed(record);
    },
  };
}

/** The id of a record in any form; null where it has none. */
function idOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return [value.id, ...otherForms(value.id)].find((id) => typeof id === 'number') ?? null;
}

/** Reads a part of a record, at `path`. An embedded record needs its `id`. */
function partReader(schema: z.core.$ZodType, path: string, identity: readonly string[] = ['id']): ReadPart {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'optional':
      return absentAs(undefined, partReader(def.innerType, path, identity));
    case 'default':
      return absentAs(def.defaultValue, partReader(def.innerType, path, identity));
    case 'nullable': {
      const inner = partReader(def.innerType, path, identity);
      return (value, deviations) => (value === null ? null : inner(value, deviations));
    }
    case 'object':
      return objectReader(def, path, identity);
    case 'array':
      return arrayReader(def.element, path);
    case 'tuple':
      return tupleReader(schema, def.items, path);
    case 'union':
      return unionReader(def.options, path);
    default:
      return valueReader(schema, path);
  }
}

function absentAs(absent: unknown, inner: ReadPart): ReadPart {
  return (value, deviations) => (value === undefined ? absent : inner(value, deviations));
}

function objectReader({ shape, catchall }: z.core.$ZodObjectDef, path: string, identity: readonly string[]): ReadPart {
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  const fields = Object.entries(shape).map(([field, part]) => ({ field, read: partReader(part, at(field)) }));
  const required = identity.filter((field) => field in shape);
  return (given, deviations) => {
    const value = 'id' in shape ? asRecord(given) : given;
    if (!isObject(value)) return notRead(given, path || 'record', deviations);
    if (value !== given) deviations.note(path || 'record', 'form', given);
    // Only an object that takes any further field keeps those.
    const record: Record<string, unknown> = catchall === undefined ? {} : { ...value };
    for (const { field, read } of fields) {
      const part = read(value[field], deviations);
      if (part !== undefined || field in value) record[field] = part;
    }
    return required.every((field) => (record[field] ?? null) !== null) ? record : null;
  };
}

/** A record that is given by its id alone, as a record with nothing else. */
function asRecord(value: unknown): unknown {
  const id = typeof value === 'string' ? otherForms(value)[0] : value;
  return typeof id === 'number' ? { id } : value;
}

function arrayReader(element: z.core.$ZodType, path: string): ReadPart {
  const read = partReader(element, `${path}[]`);
  return (value, deviations) => {
    if (Array.isArray(value)) return value.map((one) => read(one, deviations)).filter((one) => one !== null);
    // One element by itself.
    const one = value === undefined || value === null || value === '' ? null : read(value, new Deviations());
    if (one === null || one === undefined) return notRead(value, path, deviations);
    deviations.note(path, 'form', value);
    return [one];
  };
}

function tupleReader(schema: z.core.$ZodType, items: readonly z.core.$ZodType[], path: string): ReadPart {
  const readers = items.map((item) => partReader(item, path));
  return (value, deviations) => {
    const parts = Array.isArray(value) ? readers.map((read, index) => read(value[index], new Deviations())) : value;
    const read = z.safeParse(schema, parts);
    return read.success ? read.data : notRead(value, path, deviations);
  };
}

function unionReader(options: readonly z.core.$ZodType[], path: string): ReadPart {
  const readers = options.map((option) => partReader(option, path));
  return (value, deviations) => {
    if (options.some((option) => z.safeParse(option, value).success)) return value;
    for (const read of readers) {
      const noted = new Deviations();
      noted.recordId = deviations.recordId;
      const part = read(value, noted);
      if (part === null || part === undefined) continue;
      deviations.add(noted.all);
      return part;
    }
    return notRead(value, path, deviations);
  };
}

function valueReader(schema: z.core.$ZodType, path: string): ReadPart {
  return (value, deviations) => {
    if (value === undefined) return notRead(value, path, deviations);
    const read = z.safeParse(schema, value);
    if (read.success) return read.data;
    for (const form of otherForms(value)) {
      const converted = z.safeParse(schema, form);
      if (!converted.success) continue;
      deviations.note(path, 'form', value);
      return converted.data;
    }
    return notRead(value, path, deviations);
  };
}

function notRead(value: unknown, path: string, deviations: Deviations): null {
  deviations.note(path, kindOf(value), value);
  return null;
}

function kindOf(value: unknown): DeviationKind {
  if (value === undefined) return 'absent';
  return value === null ? 'null' : 'meaningless';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,6})?\d*\s*(Z|[+-]\d{2}(:?\d{2})?)?$/i;

/**
 * What a value in another form than the interface's may mean: "7" a number, 7 a text, a time with an offset the digits of
 * its own wall clock, a record its id. The field's schema decides which of them fits, so that each has one meaning.
 */
function otherForms(value: unknown): unknown[] {
  if (typeof value === 'number') return value === 0 || value === 1 ? [String(value), value === 1] : [String(value)];
  if (typeof value === 'object' && value !== null && 'id' in value) return [value.id];
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (NUMBER.test(text)) return [Number(text)];
  if (/^(true|false)$/i.test(text)) return [text.toLowerCase() === 'true'];
  const [, day, minute, second = ':00', fraction = ''] = TIME.exec(text) ?? [];
  return day === undefined ? [text] : [`${day}T${minute}${second}${fraction}`, `${day}T${minute}${second}`, day];
}
