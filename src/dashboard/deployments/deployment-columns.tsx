import type { Deployment } from '#contract/deployment.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Count } from '#dashboard/ui/count.tsx';
import { Day, DayOfTimestamp } from '#dashboard/ui/day.tsx';
import { jobTone, StatusWord } from '#dashboard/ui/status-word.tsx';
import { Unknown } from '#dashboard/ui/unknown.tsx';
import { deploymentCounts } from './deployment-counts.ts';
import { latestJob } from './latest-job.ts';

const counts: ListColumn<Deployment>[] = deploymentCounts.map(({ field, header, definition, width }) => ({
  field,
  header,
  definition,
  numeric: true,
  width,
  value: (deployment) => deployment[field],
  cell: (deployment) => <Count value={deployment[field]} />,
}));

/** The columns of "Deployments" (product.md), in order. */
export const deploymentColumns: readonly ListColumn<Deployment>[] = [
  {
    field: 'name',
    header: 'Name',
    definition: 'The name of the deployment, one camera trap at a place. Several may share a name.',
    width: 160,
    value: ({ name }) => name,
    cell: ({ name }) => <span title={name}>{name}</span>,
  },
  {
    field: 'project',
    header: 'Project',
    definition: 'The project the deployment belongs to.',
    width: 160,
    value: ({ project }) => project.name,
    cell: ({ project }) => <span title={project.name}>{project.name}</span>,
  },
  ...counts,
  {
    field: 'first_date',
    header: 'First date',
    definition: 'The day of the first capture, on the trap’s own clock.',
    width: 112,
    value: ({ first_date }) => first_date,
    cell: ({ first_date }) => (first_date === null ? <Unknown why="no captures yet" /> : <Day date={first_date} />),
  },
  {
    field: 'last_date',
    header: 'Last date',
    definition: 'The day of the latest capture, on the trap’s own clock.',
    width: 112,
    value: ({ last_date }) => last_date,
    cell: ({ last_date }) => (last_date === null ? <Unknown why="no captures yet" /> : <Day date={last_date} />),
  },
  {
    field: 'device',
    header: 'Device',
    definition: 'The camera or logger that stands there.',
    width: 180,
    value: ({ device }) => device?.name ?? null,
    cell: ({ device }) => (device === null ? <Unknown why="no device entered" /> : device.name),
  },
  {
    field: 'research_site',
    header: 'Site',
    definition: 'The research site the deployment belongs to.',
    width: 230,
    value: ({ research_site }) => research_site?.name ?? null,
    cell: ({ research_site }) =>
      research_site === null ? (
        <Unknown why="no site entered" />
      ) : (
        <span title={research_site.name}>{research_site.name}</span>
      ),
  },
  {
    field: 'jobs',
    header: 'Latest job',
    definition:
      'Status of the newest background job (a storage sync or a run of the ML pipeline). Sorts by its status, then by when it was made.',
    width: 150,
    value: (deployment) => {
      const job = latestJob(deployment);
      return job === null ? null : `${job.status} ${job.created_at}`;
    },
    cell: (deployment) => {
      const job = latestJob(deployment);
      return job === null ? (
        <Unknown why="no jobs" />
      ) : (
        <span title={`${job.job_type.name}, ${job.created_at.replace('T', ' ').slice(0, 16)}`}>
          <StatusWord tone={jobTone(job.status)} word={job.status} />
        </span>
      );
    },
  },
  {
    field: 'updated_at',
    header: 'Updated',
    definition: 'When the service last changed the deployment’s record.',
    width: 112,
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <DayOfTimestamp timestamp={updated_at} />,
  },
];
