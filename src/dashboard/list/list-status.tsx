import { Button, Progress } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { missingFrom, type WholeList } from '#dashboard/api/walk-list.ts';
import { numberText } from '#dashboard/ui/number-text.ts';
import classes from './list-status.module.css';

interface ListStatusProps {
  query: UseQueryResult<WholeList<unknown>>;
  /** how many records the page shows of those read, after its own filters */
  shown: number;
  /** "deployments" */
  noun: string;
}

/** How much of the whole collection is shown: "189 of 189 deployments", or what is still missing of it, and why. */
export function ListStatus({ query, shown, noun }: ListStatusProps) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) return <p className={classes.status}>Reading the {noun} …</p>;
  const { count, records, rejected, repeated, complete } = data;
  const missing = missingFrom(data);
  const reading = isFetching && !complete;
  return (
    <div className={classes.status}>
      <p role="status">
        <strong>{numberText(shown)}</strong> of {numberText(count)} {noun}
      </p>
      {reading && (
        <>
          <Progress
            className={classes.progress}
            size="sm"
            value={(100 * records.length) / Math.max(1, count)}
            aria-label={`${numberText(records.length)} of ${numberText(count)} ${noun} read`}
          />
          <span>
            {numberText(records.length)} of {numberText(count)} read
          </span>
        </>
      )}
      {complete && missing > 0 && (
        <p className={classes.problem} role="alert">
          {numberText(missing)} missing:{' '}
          {repeated > 0 ? 'the service repeated records between pages' : 'the service did not send them'}
          <Button size="compact-xs" variant="default" onClick={() => void refetch()}>
            Read again
          </Button>
        </p>
      )}
      {rejected.length > 0 && (
        <p
          className={classes.problem}
          title={rejected.map(({ id, faults }) => `${id ?? '?'}: ${faults.join('; ')}`).join('\n')}
        >
          {numberText(rejected.length)} set aside: not in the form of the interface
        </p>
      )}
      {error !== null && !isFetching && (
        <p className={classes.problem} role="alert">
          {complete ? 'Could not be refreshed' : 'Stopped reading'}: {error.message}
          <Button size="compact-xs" variant="default" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}
