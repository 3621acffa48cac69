import { copiedSource } from '#dashboard/api/copy/copied-source.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { exportsLink } from '#dashboard/links/exports-link.ts';
import { located } from '#dashboard/map/located.ts';
import { paths } from '#dashboard/paths.ts';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { Card } from '#dashboard/ui/looks/card.tsx';
import record from '#dashboard/ui/pages/record-page.module.css';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moonDisc } from '#dashboard/sessions/model/moon-disc.ts';
import { moonAt } from '#dashboard/findings/moon.ts';
import { clockChangeText } from './night-clock-change.ts';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';
import { ownLabel } from '#dashboard/sessions/model/own-label.ts';
import classes from '#dashboard/night/session-page.module.css';
import { durationSeconds, durationText } from '#dashboard/ui/text/duration-text.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import type { Event as Session } from '#contract/records/event.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';

interface SessionFactsProps {
  session: Session;
  /** its full record; the session has only its name */
  deployment: UseQueryResult<Deployment>;
  /** parameters that links to other pages carry */
  carried: Record<string, string>;
}

/** Time, place, duration and moon of a session. */
export function SessionFacts({ session, deployment: { data: deployment, isPending }, carried }: SessionFactsProps) {
  const words = useMessages(sessionPageMessages);
  const { columns, moonPhases } = useMessages(sessionsMessages);
  const { id, start, end, duration, updated_at } = session;
  const name = useDeploymentNames().textOf(deployment ?? session.deployment);
  const label = session.name === null ? null : ownLabel(session.name);
  const seconds = durationSeconds(duration);
  const clockChange = clockChangeText(words, session);
  const place = deployment === undefined ? null : located(deployment);
  const moon = moonAt(session, place);
  const to =
    deployment && exportsLink({ project: deployment.project?.id ?? null, deployments: [deployment.id], session: id });
  const disc = moonDisc(moon, place);
  return (
    <Card as="section" aria-labelledby="facts" className={`${record.card} ${classes.aside}`}>
      <h2 id="facts">{words.facts}</h2>
      <dl className={record.facts}>
        {label !== null && (
          <>
            <dt>{words.name}</dt>
            <dd>{label}</dd>
          </>
        )}
        <dt>{columns.deployment}</dt>
        <dd>
          <Link {...OF_DATA} to={paths.deployment(session.deployment.id, carried)}>
            {name}
          </Link>
        </dd>
        <dt>{columns.project}</dt>
        <dd>
          {deployment !== undefined &&
            (deployment.project === null ? <Unknown /> : <DataText text={nameText(deployment.project)} />)}
          {deployment === undefined && (isPending ? words.reading : <Unknown why={words.deploymentNotLoaded} />)}
        </dd>
        <dt>{columns.start}</dt>
        <dd>
          <NightTime timestamp={start} />
        </dd>
        <dt>{words.end}</dt>
        <dd>{end === null ? <Unknown /> : <NightTime timestamp={end} />}</dd>
        <dt>{columns.duration}</dt>
        <dd>
          {seconds === null ? <Unknown /> : durationText(seconds)}
          {clockChange !== null && <Text className={classes.remark}>{clockChange}</Text>}
        </dd>
        <dt>{columns.moon}</dt>
        <dd>
          <span className={`${classes.moon} ${disc.className}`} style={disc.style}>
            {words.moonLit(moonPhases[moon.name], wholePercentText(moon.percent / 100))}
          </span>
          <Text className={classes.remark}>
            {words.moonMeans} <HowComputed to={paths.statistics('moon')} />
          </Text>
        </dd>
        <dt>{copiedSource() === null ? words.updated : words.changedAtSource}</dt>
        <dd>
          <DayOfTimestamp timestamp={updated_at} />
        </dd>
        <dt>{words.id}</dt>
        <dd>{id}</dd>
      </dl>
      {to && (
        <Text size="medium">
          <Link to={to}>{words.exportIt}</Link>
        </Text>
      )}
      <Text size="medium" tone="soft" className={classes.clock}>
        {words.trapClock}
      </Text>
    </Card>
  );
}

/** A timestamp of the trap's clock, to the second: "12 Jun 2024, 21:40:00", the same digits for every viewer. */
function NightTime({ timestamp }: { timestamp: string }) {
  return <time dateTime={timestamp}>{timestampText(timestamp)}</time>;
}
