import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Project } from '#contract/records/project.ts';
import type { Messages } from './messages/en.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** The columns of "Projects": those shown by default, and those shown on demand. */
export const projectColumns = (words: Messages): readonly ListColumn<Project>[] => [
  {
    field: 'name',
    header: words.name,
    definition: words.nameMeans,
    kind: 'text',
    width: 320,
    value: ({ name }) => name,
    cell: (project) => <span title={nameText(project)}>{nameText(project)}</span>,
  },
  {
    field: 'deployments_count',
    header: words.deployments,
    definition: words.deploymentsMean,
    kind: 'number',
    width: 130,
    value: ({ deployments_count }) => deployments_count,
    cell: ({ deployments_count }) => <Count value={deployments_count} />,
    total: 'sum',
  },
  {
    field: 'draft',
    header: words.draft,
    definition: words.draftMeans,
    kind: 'yes-no',
    width: 100,
    value: ({ draft }) => draft,
    cell: ({ draft }) => {
      if (draft === null) return <Unknown />;
      return draft ? words.draft : words.notDraft;
    },
  },
  {
    field: 'updated_at',
    header: words.updated,
    definition: words.updatedMeans,
    kind: 'date',
    width: 130,
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <DayOfTimestamp timestamp={updated_at} />,
  },
  {
    field: 'description',
    header: words.description,
    definition: words.descriptionMeans,
    kind: 'text',
    width: 420,
    value: ({ description }) => description || null,
    cell: ({ description }) => {
      if (description === null) return <Unknown />;
      return description === '' ? (
        <Unknown why={words.noDescription} />
      ) : (
        <span title={description}>{description}</span>
      );
    },
    hidden: true,
  },
  {
    field: 'created_at',
    header: words.created,
    definition: words.createdMeans,
    kind: 'date',
    width: 130,
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <DayOfTimestamp timestamp={created_at} />,
    hidden: true,
  },
];
