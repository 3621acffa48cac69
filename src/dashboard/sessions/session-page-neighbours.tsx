import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { missingFrom, type WholeList } from '#dashboard/api/whole-list.ts';
import { paths } from '#dashboard/paths.ts';
import { numberText } from '#dashboard/ui/number-text.ts';
import { neighboursOf } from './night-neighbours.ts';
import classes from './session-page.module.css';
import type { Session } from './sessions-session.ts';

interface SessionNeighboursProps {
  session: Session;
  siblings: UseQueryResult<WholeList<Session>>;
  kept: Record<string, string>;
}

/** The way to the session before and after, of the same deployment. */
export function SessionNeighbours({ session, siblings: { data, isFetching }, kept }: SessionNeighboursProps) {
  const records = data?.records;
  const { previous, next, position } = useMemo(() => neighboursOf(session.id, records ?? []), [session.id, records]);
  // Before all have come, the next one may be another one.
  const isWhole = data?.complete === true && position > 0;
  if (!isWhole) {
    return (
      <p className={classes.neighbours}>
        {isFetching
          ? 'Looking for the sessions before and after …'
          : 'The sessions before and after are not known: this deployment’s sessions could not all be read.'}
      </p>
    );
  }
  const missing = missingFrom(data);
  return (
    <nav className={classes.neighbours} aria-label="Sessions of this deployment">
      {previous === null ? (
        <span className={classes.noNeighbour}>No session before</span>
      ) : (
        <NeighbourLink session={previous} label="Previous session" kept={kept}>
          ← {previous.name}
        </NeighbourLink>
      )}
      <span>
        {numberText(position)} of {numberText(data.records.length)}
        {missing > 0 && `, ${numberText(missing)} missing`}
      </span>
      {next === null ? (
        <span className={classes.noNeighbour}>No session after</span>
      ) : (
        <NeighbourLink session={next} label="Next session" kept={kept}>
          {next.name} →
        </NeighbourLink>
      )}
    </nav>
  );
}

interface NeighbourLinkProps {
  session: Session;
  label: string;
  kept: Record<string, string>;
  children: ReactNode;
}

function NeighbourLink({ session: { id, name }, label, kept, children }: NeighbourLinkProps) {
  return (
    <Link to={paths.session(id, kept)} aria-label={`${label}: ${name}`}>
      {children}
    </Link>
  );
}
