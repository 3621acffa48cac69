import { z } from './zod.ts';

/**
 * The record of `table`, read with fields that running services of the interface send besides. What is told of it stays
 * the table: its `shape`, and the description made from it, since our own service sends no more than that.
 */
export function alsoInTheField<Table extends z.ZodMiniObject, More extends z.core.$ZodShape>(table: Table, more: More) {
  const reader = z.extend(table, more);
  // zod asks it when a schema is to be described, whatever the schema is.
  // oxlint-disable-next-line no-underscore-dangle
  reader._zod.processJSONSchema = (context, json, at) => context.processors['object']?.(table, context, json, at);
  const told: z.ZodMiniType<z.infer<typeof reader>> = reader;
  return Object.assign(told, { shape: table.shape });
}
