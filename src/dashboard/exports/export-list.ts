import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { defineList } from '#dashboard/list/model/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { exportColumns } from './export-columns.tsx';
import type { Messages } from './messages/en.tsx';
import { exportName } from '#dashboard/findings/export-name.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import type { FormatNames } from '#dashboard/api/exports/use-format-names.ts';
import { mayChange } from '#dashboard/api/exports/export-status.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** Values in addresses and files. The same in every language. */
const ACTIVITIES = ['ended', 'stalled', 'under way'] as const;
type Activity = (typeof ACTIVITIES)[number];

/** The definition of the list "Exports". `stalled`: ids of stalled exports. */
export const exportList = (
  words: Messages,
  stalled: ReadonlySet<number>,
  names: DeploymentNames,
  formats: FormatNames,
) =>
  defineList({
    collection: 'exports',
    title: words.title,
    noun: words.nouns,
    columns: [...exportColumns(words, names, formats), activityColumn(words, stalled)],
    ordering: '-created_at',
    // Of a card, in columns.
    rowHeight: 105,
    search: {
      label: words.search,
      placeholder: words.searchHint,
      textOf: (record) => [exportName(record, names), record.user === null ? '' : nameText(record.user)].join(' '),
      nothing: words.noMatch,
    },
    nameOf: (record) => exportName(record, names),
    // An export has no page: the link opens its card.
    hrefOf: ({ id }, carried) => paths.exports({ ...carried, selected: String(id) }),
  });

/** The column for exports in progress. `stalled`: ids of stalled exports. */
function activityColumn(words: Messages, stalled: ReadonlySet<number>): ListColumn<ExportRecord> {
  const textOf = (value: string) => (isActivity(value) ? words.activities[value] : value);
  const activity = (record: ExportRecord): Activity => {
    if (!mayChange(record)) return 'ended';
    // The same in every language.
    return stalled.has(record.id) ? 'stalled' : 'under way';
  };
  return {
    field: 'activity',
    header: words.activity,
    definition: words.activityMeans,
    kind: 'choice',
    width: 110,
    hidden: true,
    value: activity,
    file: { source: 'job.progress.summary.status, updated_at' },
    choices: { textOf, searchedOf: textOf, known: ACTIVITIES, isChoice: isActivity },
    cell: (record) => words.activities[activity(record)],
  };
}

function isActivity(text: string): text is Activity {
  return ACTIVITIES.some((one) => one === text);
}
