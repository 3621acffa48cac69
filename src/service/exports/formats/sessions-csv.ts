import { exportColumns } from '#contract/exports/export-columns.ts';
import { sessionNights } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';
import { tableFormat } from './table-format.ts';
import { writtenPlace } from './written-place.ts';

/** `sessions_csv`: one line per session, with the counts that its record has. */
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
        'events.detections_count as detections',
        'events.occurrences_count as occurrences',
        'events.taxa_count as taxa',
        'deployments.id as deployment_id',
        'deployments.name as deployment_name',
        'sites.name as site',
        'deployments.latitude',
        'deployments.longitude',
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
