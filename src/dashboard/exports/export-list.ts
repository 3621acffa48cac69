import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { exportColumns } from './export-columns.tsx';
import { exportName } from '#dashboard/api/export-name.ts';
import type { ExportRecord } from '#contract/export.ts';
import { mayChange } from '#dashboard/api/live/export-status.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';

/** The definition of the list "Exports". `stalled`: ids of stalled exports. */
export const exportList = (stalled: ReadonlySet<number>, names: DeploymentNames) =>
  defineList({
    collection: 'exports',
    title: 'Exports',
    noun: { one: 'export', many: 'exports' },
    columns: [...exportColumns(names), activityColumn(stalled)],
    ordering: '-created_at',
    search: {
      label: 'Search exports by what they hold, project or user',
      placeholder: 'Search what, project, user',
      textOf: (record) => `${exportName(record, names)} ${record.user.name}`,
      nothing: (text) => `No export’s content, project or user holds “${text}”.`,
    },
    nameOf: (record) => exportName(record, names),
    // An export has no page: the link opens its card.
    hrefOf: ({ id }, carried) => paths.exports({ ...carried, selected: String(id) }),
  });

/** The column for exports in progress. `stalled`: ids of stalled exports. */
function activityColumn(stalled: ReadonlySet<number>): ListColumn<ExportRecord> {
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
