import { Button, Progress } from '@mantine/core';
import { CancelledError, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { CollectionName } from '#contract/collections.ts';
import { stopReading } from '#dashboard/api/list-options.ts';
import { missingFrom, type WholeList } from '#dashboard/api/walk-list.ts';
import { numberText } from '#dashboard/ui/number-text.ts';
import { ProblemNote } from '#dashboard/ui/problem-note.tsx';
import classes from './list-status.module.css';

interface ListStatusProps {
  collection: CollectionName;
  query: UseQueryResult<WholeList<unknown>>;
  /** how many records the page shows of those read, after its own filters */
  shown: number;
  /** "deployments" */
  noun: string;
}

/** How much of the whole collection is shown: "189 of 189 deployments", or what is still missing of it, and why. */
export function ListStatus({ collection, query, shown, noun }: ListStatusProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = query;
  // The reader's own Cancel is no failure.
  const failure = error instanceof CancelledError ? null : error;
  const readAgain = () => void refetch();
  if (data === undefined) return <p className={classes.status}>Reading the {noun} …</p>;
  const { count, records, rejected, repeated, complete } = data;
  const missing = missingFrom(data);
  const read = `${numberText(records.length)} of ${numberText(count)}`;
  return (
    <div className={classes.status}>
      <p role="status">
        <strong>{numberText(shown)}</strong> of {numberText(count)} {noun}
      </p>
      {!complete && isFetching && (
        <>
          <Progress
            className={classes.progress}
            size="sm"
            value={(100 * records.length) / Math.max(1, count)}
            aria-label={`${read} ${noun} read`}
          />
          <span>{read} read</span>
          <Button size="compact-xs" variant="default" onClick={() => void stopReading(client, collection)}>
            Cancel
          </Button>
        </>
      )}
      {!complete && !isFetching && failure === null && (
        <ProblemNote action="Read on" onAction={readAgain}>
          Stopped at {read}
        </ProblemNote>
      )}
      {complete && missing > 0 && (
        <ProblemNote action="Read again" onAction={readAgain}>
          {numberText(missing)} missing:{' '}
          {repeated > 0 ? 'the service repeated records between pages' : 'the service did not send them'}
        </ProblemNote>
      )}
      {rejected.length > 0 && (
        <p
          className={classes.problem}
          title={rejected.map(({ id, faults }) => `${id ?? '?'}: ${faults.join('; ')}`).join('\n')}
        >
          {numberText(rejected.length)} set aside: not in the form of the interface
        </p>
      )}
      {failure !== null && !isFetching && (
        <ProblemNote action="Retry" onAction={readAgain}>
          {complete ? 'Could not be refreshed' : 'Stopped reading'}: {failure.message}
        </ProblemNote>
      )}
    </div>
  );
}
