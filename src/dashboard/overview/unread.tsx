import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { missingFrom, unreadIn, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { countDifference } from '#dashboard/list/arrange/count-difference.ts';
import { knownCountText } from '#dashboard/list/bar/known-count-text.ts';
import { paths } from '#dashboard/paths.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import classes from './overview-page.module.css';

interface UnreadProps {
  query: UseQueryResult<WholeList<unknown>>;
  /** "sessions" */
  noun: string;
  /** "The sessions could not be read." */
  what: string;
  /** URL parameters carried in links: the project */
  carried: Record<string, string>;
}

function whyUnread(list: WholeList<unknown>): string {
  const [rejected, missing] = [list.rejected.length, missingFrom(list)];
  if (missing === 0) return 'they were received but could not be read.';
  if (rejected === 0) return 'the server did not send them.';
  return `${numberText(rejected)} could not be read, ${numberText(missing)} were not sent.`;
}

/** Which records of a list the numbers below do not include, with a link to load them. */
export function Unread({ query: { data, error, isFetching, refetch }, noun, what, carried }: UnreadProps) {
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
        Of {numberText(data.read)} of {knownCountText(data)} {noun}, where the reading was stopped.
      </ProblemNote>
    );
  }
  if (!data.complete) {
    return (
      <p className={classes.hint}>
        Of {numberText(data.read)} of {knownCountText(data)} {noun} read so far …
      </p>
    );
  }
  const left = unreadIn(data);
  const difference = countDifference(data, noun);
  return (
    <>
      {left > 0 && (
        <ProblemNote action="Read again" onAction={() => void refetch()}>
          {numberText(left)} of {numberText(data.count)} {noun} are not in these numbers: {whyUnread(data)}{' '}
          {data.rejected.length > 0 && <Link to={paths.dataProblems(carried)}>Data problems in Settings</Link>}
        </ProblemNote>
      )}
      {difference !== null && <p className={classes.hint}>{difference}</p>}
    </>
  );
}
