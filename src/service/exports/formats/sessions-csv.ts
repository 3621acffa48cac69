import { sql } from 'kysely';
import { exportColumns } from '#contract/exports/export-columns.ts';
import { sessionNights } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';
import { tableFormat } from './table-format.ts';
import { writtenPlace } from './written-place.ts';

/** A count of a session, or null where it is 0 because no image was processed. */
const counted = (column: 'detections_count' | 'occurrences_count' | 'taxa_count') =>
  sql<number | null>`case when events.processed_captures_count = 0 and events.captures_count > 0
    then nullif(${sql.ref(`events.${column}`)}, 0) else ${sql.ref(`events.${column}`)} end`;

/** `sessions_csv`: one line per session, with the counts that its record has, and none of what no image was processed for. */
export const sessionsCsv = tableFormat({
  stem: 'sessions',
  table: 'events',
  columns: exportColumns.sessions_csv,
  read: async ({ database, options }, stretch) => {
    const rows = await database
      .selectFrom('events')
      .innerJoin('deployments', 'deployments.id', 'events.deployment_id')
      .leftJoin('sites', 'sites.id', 'deployments.site_id')
      .select([
        'events.id as event_id',
        'events.start as event_start',
        'events.end as event_end',
        'events.duration_seconds as duration_s',
        'events.captures_count as captures',
        'events.processed_captures_count as processed_captures',
        counted('detections_count').as('detections'),
        counted('occurrences_count').as('occurrences'),
        counted('taxa_count').as('taxa'),
        'deployments.id as deployment_id',
        'deployments.name as deployment_name',
        'sites.name as site',
        'deployments.latitude',
        'deployments.longitude',
        'deployments.coordinate_uncertainty_m as own_uncertainty_m',
      ])
      .where(stretch)
      .orderBy('events.id')
      .execute();
    return rows.map((row) => {
      const { from, to } = sessionNights({ start: row.event_start, end: row.event_end });
      return { ...row, ...writtenPlace(row, options), night: isoOfDay(from), last_night: isoOfDay(to) };
    });
  },
});
