import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { located } from '#dashboard/map/located.ts';
import { paths } from '#dashboard/paths.ts';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import record from '#dashboard/ui/record-page.module.css';
import { moonDisc } from '#dashboard/sessions/model/moon-disc.ts';
import { moonAt } from '#dashboard/sessions/model/moon.ts';
import { clockChangeText } from './night-clock-change.ts';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';
import { ownLabel } from '#dashboard/sessions/model/own-label.ts';
import classes from '#dashboard/sessions/session-page.module.css';
import { durationSeconds, durationText } from '#dashboard/ui/text/duration-text.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import type { Event as Session } from '#contract/event.ts';

interface SessionFactsProps {
  session: Session;
  /** its full record; the session has only its name */
  deployment: UseQueryResult<Deployment>;
  /** parameters that links to other pages carry */
  carried: Record<string, string>;
}

/** Time, place, duration and moon of a session. */
export function SessionFacts({ session, deployment: { data: deployment, isPending }, carried }: SessionFactsProps) {
  const { id, start, end, duration, updated_at } = session;
  const name = useDeploymentNames().textOf(deployment ?? session.deployment);
  const label = ownLabel(session.name);
  const seconds = durationSeconds(duration);
  const clockChange = clockChangeText(session);
  const place = deployment === undefined ? null : located(deployment);
  const moon = moonAt(session, place);
  const disc = moonDisc(moon, place);
  return (
    <section aria-labelledby="facts" className={`${record.card} ${classes.aside}`}>
      <h2 id="facts">Facts</h2>
      <dl className={record.facts}>
        {label !== null && (
          <>
            <dt>Name</dt>
            <dd>{label}</dd>
          </>
        )}
        <dt>Deployment</dt>
        <dd>
          <Link to={paths.deployment(session.deployment.id, carried)}>{name}</Link>
        </dd>
        <dt>Project</dt>
        <dd>
          {deployment?.project.name ?? (isPending ? 'Reading …' : <Unknown why="the deployment could not be read" />)}
        </dd>
        <dt>Start</dt>
        <dd>
          <NightTime timestamp={start} />
        </dd>
        <dt>End</dt>
        <dd>{end === null ? <Unknown /> : <NightTime timestamp={end} />}</dd>
        <dt>Duration</dt>
        <dd>
          {seconds === null ? <Unknown /> : durationText(seconds)}
          {clockChange !== null && <p className={classes.remark}>{clockChange}</p>}
        </dd>
        <dt>Moon</dt>
        <dd>
          <span className={`${classes.moon} ${disc.className}`} style={disc.style}>
            {moon.name}, about {wholePercentText(moon.percent / 100)} lit
          </span>
          <p className={classes.remark}>
            At the middle of the session, whether or not it had risen or clouds were before it.
          </p>
        </dd>
        <dt>Updated</dt>
        <dd>
          <DayOfTimestamp timestamp={updated_at} />
        </dd>
        <dt>Id</dt>
        <dd>{id}</dd>
      </dl>
      <p className={classes.clock}>Times are the trap’s own clock.</p>
    </section>
  );
}

/** A timestamp of the trap's clock, to the second: "12 Jun 2024, 21:40:00", the same digits for every viewer. */
function NightTime({ timestamp }: { timestamp: string }) {
  return <time dateTime={timestamp}>{timestampText(timestamp)}</time>;
}
