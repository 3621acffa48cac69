/** Names of the fields to keep, with those of their nested records; null keeps the whole value. */
type FieldTree = Map<string, FieldTree | null>;

/** Whether a field, a part of it, or what it is a part of is to be sent. */
export function isWanted(name: string, fields: readonly string[] | null): boolean {
  const isOf = (whole: string, part: string) => part === whole || part.startsWith(`${whole}.`);
  return fields === null || fields.some((field) => isOf(name, field) || isOf(field, name));
}

/** The records with these fields alone, in the records' own sequence of fields. */
export function withFields(records: readonly object[], fields: readonly string[]): object[] {
  const tree: FieldTree = new Map();
  // Shorter names come first, so that a whole value is not narrowed by a name within it.
  for (const field of fields.toSorted((a, b) => a.length - b.length)) add(tree, field.split('.'));
  return records.map((record) => sparse(record, tree));
}

function add(tree: FieldTree, [name = '', ...nested]: readonly string[]): void {
  if (nested.length === 0) {
    tree.set(name, null);
    return;
  }
  const below = tree.get(name) ?? (tree.has(name) ? null : new Map<string, never>());
  tree.set(name, below);
  if (below !== null) add(below, nested);
}

function sparse(record: object, tree: FieldTree): object {
  const kept = Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    const nested = tree.get(name);
    return nested === undefined ? [] : [[name, nested === null ? value : within(value, nested)]];
  });
  return Object.fromEntries(kept) as object;
}

/** In a list of records, the fields of each; null stays null. */
function within(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((one) => within(one, tree));
  return typeof value === 'object' && value !== null ? sparse(value, tree) : value;
}
