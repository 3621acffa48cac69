import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { missingFrom, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import type { Messages } from '#dashboard/night/session/messages/en.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Neighbours } from '#dashboard/ui/neighbours.tsx';
import { nightName } from '#dashboard/ui/text/night-name.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { SessionPageList } from './session-page-list.tsx';
import { sessionPageParameters } from './session-page-parameters.ts';
import classes from '#dashboard/night/session-page.module.css';
import type { ListedEvent as Session } from '#contract/records/event.ts';

interface SessionNeighboursProps {
  session: Session;
  /** all sessions of its deployment */
  siblings: UseQueryResult<WholeList<Session>>;
}

/** Links to the previous and the next session: in the list that this one was opened from, or of the same trap. */
export function SessionNeighbours({ session, siblings }: SessionNeighboursProps) {
  const words = useMessages(sessionPageMessages);
  const [{ project, list, follow }, change] = useUrlState(sessionPageParameters);
  const hrefOf = (id: number) =>
    paths.session(id, {
      ...ofProject(project),
      ...(list !== null && { list }),
      ...(list !== null && follow === 'nights' && { follow }),
    });
  return (
    <div className={classes.neighbours}>
      {list === null || follow === 'nights' ? (
        <NeighboursByNight session={session} siblings={siblings} hrefOf={hrefOf} />
      ) : (
        <SessionPageList list={list} id={session.id} hrefOf={hrefOf} />
      )}
      {list !== null && (
        <SegmentedControl
          aria-label={words.follow}
          value={follow}
          onChange={(word) => void change({ follow: sessionPageParameters.follow.read(word) }, { replace: true })}
          data={[
            { value: 'list', label: words.followed.list },
            { value: 'nights', label: words.followed.nights },
          ]}
        />
      )}
    </div>
  );
}

interface NeighboursByNightProps extends SessionNeighboursProps {
  hrefOf: (id: number) => string;
}

function NeighboursByNight({ session: { id }, siblings: { data, isFetching }, hrefOf }: NeighboursByNightProps) {
  const words = useMessages(sessionPageMessages);
  const records = data?.records;
  const { previous, next, position } = useMemo(() => neighboursOf(id, records ?? []), [id, records]);
  // Until all are loaded, the next one may still change.
  const isWhole = data?.complete === true && position > 0;
  const neighbour = (session: Session | null) =>
    session && { name: nightName(session, records ?? []), to: hrefOf(session.id) };
  return (
    <Neighbours
      label={words.ofDeployment}
      texts={words.neighbours}
      previous={isWhole ? neighbour(previous) : undefined}
      next={isWhole ? neighbour(next) : undefined}
    >
      {isWhole && positionText(words, position, data)}
      {!isWhole && isFetching && words.finding}
      {!isWhole && !isFetching && words.neighboursUnknown}
    </Neighbours>
  );
}

function positionText(words: Messages, position: number, list: WholeList<Session>): string {
  const missing = missingFrom(list);
  const text = words.position(numberText(position), list.records.length);
  return missing > 0 ? words.positionMissing(text, missing) : text;
}

interface NeighbourSessions {
  previous: Session | null;
  next: Session | null;
  /** from 1; 0 if the session is not among them */
  position: number;
}

/** The previous and the next session of the same deployment, by start and id. */
export function neighboursOf(id: number, sessions: readonly Session[]): NeighbourSessions {
  const sorted = sessions.toSorted((a, b) => {
    if (a.start === b.start) return a.id - b.id;
    return a.start < b.start ? -1 : 1;
  });
  const index = sorted.findIndex((session) => session.id === id);
  if (index === -1) return { previous: null, next: null, position: 0 };
  return { previous: sorted[index - 1] ?? null, next: sorted[index + 1] ?? null, position: index + 1 };
}
