import type { Deployment } from '#contract/records/deployment.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookedAtText } from '#dashboard/findings/animals/look-texts.ts';
import { countedLooks } from '#contract/records/who-looked.ts';
import type { ColumnChoices, ListColumn } from '#dashboard/list/model/list-column.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Day, DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { jobStatusText } from '#dashboard/ui/notes/job-status-text.ts';
import { jobTone, StatusWord } from '#dashboard/ui/notes/status-word.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { PlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { activeDays } from '#dashboard/deployments/days/active-days.ts';
import { deploymentCounts } from './deployment-counts.ts';
import { keptColumns } from './kept-columns.tsx';
import { latestJob } from './latest-job.ts';
import type { Messages } from './messages/en.ts';
import { statusDefinition } from './status-definition.ts';
import { located } from '#dashboard/map/located.ts';
import type { Misplaced } from '#dashboard/map/misplaced.ts';
import { locationCheckColumn } from './location-check-column.tsx';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';

const counts = (words: Messages): ListColumn<Deployment>[] =>
  deploymentCounts(words).map(({ field, header, definition, width }) => ({
    field,
    header,
    definition,
    kind: 'number',
    width,
    value: (deployment) => deployment[field],
    cell: (deployment) => <Count value={deployment[field]} />,
    // No sum: traps share taxa.
    ...(field !== 'taxa_count' && { total: 'sum' }),
    ...(field === 'occurrences_count' && {
      totalNote: (shown) => lookedAtText(countedLooks(shown), animalsMessages.now),
    }),
  }));

const places = (words: Messages, digits: PlaceDigits): ListColumn<Deployment>[] =>
  (['latitude', 'longitude'] as const).map((field) => ({
    field,
    header: words[field],
    definition: field === 'latitude' ? words.latitudeMeans : words.longitudeMeans,
    kind: 'number',
    width: 100,
    value: (deployment) => located(deployment, digits)?.[field] ?? null,
    cell: (deployment) =>
      located(deployment, digits)?.[field].toFixed(digits ?? 4) ?? <Unknown why={words.noLocation} />,
    // The service sorts 0.0, 0.0 as a location.
    served: null,
    ofProject: true,
    hidden: true,
    file: { unit: 'degree (WGS 84)', always: true },
  }));

/** Both coordinates, with the filter of an area drawn on the map. */
const location = (words: Messages, digits: PlaceDigits): ListColumn<Deployment> => {
  const textOf = (deployment: Deployment) => {
    const place = located(deployment, digits);
    if (place === null) return null;
    return `${place.latitude.toFixed(digits ?? 4)}, ${place.longitude.toFixed(digits ?? 4)}`;
  };
  return {
    field: 'location',
    header: words.location,
    definition: words.locationMeans,
    kind: 'area',
    width: 150,
    value: textOf,
    cell: (deployment) => textOf(deployment) ?? <Unknown why={words.noLocation} />,
    place: (deployment) => located(deployment, digits),
    parameter: 'area',
    served: null,
    ofProject: true,
    hidden: true,
    file: { source: ['latitude', 'longitude'].join(', ') },
  };
};

/** What is known of each deployment by comparison with all others. */
export interface DeploymentFindings {
  statuses: DeploymentStatuses;
  misplaced: ReadonlyMap<number, Misplaced>;
}

