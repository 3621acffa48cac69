/**
 * Whether a record matches the filters. Services ignore filters that they do not know, and some ignore an id that does not
 * exist; both then return everything. What cannot be checked by the record (a session's project, a search) is assumed to
 * match.
 */
export function insideFilters(record: Readonly<Record<string, unknown>>, filters: Readonly<Record<string, string>>) {
  return Object.entries(filters).every(([name, wanted]) => {
    if (name === 'day_after') return (dayOf(record['start']) ?? wanted) >= wanted;
    if (name === 'day_before') return (dayOf(record['start']) ?? wanted) <= wanted;
    if (!LINKS.has(name)) return true;
    const id = linkedId(record[name.replace(/_id$/, '')]);
    return id === undefined || String(id) === wanted;
  });
}

/** Filters by a record that is embedded in the filtered records, or named by its id there. */
const LINKS = new Set(['project_id', 'deployment', 'event', 'determination']);

/** The day that a session is filtered by: the date of its start (spec 2.5). */
function dayOf(start: unknown): string | undefined {
  return typeof start === 'string' ? start.slice(0, 'YYYY-MM-DD'.length) : undefined;
}

/** null: linked to none; undefined: not in the record. */
function linkedId(value: unknown): number | null | undefined {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'object' && 'id' in value && typeof value.id === 'number') return value.id;
  return undefined;
}
