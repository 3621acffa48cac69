import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { completeRows } from './complete-rows.ts';
import { countDetections } from './count-detections.ts';

/** The number of lines of media, and of observations at both levels: captures, occurrences and detections. */
export async function countCamtrapLines(scope: ExportScope): Promise<number> {
  const detections = await countDetections(scope, completeRows.detections(scope.selection));
  const captures = await countSelected(scope, 'captures', completeRows.captures);
  const occurrences = await countSelected(scope, 'occurrences', completeRows.occurrences);
  return captures + occurrences + detections;
}
