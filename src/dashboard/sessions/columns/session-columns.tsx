import { Link } from 'react-router-dom';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { located } from '#dashboard/map/located.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { moonColumn } from './moon-column.tsx';
import { countColumns } from './count-columns.tsx';
import type { SessionContext } from '#dashboard/sessions/model/session-context.ts';
import { flagsColumn } from './flags-column.tsx';
import { durationSeconds, durationText } from '#dashboard/ui/text/duration-text.ts';
import { knownHours } from '#dashboard/sessions/model/session-rates.ts';
import classes from './sessions-cells.module.css';
import { SessionThumbnail } from './session-thumbnail.tsx';
import { parseTimestamp } from '#contract/time.ts';
import { timestampClockText, timestampText, withClock } from '#dashboard/ui/text/clock-text.ts';
import { dayMonthText } from '#dashboard/ui/text/day-text.ts';
import type { ListedEvent as Session } from '#contract/event.ts';

const HOUR_SECONDS = 3_600;

/** The columns of the list "Sessions", from left to right. */
export function sessionColumns({
  project: chosen,
  flags,
  deploymentOf,
  deploymentChoices,
  names,
}: SessionContext): readonly ListColumn<Session>[] {
  const placeOf = (session: Session) => {
    const deployment = deploymentOf(session);
    return deployment === undefined ? null : located(deployment);
  };
  return [
    {
      field: 'day',
      header: 'Night',
      definition:
        'The dates the session touches, on the trap’s own clock. It belongs to the night of its evening; one that starts before noon belongs to the evening before.',
      kind: 'date',
      width: 212,
      value: ({ start }) => nightIso(start),
      cell: ({ start, end }) => <time dateTime={start}>{nightText(start, end)}</time>,
      // Not part of the cell, so that rows that are scrolled past quickly load no image.
      picture: (session) => <SessionThumbnail session={session} />,
      parameter: ['day_after', 'day_before'],
      file: { name: 'night', source: 'start' },
      hasSouthernSeason: (session) => (placeOf(session)?.latitude ?? 0) < 0,
      // Sorting by start sorts by night.
      served: 'start',
    },
    {
      field: 'deployment',
      header: 'Deployment',
      definition:
        'The camera trap the session is of. Several may share a name: then the site, and the id, tell them apart.',
      kind: 'choice',
      width: 210,
      value: ({ deployment }) => names.textOf(deployment),
      choice: ({ deployment }) => String(deployment.id),
      choices: deploymentChoices,
      ofProject: true,
      // Files have the id, which is unique; a unique name depends on which deployments are loaded.
      csv: ({ deployment }) => deployment.name,
      copied: ({ deployment }) => names.textOf(deployment),
      file: { source: 'deployment.name' },
      cell: ({ deployment }) => (
        <Link className={classes.link} to={paths.deployment(deployment.id, ofProject(chosen))}>
          <NameParts parts={names.partsOf(deployment)} />
        </Link>
      ),
    },
    {
      field: 'deployment_id',
      header: 'Deployment id',
      definition: 'The id of the deployment the session is of.',
      kind: 'number',
      width: 120,
      hidden: true,
      value: ({ deployment }) => deployment.id,
      cell: ({ deployment }) => deployment.id,
      // The filter of deployments is by name.
      parameter: null,
      served: null,
      file: { unit: '', source: 'deployment.id', always: true },
    },
    {
      field: 'project',
      header: 'Project',
      definition: 'The project the session’s deployment belongs to.',
      kind: 'choice',
      width: 170,
      hidden: true,
      value: (session) => deploymentOf(session)?.project.name ?? null,
      cell: (session) => {
        const project = deploymentOf(session)?.project;
        if (project === undefined) return <Unknown why="the list of deployments does not say" />;
        return (
          <Link className={classes.link} to={paths.sessions({ project: String(project.id) })} title={project.name}>
            {project.name}
          </Link>
        );
      },
      parameter: 'project_name',
      ofProject: true,
      file: { source: 'deployments/project.name', always: true },
    },
    {
      field: 'research_site',
      header: 'Site',
      definition: 'The research site the session’s deployment belongs to.',
      kind: 'choice',
      width: 170,
      hidden: true,
      value: (session) => deploymentOf(session)?.research_site?.name ?? null,
      ofProject: true,
      file: { source: 'deployments/research_site.name' },
      cell: (session) => {
        const site = deploymentOf(session)?.research_site ?? null;
        return site === null ? <Unknown why="no site entered" /> : <span title={site.name}>{site.name}</span>;
      },
    },
    {
      field: 'start',
      header: 'Start',
      definition: 'When the first capture was taken, on the trap’s own clock.',
      kind: 'date',
      width: 122,
      value: ({ start }) => start,
      cell: ({ start }) => (
        <time dateTime={start} title={`${timestampText(start)}, the trap’s own clock`}>
          {startText(start)}
        </time>
      ),
      parameter: null,
    },
    {
      field: 'duration',
      header: 'Duration',
      definition: 'From the first capture to the last, as the service measured it; right also where clocks change.',
      kind: 'number',
      width: 106,
      unit: 'h',
      file: { name: 'duration_h', source: 'duration' },
      value: ({ duration }) => {
        const seconds = durationSeconds(duration);
        return seconds === null ? null : seconds / HOUR_SECONDS;
      },
      csv: ({ duration }) => knownHours(duration),
      cell: ({ duration }) => {
        const seconds = durationSeconds(duration);
        return seconds === null ? <Unknown /> : durationText(seconds);
      },
    },
    ...countColumns,
    moonColumn(placeOf),
    flagsColumn(flags),
  ];
}

/** "12 Jun, 21:40": a zone-less timestamp; the year is in the column beside it. */
function startText(start: string): string {
  const parsed = parseTimestamp(start);
  return parsed === null ? start : withClock(dayMonthText(parsed.month, parsed.day), timestampClockText(start));
}
