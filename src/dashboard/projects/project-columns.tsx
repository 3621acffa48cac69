import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Project } from '#contract/project.ts';

/** The columns of "Projects": those shown by default, and those shown on demand. */
export const projectColumns: readonly ListColumn<Project>[] = [
  {
    field: 'name',
    header: 'Name',
    definition: 'The name of the project, which groups deployments.',
    kind: 'text',
    width: 320,
    value: ({ name }) => name,
    cell: ({ name }) => <span title={name}>{name}</span>,
  },
  {
    field: 'deployments_count',
    header: 'Deployments',
    definition: 'Deployments of the project, as the service counts them.',
    kind: 'number',
    width: 130,
    value: ({ deployments_count }) => deployments_count,
    cell: ({ deployments_count }) => <Count value={deployments_count} />,
    total: 'sum',
  },
  {
    field: 'draft',
    header: 'Draft',
    definition: 'A draft is shown only to those who may see it; readers without a token do not get it at all.',
    kind: 'yes-no',
    width: 100,
    value: ({ draft }) => draft,
    cell: ({ draft }) => (draft ? 'Draft' : 'No'),
  },
  {
    field: 'updated_at',
    header: 'Updated',
    definition: 'When the service last changed the project’s record.',
    kind: 'date',
    width: 130,
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <DayOfTimestamp timestamp={updated_at} />,
  },
  {
    field: 'description',
    header: 'Description',
    definition: 'What the project says of itself.',
    kind: 'text',
    width: 420,
    value: ({ description }) => description || null,
    cell: ({ description }) =>
      description === '' ? <Unknown why="none entered" /> : <span title={description}>{description}</span>,
    hidden: true,
  },
  {
    field: 'created_at',
    header: 'Made',
    definition: 'When the project’s record was made in the service.',
    kind: 'date',
    width: 130,
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <DayOfTimestamp timestamp={created_at} />,
    hidden: true,
  },
];
