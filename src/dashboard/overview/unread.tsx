import type { UseQueryResult } from '@tanstack/react-query';
import { missingFrom, type WholeList } from '#dashboard/api/whole-list.ts';
import { numberText } from '#dashboard/ui/number-text.ts';
import { ProblemNote } from '#dashboard/ui/problem-note.tsx';
import classes from './overview-page.module.css';

interface UnreadProps {
  query: UseQueryResult<WholeList<unknown>>;
  /** "sessions" */
  noun: string;
  /** "The sessions could not be read." */
  what: string;
}

/** What of a list is not in the numbers below, and the way to it; nothing where all of it is. */
export function Unread({ query: { data, error, isFetching, refetch }, noun, what }: UnreadProps) {
  if (error !== null && !isFetching) {
    return (
      <ProblemNote action="Retry" onAction={() => void refetch()}>
        {data === undefined ? what : `The ${noun} could not be refreshed:`} {error.message}
      </ProblemNote>
    );
  }
  if (data === undefined || data.tooMany) return null;
  if (data.stopped) {
    return (
      <ProblemNote action="Read on" onAction={() => void refetch()}>
        Of {numberText(data.read)} of {numberText(data.count)} {noun}, where the reading was stopped.
      </ProblemNote>
    );
  }
  if (!data.complete) {
    return (
      <p className={classes.hint}>
        Of {numberText(data.read)} of {numberText(data.count)} {noun} read so far …
      </p>
    );
  }
  const left = missingFrom(data) + data.rejected.length;
  return left === 0 ? null : (
    <ProblemNote action="Read again" onAction={() => void refetch()}>
      {numberText(left)} of {numberText(data.count)} {noun} are not in these numbers: the service did not send them in
      the form of the interface.
    </ProblemNote>
  );
}
