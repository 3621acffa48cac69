import type { ExportRecord } from '#contract/export.ts';
import { mayChange } from '#dashboard/api/live/live-export-status.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';

/** The column that tells apart what is still awaited. `stalled`: the ids of the exports that are. */
export function activityColumn(stalled: ReadonlySet<number>): ListColumn<ExportRecord> {
  const activity = (record: ExportRecord) => {
    if (!mayChange(record)) return 'ended';
    return stalled.has(record.id) ? 'stalled' : 'under way';
  };
  return {
    field: 'activity',
    header: 'Activity',
    definition:
      'Under way while the export waits or runs; stalled where it says so but has not changed for ten minutes.',
    kind: 'choice',
    width: 110,
    hidden: true,
    value: activity,
    file: { source: 'job.progress.summary.status, updated_at' },
    cell: activity,
  };
}
