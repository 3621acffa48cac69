import { idsOfPage } from '#service/database/ids-in.ts';
import { sql, type NotNull } from 'kysely';
import type { SentCaptureSummary } from '#contract/records/capture.ts';
import type { Database } from '#service/database/open-database.ts';
import { dateRangeLabel, durationLabel, sessionName } from '#service/event-labels.ts';
import { captureImageUrl, captureThumbnails, detailUrl, relatedUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { byDeploymentName } from './owner-orderings.ts';

/** Events, the monitoring sessions (spec 2.5). `deployment` orders by the deployment's id. */
export const eventsQuery: CollectionQuery<'events'> = {
  table: 'events',
  orderings: {
    created_at: 'created_at',
    deployment: 'deployment_id',
    start: 'start',
    id: 'id',
    // Labels sort by night, not alphabetically.
    name: 'start',
    end: 'end',
    day: sql`substr(events.start, 1, 10)`,
    date_label: 'start',
    duration: 'duration_seconds',
    duration_label: 'duration_seconds',
    captures_count: 'captures_count',
    detections_count: 'detections_count',
    occurrences_count: 'occurrences_count',
    taxa_count: 'taxa_count',
    updated_at: 'updated_at',
    start__time: sql`substr(events.start, 12)`,
    deployment__name: byDeploymentName,
  },
  filters: {
    project_id: 'project_id',
    deployment: 'deployment_id',
    // Both days are inclusive.
    day_after: (day) => sql`events.start >= ${`${day}T00:00:00`}`,
    day_before: (day) => sql`events.start <= ${`${day}T23:59:59`}`,
  },
  ranges: { day_after: 'start', day_before: 'start' },
  storedCounts: {
    all: { table: 'projects', column: 'events_count' },
    project_id: { table: 'projects', column: 'events_count' },
    deployment: { table: 'deployments', column: 'events_count' },
  },
  read: async (database, ids, baseUrl, wants = () => true) => {
    const examples = wants('example_captures') ? await examplesOf(database, ids, baseUrl) : NO_EXAMPLES;
    const rows = await database
      .selectFrom('events')
      .innerJoin('deployments', 'deployments.id', 'events.deployment_id')
      .selectAll('events')
      .select('deployments.name as deployment_name')
      .where(idsOfPage(database, 'events.id', ids))
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: sessionName(row.start, row.end),
      details: detailUrl(baseUrl, 'events', row.id),
      deployment: {
        id: row.deployment_id,
        name: row.deployment_name,
        details: detailUrl(baseUrl, 'deployments', row.deployment_id),
        user_permissions: [],
      },
      start: row.start,
      end: row.end,
      day: row.start.slice(0, 'YYYY-MM-DD'.length),
      date_label: dateRangeLabel(row.start, row.end),
      duration: decimalText(row.duration_seconds),
      duration_label: durationLabel(row.duration_seconds),
      captures_count: row.captures_count,
      processed_captures_count: row.processed_captures_count,
      detections_count: row.detections_count,
      occurrences_count: row.occurrences_count,
      verified_count: row.verified_count,
      unattributed_count: row.unattributed_count,
      taxa_count: row.taxa_count,
      captures: relatedUrl(baseUrl, 'captures', 'event', row.id),
      example_captures: examples.get(row.id) ?? [],
      created_at: row.created_at,
      updated_at: row.updated_at,
      user_permissions: [],
    }));
  },
};

const NO_EXAMPLES: ReadonlyMap<number, SentCaptureSummary[]> = new Map();

async function examplesOf(
  database: Database,
  eventIds: readonly number[],
  baseUrl: string,
): Promise<Map<number, SentCaptureSummary[]>> {
  const rows = await database
    .selectFrom('event_example_captures')
    .innerJoin('captures', 'captures.id', 'event_example_captures.capture_id')
    .select([
      'event_example_captures.event_id',
      'captures.id',
      'captures.image',
      'captures.width',
      'captures.height',
      'captures.timestamp',
      'captures.detections_count',
    ])
    .where(idsOfPage(database, 'event_example_captures.event_id', eventIds))
    .where('captures.timestamp', 'is not', null)
    .$narrowType<{ timestamp: NotNull }>()
    .orderBy('event_example_captures.event_id')
    .orderBy('event_example_captures.position')
    .execute();
  const examples = new Map<number, SentCaptureSummary[]>();
  for (const row of rows) {
    const ofEvent = examples.get(row.event_id) ?? [];
    examples.set(row.event_id, ofEvent);
    ofEvent.push({
      id: row.id,
      details: detailUrl(baseUrl, 'captures', row.id),
      url: captureImageUrl(baseUrl, row),
      width: row.width,
      height: row.height,
      timestamp: row.timestamp,
      thumbnails: captureThumbnails(baseUrl, row.image),
      user_permissions: [],
    });
  }
  return examples;
}

/** Seconds as text with at least one decimal, "28800.0" (spec 2.5). */
function decimalText(seconds: number): string {
  return Number.isInteger(seconds) ? `${seconds}.0` : String(seconds);
}
