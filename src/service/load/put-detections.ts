import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';

/** Sets the captures that occurrences were detected on; unchanged ones are left alone. */
export async function putDetections(
  database: Database,
  capturesOf: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const occurrences = [...capturesOf.keys()];
  if (occurrences.length === 0) return;
  const stored = new Map<number, number[]>();
  const rows = await database
    .selectFrom('detections')
    .select(['occurrence_id', 'capture_id'])
    .where('occurrence_id', 'in', occurrences)
    .orderBy('id')
    .execute();
  for (const { occurrence_id, capture_id } of rows) {
    stored.set(occurrence_id, [...(stored.get(occurrence_id) ?? []), capture_id]);
  }
  const changed = [...capturesOf].filter(([id, captures]) => String(stored.get(id) ?? []) !== String(captures));
  const outdated = changed.map(([id]) => id).filter((id) => stored.has(id));
  if (outdated.length > 0) await database.deleteFrom('detections').where('occurrence_id', 'in', outdated).execute();
  await insertRows(
    database,
    'detections',
    changed.flatMap(([occurrence_id, captures]) => captures.map((capture_id) => ({ capture_id, occurrence_id }))),
  );
}
