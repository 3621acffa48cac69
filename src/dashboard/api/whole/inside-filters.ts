/**
 * Whether a record is what the filters ask for. Services ignore filters that they do not know, and some ignore an id
 * that does not exist; both answer with everything. What the record does not tell (a session's project, a search) is
 * taken as given.
 */
export function insideFilters(record: Readonly<Record<string, unknown>>, filters: Readonly<Record<string, string>>) {
  return Object.entries(filters).every(([name, wanted]) => {
    if (name === 'day_after') return typeof record['day'] !== 'string' || record['day'] >= wanted;
    if (name === 'day_before') return typeof record['day'] !== 'string' || record['day'] <= wanted;
    if (!LINKS.has(name)) return true;
    const id = linkedId(record[name.replace(/_id$/, '')]);
    return id === undefined || String(id) === wanted;
  });
}

/** Filters that name a record which the records embed, or name by its id. */
const LINKS = new Set(['project_id', 'deployment', 'event', 'determination']);

/** null: linked to none; undefined: the record does not say. */
function linkedId(value: unknown): number | null | undefined {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'object' && 'id' in value && typeof value.id === 'number') return value.id;
  return undefined;
}
