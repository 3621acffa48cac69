import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Day, DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { jobTone, StatusWord } from '#dashboard/ui/notes/status-word.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { PlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { activeDays } from '#dashboard/deployments/days/active-days.ts';
import { deploymentCounts } from './deployment-counts.ts';
import { latestJob } from './latest-job.ts';
import { statusDefinition } from './status-definition.ts';
import { located } from '#dashboard/map/located.ts';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';

const counts: ListColumn<Deployment>[] = deploymentCounts.map(({ field, header, definition, width }) => ({
  field,
  header,
  definition,
  kind: 'number',
  width,
  value: (deployment) => deployment[field],
  cell: (deployment) => <Count value={deployment[field]} />,
  // No sum: traps share taxa.
  ...(field !== 'taxa_count' && { total: 'sum' }),
}));

const places = (digits: PlaceDigits): ListColumn<Deployment>[] =>
  (['latitude', 'longitude'] as const).map((field) => ({
    field,
    header: field === 'latitude' ? 'Latitude' : 'Longitude',
    definition: `Decimal degrees, ${field === 'latitude' ? 'north' : 'east'} positive. Unknown where no location was entered.`,
    kind: 'number',
    width: 100,
    value: (deployment) => located(deployment, digits)?.[field] ?? null,
    cell: (deployment) =>
      located(deployment, digits)?.[field].toFixed(digits ?? 4) ?? <Unknown why="no location entered" />,
    // The service sorts 0.0, 0.0 as a location.
    served: null,
    ofProject: true,
    hidden: true,
    file: { unit: 'degree (WGS 84)', always: true },
  }));

/** The columns of "Deployments": those shown by default, and those shown on demand. */
export const deploymentColumns = (
  names: DeploymentNames,
  digits: PlaceDigits,
  statuses: DeploymentStatuses | null,
): readonly ListColumn<Deployment>[] => [
  {
    field: 'name',
    header: 'Name',
    definition:
      'The name of the deployment, one camera trap at a place. Several may share a name: then the site, and the id, tell them apart.',
    kind: 'text',
    width: 200,
    value: names.textOf,
    // Files use the id to distinguish equal names: it does not depend on what is loaded.
    csv: ({ name }) => name,
    copied: names.textOf,
    cell: (deployment) => <NameParts parts={names.partsOf(deployment)} />,
  },
  {
    field: 'project',
    header: 'Project',
    definition: 'The project the deployment belongs to.',
    kind: 'choice',
    // The parameter `project` belongs to the project switch.
    parameter: 'project_name',
    ofProject: true,
    width: 160,
    value: ({ project }) => project.name,
    file: { source: 'project.name', always: true },
    cell: ({ project }) => <span title={project.name}>{project.name}</span>,
  },
  ...counts,
  {
    field: 'first_date',
    header: 'First date',
    definition: 'The day of the first capture, on the trap’s own clock.',
    kind: 'date',
    width: 112,
    value: ({ first_date }) => first_date,
    cell: ({ first_date }) => (first_date === null ? <Unknown why="no captures yet" /> : <Day date={first_date} />),
  },
  {
    field: 'last_date',
    header: 'Last date',
    definition: 'The day of the latest capture, on the trap’s own clock.',
    kind: 'date',
    width: 112,
    value: ({ last_date }) => last_date,
    cell: ({ last_date }) => (last_date === null ? <Unknown why="no captures yet" /> : <Day date={last_date} />),
  },
  {
    field: 'active',
    header: 'Active',
    file: { source: 'first_date, last_date' },
    definition:
      'From the day of the first capture to that of the latest, on the trap’s own clock, pauses and winters included. The filter keeps what has any of its days in between.',
    kind: 'date',
    width: 200,
    value: (deployment) => activeDays(deployment)?.first ?? null,
    lastDay: (deployment) => activeDays(deployment)?.last ?? null,
    // An ISO 8601 interval.
    csv: (deployment) => {
      const days = activeDays(deployment);
      return days === null ? null : `${days.first}/${days.last}`;
    },
    cell: (deployment) => {
      const days = activeDays(deployment);
      if (days === null) return <Unknown why="no captures yet" />;
      return (
        <>
          <Day date={days.first} /> – <Day date={days.last} />
        </>
      );
    },
    hidden: true,
  },
  {
    field: 'status',
    header: 'Status',
    definition: statusDefinition(statuses),
    kind: 'choice',
    width: 110,
    value: (deployment) => statuses?.of(deployment) ?? null,
    cell: (deployment) => {
      const status = statuses?.of(deployment);
      if (status === undefined) return <Unknown why="not known until all deployments are read" />;
      return <span title={statuses?.definitions[status]}>{status}</span>;
    },
    hidden: true,
    file: { source: 'last_date, project.id' },
  },
  {
    field: 'device',
    header: 'Device',
    definition: 'The camera or logger that stands there.',
    kind: 'choice',
    ofProject: true,
    width: 180,
    value: ({ device }) => device?.name ?? null,
    file: { source: 'device.name' },
    cell: ({ device }) => (device === null ? <Unknown why="no device entered" /> : device.name),
  },
  {
    field: 'research_site',
    header: 'Site',
    definition: 'The research site the deployment belongs to.',
    kind: 'choice',
    ofProject: true,
    width: 230,
    value: ({ research_site }) => research_site?.name ?? null,
    file: { source: 'research_site.name', always: true },
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
    kind: 'choice',
    parameter: 'latest_job',
    width: 150,
    value: (deployment) => {
      const job = latestJob(deployment);
      return job === null ? null : `${job.status} ${job.created_at}`;
    },
    choice: (deployment) => latestJob(deployment)?.status ?? null,
    csv: (deployment) => latestJob(deployment)?.status ?? null,
    file: { name: 'latest_job_status', source: 'jobs.status' },
    cell: (deployment) => {
      const job = latestJob(deployment);
      return job === null ? (
        <Unknown why="no jobs" />
      ) : (
        <span title={`${job.job_type.name}, ${timestampText(job.created_at)}`}>
          <StatusWord tone={jobTone(job.status)} word={job.status} />
        </span>
      );
    },
  },
  {
    field: 'updated_at',
    header: 'Updated',
    definition: 'When the service last changed the deployment’s record.',
    kind: 'date',
    width: 112,
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <DayOfTimestamp timestamp={updated_at} />,
  },
  ...places(digits),
  {
    field: 'created_at',
    header: 'Made',
    definition: 'When the deployment’s record was made in the service.',
    kind: 'date',
    width: 112,
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <DayOfTimestamp timestamp={created_at} />,
    hidden: true,
  },
];
