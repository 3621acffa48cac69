import type { z } from '#contract/zod.ts';

/**
 * The names of a record's fields as the parameter `fields` takes them: those of nested records are dotted, also where the
 * field is a list of records.
 */
export function fieldNames(record: z.ZodMiniType): string[] {
  return Object.entries(shapeOf(record)).flatMap(([name, schema]) => [
    name,
    ...fieldNames(schema).map((nested) => `${name}.${nested}`),
  ]);
}

interface Definition {
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
}

/** Fields of an object, also within lists, defaults and nulls; none for any other schema. */
function shapeOf(schema: z.ZodMiniType): Record<string, z.ZodMiniType> {
  if ('shape' in schema) return schema.shape as Record<string, z.ZodMiniType>;
  const { innerType, element } = schema.def as Definition;
  const inner = innerType ?? element;
  return inner === undefined ? {} : shapeOf(inner);
}
