import { Button } from '#dashboard/ui/controls/button.tsx';
import { CancelledError, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { readAll, stopLoading } from '#dashboard/api/lists/list-options.ts';
import { estimateSeconds, missingFrom, MOST_UNASKED, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { readAllText } from '#dashboard/list/view/bar/read-all-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import type { Capture } from '#contract/records/capture.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import type { Messages } from '#dashboard/night/session/messages/en.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { NightCapturesFaults } from './night-captures-faults.tsx';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from '#dashboard/night/session-page.module.css';
import { durationText } from '#dashboard/ui/text/duration-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

interface NightCapturesStatusProps {
  session: Session;
  filters: { event: number; project_id: number | undefined };
  query: UseQueryResult<WholeList<Capture>>;
}

/** How many of a session's captures are loaded, with buttons to stop, continue or retry. */
export function NightCapturesStatus({ session, filters, query }: NightCapturesStatusProps) {
  const words = useMessages(sessionPageMessages);
  const { retry } = useMessages(uiMessages);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    return (
      <Text size="medium" figures className={classes.status}>
        {words.loadingCaptures}
      </Text>
    );
  }
  // Cancelling is not a failure.
  const failure = isFetching || error instanceof CancelledError ? null : error;
  const { count, complete, tooMany, openEnded } = data;
  const missing = missingFrom(data);
  const part = (openEnded ? words.partOfMore : words.part)(numberText(data.read), count);
  const read = words.partLoaded(part);
  const isWhole = complete && missing === 0 && data.rejected.length === 0;
  const isIdle = !complete && !isFetching;
  return (
    <Text as="div" size="medium" figures className={classes.status}>
      <p role="status">{isWhole ? words.allLoaded(count) : read}</p>
      {!complete && isFetching && (
        <>
          <ProgressBar className={classes.progress} label={read} fraction={data.read / Math.max(1, count)} />
          <Button compact onClick={() => void stopLoading(client, 'captures', filters)}>
            {words.cancel}
          </Button>
        </>
      )}
      {isIdle && tooMany && (
        <>
          <span>{onRequestText(words, data)}</span>
          <Button compact onClick={() => void readAll(client, 'captures', filters)}>
            {readAllText(data, words.captures)}
          </Button>
        </>
      )}
      {isIdle && !tooMany && failure === null && (
        <ProblemNote action={words.goOn} onAction={() => void refetch()}>
          {words.stoppedAt(part)}
        </ProblemNote>
      )}
      {failure !== null && (
        <ProblemNote action={retry} onAction={() => void refetch()}>
          {complete ? words.notRefreshed(failure.message) : words.stopped(numberText(missing), failure.message)}
        </ProblemNote>
      )}
      <NightCapturesFaults session={session} list={data} onReload={() => void refetch()} />
    </Text>
  );
}

function onRequestText(words: Messages, list: WholeList<Capture>): string {
  const [most, seconds] = [numberText(MOST_UNASKED), estimateSeconds(list)];
  return seconds === null ? words.onRequest(most) : words.onRequestIn(most, durationText(Math.max(1, seconds)));
}
