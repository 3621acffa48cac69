import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';

/** Values of the columns of a row, besides the occurrence that it belongs to. */
type Row = Readonly<Record<string, string | number | null>>;

/** Sets the rows that belong to occurrences in a table; those of an occurrence whose rows are unchanged are left alone. */
export async function putRowsOfOccurrences(
  database: Database,
  table: 'detections' | 'identifications',
  columns: readonly string[],
  rowsOf: ReadonlyMap<number, readonly Row[]>,
): Promise<void> {
  const occurrences = [...rowsOf.keys()];
  if (occurrences.length === 0) return;
  const textOf = (rows: readonly Row[]) => JSON.stringify(rows.map((row) => columns.map((column) => row[column])));
  const stored = new Map<number, Row[]>();
  // The two tables have the columns that this needs in common.
  const rows = (await database
    .selectFrom(table as 'detections')
    .select(['occurrence_id', ...(columns as readonly 'score'[])])
    .where('occurrence_id', 'in', occurrences)
    .orderBy('id')
    .execute()) as ({ occurrence_id: number } & Row)[];
  for (const row of rows) stored.set(row.occurrence_id, [...(stored.get(row.occurrence_id) ?? []), row]);
  const changed = [...rowsOf].filter(([id, given]) => textOf(stored.get(id) ?? []) !== textOf(given));
  const outdated = changed.map(([id]) => id).filter((id) => stored.has(id));
  if (outdated.length > 0) await database.deleteFrom(table).where('occurrence_id', 'in', outdated).execute();
  const added = changed.flatMap(([occurrence_id, given]) => given.map((row) => ({ occurrence_id, ...row })));
  await insertRows(database, table as 'detections', added as unknown as Parameters<typeof insertRows<'detections'>>[2]);
}
