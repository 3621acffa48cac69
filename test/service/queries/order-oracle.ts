import { sql } from 'kysely';
import type { CollectionName } from '#contract/lists/collections.ts';
import type { RunningService } from '#test/support/serve.ts';
import { wholeList } from './walk.ts';

type Value = string | number | null;

export interface Row {
  id: number;
  values: Readonly<Record<string, Value>>;
}

/** Labels are for people; an ordering by them uses the labelled values (docs/decisions). */
const LABELS: Readonly<Record<string, string>> = {
  'events name': 'start',
  'events date_label': 'start',
  'events duration_label': 'duration',
  'exports file_size_display': 'file_size',
  'storage total_size_indexed_display': 'total_size_indexed',
};

type Named = { id: number; name: string } | null;

/** The value that a field orders by: itself, the id of a named record, or a number written as text. */
function valueOf(field: string, value: unknown): Value {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string') return field === 'duration' ? Number(value) : value;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && 'id' in value ? Number(value.id) : null;
}

/**
 * The records of a list with the values that they are ordered by, taken from the records, not from the tables (4.2).
 */
export async function rowsOf({ url, database }: RunningService, name: CollectionName, path: string): Promise<Row[]> {
  const asked = `${path}${path.includes('?') ? '&' : '?'}limit=1000`;
  const records = await wholeList<{ id: number } & Record<string, unknown>>(url, asked);
  // Not fields of the record (4.2).
  const { rows } = await sql<Record<string, string | null>>`select deployment_id, min(timestamp) as first,
    max(timestamp) as last from captures group by deployment_id`.execute(database);
  const taken = new Map(name === 'deployments' ? rows.map((row) => [Number(row['deployment_id']), row]) : []);
  const isOfEvents = name === 'occurrences' || name === 'captures';
  const began = isOfEvents ? await database.selectFrom('events').select(['id', 'start']).execute() : [];
  const starts = new Map(began.map(({ id, start }) => [id, start]));
  return records.map((record) => {
    const own = Object.entries(record).map(([field, value]): [string, Value] => [field, valueOf(field, value)]);
    const values: Record<string, Value> = Object.fromEntries(own);
    values['first_capture_timestamp'] = taken.get(record.id)?.['first'] ?? null;
    values['last_capture_timestamp'] = taken.get(record.id)?.['last'] ?? null;
    // The names of other clients for a field of the owner, or a part of a field.
    const { deployment, event, start } = record as { deployment?: Named; event?: Named; start?: unknown };
    values['deployment__name'] = deployment?.name ?? null;
    // A session's name does not contain its exact start, which is looked up.
    values['event__start'] = event?.id === undefined ? null : (starts.get(event.id) ?? null);
    values['start__time'] = typeof start === 'string' ? (start.split('T')[1] ?? null) : null;
    for (const field of Object.keys(record)) {
      const labelled = LABELS[`${name} ${field}`];
      if (labelled !== undefined) values[field] = values[labelled] ?? null;
    }
    return { id: record.id, values };
  });
}

/** Nulls last in both directions; ties by id, in the direction of the last term. Text compares by code point. */
export function orderedIds(rows: readonly Row[], ordering: string): number[] {
  const terms = ordering.split(',').map((term) => ({ field: term.replace(/^-/, ''), down: term.startsWith('-') }));
  const up = terms.at(-1)?.down === true ? -1 : 1;
  const compare = (a: Row, b: Row) => {
    for (const { field, down } of terms) {
      const [left, right] = [a.values[field], b.values[field]];
      if (left === undefined || right === undefined) throw new Error(`There is no ${field}.`);
      if (left === right) continue;
      if (left === null) return 1;
      if (right === null) return -1;
      return left < right === down ? 1 : -1;
    }
    return up * (a.id - b.id);
  };
  return rows.toSorted(compare).map(({ id }) => id);
}
