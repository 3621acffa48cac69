import { z } from 'zod';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { detailRecords } from '#contract/lists/detail-records.ts';

type Document = Record<string, unknown>;

/**
 * The schemas of all records: of each collection the whole record, the same with some of its fields (the parameter
 * `fields`), and the record by itself where it has more.
 */
export function recordSchemas(): Record<string, Document> {
  const schemas = collectionNames.flatMap((name): [string, Document][] => {
    const detail = detailRecords[name];
    const record = schemaOf(collections[name].record);
    const some = {
      ...withoutRequired(record),
      description: 'A record with the fields that `fields` names, and no others.',
    };
    return [
      [schemaName(name), record],
      [someFieldsName(name), some],
      ...(detail === undefined ? [] : [[detailName(name), schemaOf(detail)] as [string, Document]]),
    ];
  });
  return Object.fromEntries(schemas);
}

/** The schema of a zod schema, without the dialect. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Document {
  const { $schema: _dialect, ...document } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return document;
}

export function schemaName(name: CollectionName): string {
  return collections[name].noun.replaceAll(' ', '_');
}

/** The schema of a record with some of its fields. */
export function someFieldsName(name: CollectionName): string {
  return `${schemaName(name)}_fields`;
}

/** The schema of a record by itself: that of lists, unless it has more. */
export function detailName(name: CollectionName): string {
  return detailRecords[name] === undefined ? schemaName(name) : `${schemaName(name)}_detail`;
}

/** A schema of whose fields none has to be there, also within the records and lists that it has. */
function withoutRequired(schema: Document): Document {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'required') return [];
      return [[key, key === 'properties' ? mapped(value as Document) : within(value)]];
    }),
  );
}

/** Fields by their names, of which one may be called "required". */
function mapped(properties: Document): Document {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, within(value)]));
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  return typeof value === 'object' && value !== null ? withoutRequired(value as Document) : value;
}

/** The body of a request, by its schema. */
export const bodyOf = (schema: z.core.$ZodType) => ({
  required: true,
  content: { 'application/json': { schema: schemaOf(schema, 'input') } },
});
