import { boxColumns, type DetectionBox } from '#service/database/detection-box.ts';
import type { Database } from '#service/database/open-database.ts';
import { putRowsOfOccurrences } from './put-rows-of-occurrences.ts';

/** A detection that a load brings. */
export interface LoadedDetection {
  captureId: number;
  /** null where it is unknown, like the score */
  box: DetectionBox | null;
  score: number | null;
  /** of the observation that it came with; null where it came with none */
  publicId?: string | null;
}

const COLUMNS = ['capture_id', 'box_x', 'box_y', 'box_width', 'box_height', 'score', 'public_id'] as const;

/** Sets the detections of occurrences; unchanged ones are left alone. */
export function putDetections(
  database: Database,
  detectionsOf: ReadonlyMap<number, readonly LoadedDetection[]>,
): Promise<void> {
  const rows = [...detectionsOf].map(([id, detections]) => [id, detections.map(rowOf)] as const);
  return putRowsOfOccurrences(database, 'detections', COLUMNS, new Map(rows));
}

function rowOf({ captureId, box, score, publicId = null }: LoadedDetection) {
  return { capture_id: captureId, ...boxColumns(box), score, public_id: publicId };
}
