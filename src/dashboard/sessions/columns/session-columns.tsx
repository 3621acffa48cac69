import { Link } from 'react-router-dom';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { located } from '#dashboard/map/located.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { lastNightIso, nightIso } from '#dashboard/ui/text/night-iso.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { fittingWidth } from '#dashboard/list/model/fitting-width.ts';
import { moonColumn } from './moon-column.tsx';
import { countColumns } from './count-columns.tsx';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import type { SessionContext } from '#dashboard/sessions/model/session-context.ts';
import { flagsColumn } from './flags-column.tsx';
import { durationSeconds, durationText } from '#dashboard/ui/text/duration-text.ts';
import { HOUR_SECONDS, hoursOf, knownHours } from '#dashboard/findings/session-arithmetic.ts';
import classes from './sessions-cells.module.css';
import { SessionPicture } from './session-picture.tsx';
import { parseTimestamp } from '#contract/time.ts';
import { timestampClockText, timestampText, withClock } from '#dashboard/ui/text/clock-text.ts';
import { dayMonthText } from '#dashboard/ui/text/day-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';

const LONG_NIGHT_SECONDS = 13.25 * HOUR_SECONDS;
/** The picture of a session, and what a bold text is wider, in pixels. */
const BESIDE_NIGHT = 97;

/** The columns of the list "Sessions", from left to right. */
export function sessionColumns(
  { project: chosen, flags, deploymentOf, nightOf, deploymentChoices, names }: SessionContext,
  words: Messages,
): readonly ListColumn<Session>[] {
  const { columns, means } = words;
  const placeOf = (session: Session) => {
    const deployment = deploymentOf(session);
    return deployment === undefined ? null : located(deployment);
  };
  return [
    {
      field: 'day',
      header: columns.night,
      definition: means.night,
      kind: 'date',
      width: fittingWidth(212, nightText('2025-08-31T21:00:00', '2025-09-01T05:00:00'), BESIDE_NIGHT),
      value: ({ start }) => nightIso(start),
      lastDay: lastNightIso,
      cell: (session) => {
        const night = nightOf(session);
        // A night across the new year is wider than the column.
        return (
          <time dateTime={session.start} title={night}>
            {night}
          </time>
        );
      },
      // Not part of the cell, so that rows that are scrolled past quickly load no image.
      picture: (session) => <SessionPicture session={session} />,
      parameter: ['day_after', 'day_before'],
      file: { name: 'night', source: 'start' },
      hasSouthernSeason: (session) => (placeOf(session)?.latitude ?? 0) < 0,
      // Sorting by start sorts by night.
      served: 'start',
    },
    {
      field: 'deployment',
      header: columns.deployment,
      definition: means.deployment,
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
      header: columns.deploymentId,
      definition: means.deploymentId,
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
      header: columns.project,
      definition: means.project,
      kind: 'choice',
      width: 170,
      hidden: true,
      value: (session) => {
        const project = deploymentOf(session)?.project ?? null;
        return project && nameText(project);
      },
      cell: (session) => {
        const project = deploymentOf(session)?.project ?? null;
        if (project === null) return <Unknown why={words.projectUnknown} />;
        const name = nameText(project);
        return (
          <Link {...OF_DATA} className={classes.link} to={paths.sessions({ project: String(project.id) })} title={name}>
            {name}
          </Link>
        );
      },
      parameter: 'project_name',
      ofProject: true,
      file: { source: 'deployments/project.name', always: true },
    },
    {
      field: 'research_site',
      header: columns.site,
      definition: means.site,
      kind: 'choice',
      width: 170,
      hidden: true,
      value: (session) => {
        const site = deploymentOf(session)?.research_site ?? null;
        return site && nameText(site);
      },
      ofProject: true,
      file: { source: 'deployments/research_site.name' },
      cell: (session) => {
        const site = deploymentOf(session)?.research_site ?? null;
        return site === null ? <Unknown why={words.noSite} /> : <DataText text={nameText(site)} />;
      },
    },
    {
      field: 'start',
      header: columns.start,
      definition: means.start,
      kind: 'date',
      width: fittingWidth(122, startText('2024-09-30T21:40:00')),
      value: ({ start }) => start,
      cell: ({ start }) => (
        <time dateTime={start} title={words.trapClock(timestampText(start))}>
          {startText(start)}
        </time>
      ),
      parameter: null,
    },
    {
      field: 'duration',
      header: columns.duration,
      definition: means.duration,
      kind: 'number',
      width: fittingWidth(106, durationText(LONG_NIGHT_SECONDS)),
      unit: 'h',
      file: { name: 'duration_h', source: 'duration' },
      value: hoursOf,
      csv: knownHours,
      cell: ({ duration }) => {
        const seconds = durationSeconds(duration);
        return seconds === null ? <Unknown /> : durationText(seconds);
      },
    },
    ...countColumns(words),
    moonColumn(placeOf, words),
    flagsColumn(flags, words),
  ];
}

/** "12 Jun, 21:40": a zone-less timestamp; the year is in the column beside it. */
function startText(start: string): string {
  const parsed = parseTimestamp(start);
  return parsed === null ? start : withClock(dayMonthText(parsed.month, parsed.day), timestampClockText(start));
}
