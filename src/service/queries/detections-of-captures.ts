import { idsOfPage } from '#service/database/ids-in.ts';
import type { SentDetection } from '#contract/records/capture-detail.ts';
import type { Database } from '#service/database/open-database.ts';
import { boxOfRow, edgesOf } from '#service/database/detection-box.ts';
import { detailUrl } from '#service/record-links.ts';
import { determinationParts, withModels } from './determination-parts.ts';
import { determinationSummary } from './related-summaries.ts';
import { sourceDetails } from './source-details.ts';

const SHARES = { width: 1, height: 1 };

/** The detections of these captures, by capture; each capture's own in the order of their ids. */
export async function detectionsOfCaptures(
  database: Database,
  captures: readonly { id: number; width: number | null; height: number | null }[],
  baseUrl: string,
): Promise<Map<number, SentDetection[]>> {
  const byCapture = new Map(captures.map((capture) => [capture.id, { capture, detections: [] as SentDetection[] }]));
  const rows = await database
    .selectFrom('detections')
    .innerJoin('occurrences', 'occurrences.id', 'detections.occurrence_id')
    .leftJoin('taxa', 'taxa.id', 'occurrences.determination_id')
    .selectAll('detections')
    .select([
      'occurrences.determination_id',
      'occurrences.determination_score',
      'occurrences.kept',
      'taxa.name as taxon_name',
    ])
    .select('taxa.rank as taxon_rank')
    .where(idsOfPage(database, 'detections.capture_id', [...byCapture.keys()]))
    .orderBy('detections.id')
    .execute();
  for (const row of rows) {
    const of = byCapture.get(row.capture_id);
    if (of === undefined) continue;
    const box = boxOfRow(row);
    const { width, height } = of.capture;
    of.detections.push({
      id: row.id,
      bbox: box === null || width === null || height === null ? null : edgesOf(box, { width, height }),
      bbox_relative: box === null ? null : edgesOf(box, SHARES),
      score: row.score,
      occurrence: {
        id: row.occurrence_id,
        details: detailUrl(baseUrl, 'occurrences', row.occurrence_id),
        determination: determinationSummary(baseUrl, row),
        determination_score: row.determination_score,
        source_details: sourceDetails(row.kept),
        user_permissions: [],
      },
      user_permissions: [],
    });
  }
  return new Map([...byCapture].map(([id, { detections }]) => [id, detections]));
}

/** The same with who determined each, which takes more queries and more of an answer. */
export async function determinedDetections(
  ...[database, captures, baseUrl]: Parameters<typeof detectionsOfCaptures>
): Promise<Map<number, SentDetection[]>> {
  const detections = await detectionsOfCaptures(database, captures, baseUrl);
  const ids = [...detections.values()].flat().flatMap(({ occurrence }) => occurrence?.id ?? []);
  if (ids.length === 0) return detections;
  const rows = await withModels(database)
    .where(idsOfPage(database, 'occurrences.id', ids))
    .execute();
  const partsOf = await determinationParts(database, rows, baseUrl);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const determined = (detection: SentDetection): SentDetection => {
    const { occurrence } = detection;
    const row = occurrence === null ? undefined : byId.get(occurrence.id);
    if (occurrence === null || row === undefined) return detection;
    const { determination_details, best_machine_prediction } = partsOf(row);
    return { ...detection, occurrence: { ...occurrence, determination_details, best_machine_prediction } };
  };
  return new Map([...detections].map(([id, some]) => [id, some.map(determined)]));
}
