import { Button } from '#dashboard/ui/controls/button.tsx';
import { CancelledError, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { readAll, stopLoading } from '#dashboard/api/whole/list-options.ts';
import { estimateSeconds, missingFrom, MOST_UNASKED, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { readAllText } from '#dashboard/list/bar/read-all-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import type { Capture } from '#contract/capture.ts';
import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { NightCapturesFaults } from './night-captures-faults.tsx';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import classes from '#dashboard/sessions/session-page.module.css';
import { durationText } from '#dashboard/ui/text/duration-text.ts';
import type { ListedEvent as Session } from '#contract/event.ts';

interface NightCapturesStatusProps {
  session: Session;
  filters: { event: number; project_id: number | undefined };
  query: UseQueryResult<WholeList<Capture>>;
}

/** How many of a session's captures are loaded, with buttons to stop, continue or retry. */
export function NightCapturesStatus({ session, filters, query }: NightCapturesStatusProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) return <p className={classes.status}>Reading the captures …</p>;
  // Cancelling is not a failure.
  const failure = isFetching || error instanceof CancelledError ? null : error;
  const { count, complete, tooMany, openEnded } = data;
  const missing = missingFrom(data);
  const read = `${numberText(data.read)} of ${openEnded ? 'more than ' : ''}${countNoun(count, 'capture')}`;
  const isWhole = complete && missing === 0 && data.rejected.length === 0;
  const isIdle = !complete && !isFetching;
  return (
    <div className={classes.status}>
      <p role="status">{isWhole ? wholeText(count) : `${read} read`}</p>
      {!complete && isFetching && (
        <>
          <ProgressBar className={classes.progress} label={`${read} read`} fraction={data.read / Math.max(1, count)} />
          <Button compact onClick={() => void stopLoading(client, 'captures', filters)}>
            Cancel
          </Button>
        </>
      )}
      {isIdle && tooMany && (
        <>
          <span>
            More than {numberText(MOST_UNASKED)} are read only when asked for{estimateText(data)}.
          </span>
          <Button compact onClick={() => void readAll(client, 'captures', filters)}>
            {readAllText(data, 'captures')}
          </Button>
        </>
      )}
      {isIdle && !tooMany && failure === null && (
        <ProblemNote action="Read on" onAction={() => void refetch()}>
          Stopped at {read}
        </ProblemNote>
      )}
      {failure !== null && (
        <ProblemNote action="Retry" onAction={() => void refetch()}>
          {complete ? 'Could not be refreshed' : `Stopped reading, ${numberText(missing)} missing`}: {failure.message}
        </ProblemNote>
      )}
      <NightCapturesFaults session={session} list={data} onReload={() => void refetch()} />
    </div>
  );
}

function wholeText(count: number): string {
  if (count === 0) return 'No captures';
  return `${count === 1 ? '' : 'All '}${countNoun(count, 'capture')} read`;
}

function estimateText(list: WholeList<Capture>): string {
  const seconds = estimateSeconds(list);
  return seconds === null ? '' : `, about ${durationText(Math.max(1, seconds))} at the pace of the first`;
}
