import { boxColumns, type DetectionBox } from '#service/database/detection-box.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';

/** A detection that a load brings. */
export interface LoadedDetection {
  captureId: number;
  /** null where it is unknown, like the score */
  box: DetectionBox | null;
  score: number | null;
  /** of the observation that it came with; null where it came with none */
  publicId?: string | null;
}

/** Sets the detections of occurrences; unchanged ones are left alone. */
export async function putDetections(
  database: Database,
  detectionsOf: ReadonlyMap<number, readonly LoadedDetection[]>,
): Promise<void> {
  const occurrences = [...detectionsOf.keys()];
  if (occurrences.length === 0) return;
  const stored = new Map<number, Row[]>();
  const rows = await database
    .selectFrom('detections')
    .select(['occurrence_id', ...COLUMNS])
    .where('occurrence_id', 'in', occurrences)
    .orderBy('id')
    .execute();
  for (const { occurrence_id, ...row } of rows) {
    stored.set(occurrence_id, [...(stored.get(occurrence_id) ?? []), row]);
  }
  const changed = [...detectionsOf]
    .map(([id, detections]): [number, Row[]] => [id, detections.map(rowOf)])
    .filter(([id, detections]) => textOf(stored.get(id) ?? []) !== textOf(detections));
  const outdated = changed.map(([id]) => id).filter((id) => stored.has(id));
  if (outdated.length > 0) await database.deleteFrom('detections').where('occurrence_id', 'in', outdated).execute();
  await insertRows(
    database,
    'detections',
    changed.flatMap(([occurrence_id, detections]) => detections.map((row) => ({ occurrence_id, ...row }))),
  );
}

const COLUMNS = ['capture_id', 'box_x', 'box_y', 'box_width', 'box_height', 'score', 'public_id'] as const;
type Row = ReturnType<typeof rowOf>;

function rowOf({ captureId, box, score, publicId = null }: LoadedDetection) {
  return { capture_id: captureId, ...boxColumns(box), score, public_id: publicId };
}

function textOf(rows: readonly Row[]): string {
  return JSON.stringify(rows.map((row) => COLUMNS.map((column) => row[column])));
}
