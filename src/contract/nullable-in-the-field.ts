import { z } from './zod.ts';

const marked = new WeakSet<z.ZodMiniType>();

/**
 * A field that the spec always shows with a value, and that running services of the interface send as null.
 * Readers must cope with the null; our own service sends it only for exports that are not finished
 * (`isNullOnlyInTheField` lets tests hold it to that).
 */
export function nullableInTheField<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniNullable<Schema> {
  const nullable = z.nullable(schema);
  marked.add(nullable);
  return nullable;
}

/** Whether the spec's letter forbids the null that `schema` accepts. */
export function isNullOnlyInTheField(schema: z.ZodMiniType): boolean {
  return marked.has(schema);
}
