import { sql } from 'kysely';
import { idsIn, idsOfPage } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { bytesLabel } from '#service/bytes-label.ts';
import { captureImageUrl, captureThumbnails, detailUrl, indexedImageOf } from '#service/record-links.ts';
import type { CollectionQuery, Wants } from './collection-query.ts';
import { detectionsOfCaptures, determinedDetections } from './detections-of-captures.ts';
import { byDeploymentName, byEventStart } from './owner-orderings.ts';
import { eventSummary, namedSummary } from './related-summaries.ts';

/** Captures with their deployment and event (open in the spec, 4.5), which may be null, as may their time. */
export const capturesQuery: CollectionQuery<'captures'> = {
  table: 'captures',
  orderings: {
    id: 'id',
    timestamp: 'timestamp',
    deployment: 'deployment_id',
    event: 'event_id',
    detections_count: 'detections_count',
    deployment__name: byDeploymentName,
    event__start: byEventStart,
  },
  nullable: ['timestamp', 'deployment', 'event', 'deployment__name', 'event__start'],
  filters: {
    project_id: 'project_id',
    deployment: 'deployment_id',
    event: 'event_id',
    with_detections: () => sql`1 = 1`,
  },
  whenGiven: { with_detections: () => ({ ...capturesQuery, read: withDetections(detectionsOfCaptures) }) },
  storedCounts: {
    all: { table: 'projects', column: 'captures_count' },
    project_id: { table: 'projects', column: 'captures_count' },
    deployment: { table: 'deployments', column: 'captures_count' },
    event: { table: 'events', column: 'captures_count' },
  },
  read: readCaptures,
  readDetail: withDetections(determinedDetections),
};

const COUNTS = ['occurrences_count', 'taxa_count'] as const;

async function readCaptures(database: Database, ids: readonly number[], baseUrl: string, wants: Wants = () => true) {
  const rows = await database
    .selectFrom('captures')
    .leftJoin('deployments', 'deployments.id', 'captures.deployment_id')
    .leftJoin('events', 'events.id', 'captures.event_id')
    .selectAll('captures')
    .select(['deployments.name as deployment_name', 'events.start', 'events.end'])
    .where(idsOfPage(database, 'captures.id', ids))
    .execute();
  const counts = COUNTS.some(wants) ? await countsOf(database, ids) : new Map<number, never>();
  return rows.map((row) => {
    const isProcessed = row.detections_count > 0 || (row.is_processed === null ? null : row.is_processed === 1);
    return {
      id: row.id,
      details: detailUrl(baseUrl, 'captures', row.id),
      url: captureImageUrl(baseUrl, row),
      width: row.width,
      height: row.height,
      timestamp: row.timestamp,
      thumbnails: captureThumbnails(baseUrl, row.image),
      user_permissions: [],
      deployment: namedSummary(baseUrl, 'deployments', row.deployment_id, row.deployment_name),
      event: eventSummary(baseUrl, row),
      size: row.size_bytes,
      detections_count: row.detections_count,
      occurrences_count: counts.get(row.id)?.occurrences ?? 0,
      taxa_count: counts.get(row.id)?.taxa ?? 0,
      project: row.project_id,
      path: row.file_path ?? indexedImageOf(row.image ?? '')?.path ?? null,
      size_display: row.size_bytes === null ? null : bytesLabel(row.size_bytes),
      ...lastProcessed(row.last_processed, isProcessed),
      is_processed: isProcessed,
    };
  });
}

/** Null says that it was not processed: where it was, and the time is not known, the field is left out. */
function lastProcessed(time: string | null, isProcessed: boolean | null) {
  return time === null && isProcessed !== false ? {} : { last_processed: time };
}

/** How many occurrences, and taxa of these, captures show; captures without any are left out. */
async function countsOf(database: Database, ids: readonly number[]) {
  const rows = await database
    .selectFrom('detections')
    .innerJoin('occurrences', 'occurrences.id', 'detections.occurrence_id')
    .select('capture_id')
    .select(sql<number>`cast(count(distinct occurrence_id) as integer)`.as('occurrences'))
    .select(sql<number>`cast(count(distinct determination_id) as integer)`.as('taxa'))
    .where(idsIn(database, 'capture_id', ids))
    .groupBy('capture_id')
    .execute();
  return new Map(rows.map(({ capture_id, ...counts }) => [capture_id, counts]));
}

/** Reads captures with their detections. */
function withDetections(read: typeof detectionsOfCaptures) {
  return async (database: Database, ids: readonly number[], baseUrl: string, wants?: Wants) => {
    const captures = await readCaptures(database, ids, baseUrl, wants);
    if (captures.length === 0) return [];
    const detections = await read(database, captures, baseUrl);
    return captures.map((capture) => ({ ...capture, detections: detections.get(capture.id) ?? [] }));
  };
}
