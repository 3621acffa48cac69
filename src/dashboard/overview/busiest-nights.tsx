import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useOrderedPage } from '#dashboard/api/ordered/use-ordered-page.ts';
import { isUnreadable } from '#dashboard/api/lists/whole-list.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { nightName } from '#dashboard/ui/text/night-name.ts';
import { overviewMessages } from './messages/overview-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './overview-page.module.css';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { Panel } from './panel.tsx';
import type { Overview } from './use-overview.ts';

const MOST = 5;
const BY_CAPTURES = [{ field: 'captures_count', descending: true }];

/**
 * The sessions with the most captures: sorted by the service if its ordering is verified, otherwise from the whole
 * list.
 */
export function BusiestNights({ overview }: { overview: Overview }) {
  const words = useMessages(overviewMessages);
  const { wire, carried, sessions, isWhole, byId, names, sessionsQuery, project } = overview;
  const served = useOrderedPage('events', { filters: wire, ordering: BY_CAPTURES, limit: MOST }, { enabled: !isWhole });
  const busiest = useMemo(() => (isWhole ? mostCaptures(sessions) : null), [isWhole, sessions]);
  // Records of other projects, which a service may include, are detected only in the complete list.
  const records = served.page?.records;
  const shown = useMemo(() => busiest ?? records?.slice(0, MOST) ?? null, [busiest, records]);
  const named = useMemo(
    () =>
      (shown ?? []).map(({ id, start, end, deployment, captures_count }) => {
        const ofDeployment = sessions.filter((one) => one.deployment.id === deployment.id);
        return { id, night: nightName({ id, start, end }, ofDeployment), deployment, captures_count };
      }),
    [shown, sessions],
  );
  const isNowhere = shown === null && sessionsQuery.error !== null;
  return (
    <Panel title={words.busiest} definition={words.busiestMean}>
      {isNowhere && <Text>{words.busiestUnknown(sessionsQuery.error?.message ?? '')}</Text>}
      {shown === null && !isNowhere && (
        <Text>
          {sessionsQuery.data?.tooMany === true && served.verdict === 'unproven'
            ? words.busiestUnsorted
            : words.loadingList}
        </Text>
      )}
      {shown?.length === 0 && (
        <Text>{isUnreadable(sessionsQuery.data) ? words.notLoaded.sessions : words.noneReported}</Text>
      )}
      <ol className={classes.nights}>
        {named.map(({ id, night, deployment, captures_count }) => (
          <li key={id}>
            <Link to={paths.session(id, carried)}>{night}</Link>
            <Text {...OF_DATA} as="span" cut className={classes.where}>
              {[
                names.textOf(deployment),
                ...(project === null ? [byId.get(deployment.id)?.project ?? []].flat().map(nameText) : []),
              ].join(' · ')}
            </Text>
            <span className={classes.number}>
              <Count value={captures_count} />
            </span>
          </li>
        ))}
      </ol>
      <Link className={classes.all} to={paths.sessions(carried)}>
        {words.allByCaptures}
      </Link>
    </Panel>
  );
}

/** In one pass: sorting 100,000 records for the first five would take longer than a frame. */
function mostCaptures(sessions: readonly Session[]): readonly Session[] {
  let most: Session[] = [];
  for (const session of sessions) {
    const last = most[MOST - 1];
    if (session.captures_count === null || (last !== undefined && byCaptures(session, last) > 0)) continue;
    most = [...most, session].toSorted(byCaptures).slice(0, MOST);
  }
  return most;
}

function byCaptures(a: Session, b: Session): number {
  return (b.captures_count ?? 0) - (a.captures_count ?? 0) || a.id - b.id;
}
