import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { activityColumn } from './activity-column.ts';
import { exportColumns } from './export-columns.tsx';
import { exportName } from '#dashboard/api/export-name.ts';

/** The list of "Exports": its columns and its words. `stalled`: the ids of those that are. */
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
    // An export's own page is its card.
    hrefOf: ({ id }, kept) => paths.exports({ ...kept, selected: String(id) }),
  });
