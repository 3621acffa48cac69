import { exportColumns } from '#contract/exports/export-columns.ts';
import { nightWithin, sessionNights } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';
import { publicAddress } from './public-address.ts';
import { tableFormat } from './table-format.ts';

/** `captures_csv`: one line per capture, with empty cells where it has no time, session or deployment. */
export const capturesCsv = tableFormat({
  stem: 'captures',
  table: 'captures',
  columns: exportColumns.captures_csv,
  read: async ({ database }, stretch) => {
    const rows = await database
      .selectFrom('captures')
      .leftJoin('events', 'events.id', 'captures.event_id')
      .leftJoin('deployments', 'deployments.id', 'captures.deployment_id')
      .leftJoin('sites', 'sites.id', 'deployments.site_id')
      .select([
        'captures.id as capture_id',
        'captures.timestamp',
        'captures.detections_count as detections',
        'captures.image',
        'captures.width',
        'captures.height',
        'captures.size_bytes as file_size',
        'events.id as event_id',
        'events.start as event_start',
        'events.end as event_end',
        'deployments.id as deployment_id',
        'deployments.name as deployment_name',
        'sites.name as site',
      ])
      .where(stretch)
      .orderBy('captures.id')
      .execute();
    return rows.map((row) => ({
      ...row,
      night: nightOf(row),
      image: publicAddress(row.image),
    }));
  },
});

/** The night of its session, of several nights that of its own time; null without a session. */
function nightOf(row: {
  event_start: string | null;
  event_end: string | null;
  timestamp: string | null;
}): string | null {
  const { event_start: start, event_end: end, timestamp } = row;
  return start === null ? null : isoOfDay(nightWithin(timestamp, sessionNights({ start, end })));
}
