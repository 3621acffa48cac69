import { z } from './zod.ts';

const marked = new WeakSet<z.ZodMiniType>();

/**
 * A field that always has a value in the spec, but that running services send as null. Readers must accept the null;
 * our own service sends it only for unfinished exports (`isNullOnlyInPractice` lets tests check that).
 */
export function nullableInPractice<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniNullable<Schema> {
  const nullable = z.nullable(schema);
  marked.add(nullable);
  return nullable;
}

/** Whether the spec forbids the null that `schema` accepts. */
export function isNullOnlyInPractice(schema: z.ZodMiniType): boolean {
  return marked.has(schema);
}