/** The columns of "Deployments": those shown by default, and those shown on demand. */
export const deploymentColumns = (
  words: Messages,
  names: DeploymentNames,
  digits: PlaceDigits,
  findings: DeploymentFindings | null,
): readonly ListColumn<Deployment>[] => {
  const statuses = findings?.statuses ?? null;
  const statusNames: Readonly<Record<string, string>> = words.statuses;
  return [
    {
      field: 'name',
      header: words.name,
      definition: words.nameMeans,
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
      header: words.project,
      definition: words.projectMeans,
      kind: 'choice',
      // The parameter `project` belongs to the project switch.
      parameter: 'project_name',
      ofProject: true,
      width: 160,
      value: ({ project }) => project && nameText(project),
      file: { source: 'project.name', always: true },
      cell: ({ project }) => (project === null ? <Unknown /> : <DataText text={nameText(project)} />),
    },
    ...counts(words),
    {
      field: 'first_date',
      header: words.firstDate,
      definition: words.firstDateMeans,
      kind: 'date',
      width: 120,
      value: ({ first_date }) => first_date,
      cell: ({ first_date }) => (first_date === null ? <Unknown why={words.noCaptures} /> : <Day date={first_date} />),
    },
    {
      field: 'last_date',
      header: words.lastDate,
      definition: words.lastDateMeans,
      kind: 'date',
      width: 120,
      value: ({ last_date }) => last_date,
      cell: ({ last_date }) => (last_date === null ? <Unknown why={words.noCaptures} /> : <Day date={last_date} />),
    },
    {
      field: 'active',
      header: words.active,
      file: { source: 'first_date, last_date' },
      definition: words.activeMeans,
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
        if (days === null) return <Unknown why={words.noCaptures} />;
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
      header: words.status,
      definition: statusDefinition(words, statuses),
      kind: 'choice',
      width: 110,
      value: (deployment) => statuses?.of(deployment) ?? null,
      choices: shownAs((status) => statusNames[status] ?? status),
      cell: (deployment) => {
        const status = statuses?.of(deployment);
        if (status === undefined) return <Unknown why={words.statusUnknown} />;
        return <span title={statuses?.definitions[status]}>{words.statuses[status]}</span>;
      },
      hidden: true,
      file: { source: 'last_date, project.id' },
    },
    {
      field: 'device',
      header: words.device,
      definition: words.deviceMeans,
      kind: 'choice',
      ofProject: true,
      width: 180,
      value: ({ device }) => device && nameText(device),
      file: { source: 'device.name' },
      cell: ({ device }) => (device === null ? <Unknown why={words.noDevice} /> : <DataText text={nameText(device)} />),
    },
    {
      field: 'research_site',
      header: words.site,
      definition: words.siteMeans,
      kind: 'choice',
      ofProject: true,
      width: 230,
      value: ({ research_site }) => research_site && nameText(research_site),
      file: { source: 'research_site.name', always: true },
      cell: ({ research_site }) =>
        research_site === null ? <Unknown why={words.noSite} /> : <DataText text={nameText(research_site)} />,
      withinFirst: (deployment) => {
        const site = deployment.research_site && nameText(deployment.research_site);
        return site === null || names.partsOf(deployment).includes(site) ? null : <DataText text={site} />;
      },
    },
    ...keptColumns(words, digits),
    {
      field: 'jobs',
      header: words.latestJob,
      definition: words.latestJobMeans,
      kind: 'choice',
      parameter: 'latest_job',
      width: 150,
      value: (deployment) => {
        const job = latestJob(deployment);
        return job === null ? null : `${job.status ?? ''} ${job.created_at ?? ''}`;
      },
      choice: (deployment) => latestJob(deployment)?.status ?? null,
      choices: shownAs(jobStatusText),
      csv: (deployment) => latestJob(deployment)?.status ?? null,
      file: { name: 'latest_job_status', source: 'jobs.status' },
      cell: (deployment) => {
        const job = latestJob(deployment);
        if (deployment.jobs === null) return <Unknown />;
        if (job === null) return <Unknown why={words.noJobs} />;
        const { status, job_type, created_at } = job;
        return (
          <span
            title={words.jobAt(
              status ?? '–',
              job_type?.name ?? '–',
              created_at === null ? '–' : timestampText(created_at),
            )}
          >
            <StatusWord tone={jobTone(status ?? '')} word={jobStatusText(status ?? '')} />
          </span>
        );
      },
    },
    {
      field: 'updated_at',
      header: words.updated,
      definition: words.updatedMeans,
      kind: 'date',
      width: 112,
      value: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => <DayOfTimestamp timestamp={updated_at} />,
    },
    ...places(words, digits),
    location(words, digits),
    {
      field: 'created_at',
      header: words.created,
      definition: words.createdMeans,
      kind: 'date',
      width: 112,
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => <DayOfTimestamp timestamp={created_at} />,
      hidden: true,
    },
    locationCheckColumn(words, findings?.misplaced ?? null),
  ];
};

/** Choices that are ids in the address. */
function shownAs(textOf: (value: string) => string): ColumnChoices {
  return { textOf, searchedOf: textOf, known: [], isChoice: () => true };
}
