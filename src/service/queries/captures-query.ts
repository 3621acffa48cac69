import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { captureImageUrl, detailUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
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

async function readCaptures(database: Database, ids: readonly number[], baseUrl: string) {
  const rows = await database
    .selectFrom('captures')
    .leftJoin('deployments', 'deployments.id', 'captures.deployment_id')
    .leftJoin('events', 'events.id', 'captures.event_id')
    .selectAll('captures')
    .select(['deployments.name as deployment_name', 'events.start', 'events.end'])
    .where('captures.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    details: detailUrl(baseUrl, 'captures', row.id),
    url: captureImageUrl(baseUrl, row),
    width: row.width,
    height: row.height,
    timestamp: row.timestamp,
    user_permissions: [],
    deployment: namedSummary(baseUrl, 'deployments', row.deployment_id, row.deployment_name),
    event: eventSummary(baseUrl, row),
    size: row.size_bytes,
    detections_count: row.detections_count,
    is_processed: row.detections_count > 0 || (row.is_processed === null ? null : row.is_processed === 1),
  }));
}

/** Reads captures with their detections. */
function withDetections(read: typeof detectionsOfCaptures) {
  return async (database: Database, ids: readonly number[], baseUrl: string) => {
    const captures = await readCaptures(database, ids, baseUrl);
    if (captures.length === 0) return [];
    const detections = await read(database, captures, baseUrl);
    return captures.map((capture) => ({ ...capture, detections: detections.get(capture.id) ?? [] }));
  };
}
