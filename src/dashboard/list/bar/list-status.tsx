import { Button, Progress } from '@mantine/core';
import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { stopLoading } from '#dashboard/api/whole/list-options.ts';
import { estimateSeconds, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { durationWords } from './duration-words.ts';
import { filterWords } from '#dashboard/list/filter/filter-in-force.ts';
import { knownCountText } from './known-count-text.ts';
import classes from './list-status.module.css';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';

/**
 * How much is shown of all that the page is about: "34 of 34 deployments" of a project; below it how far the reading is, or
 * why it ended before its end. Both have their place from the start, so that nothing moves when they come.
 */
export function ListStatus<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { definition, query, shown, count, total, inForce } = list;
  const { data, isFetching } = query;
  const { many } = definition.noun;
  if (count === null)
    return (
      <div className={classes.status}>
        <p>Reading the {many} …</p>
      </div>
    );
  return (
    <div className={classes.status}>
      <p role="status" title={inForce.map(filterWords).join('\n') || undefined}>
        <strong>{numberText(shown.length)}</strong>
        {total === null
          ? ` ${many} so far`
          : ` of ${knownCountText({ count: total, openEnded: data?.openEnded === true })} ${many}`}
      </p>
      {data !== undefined && !data.complete && isFetching && <Progressing list={list} data={data} />}
      {!isFetching && <Halted list={list} />}
    </div>
  );
}

/** How far a reading has come, and the way to end it. */
function Progressing<Rec>({ list, data }: { list: RecordListModel<Rec>; data: WholeList<Rec> }) {
  const client = useQueryClient();
  const { collection, noun } = list.definition;
  const read = `${numberText(data.read)} of ${knownCountText(data)} ${noun.many} read`;
  const left = timeLeft(data);
  return (
    <div className={classes.reading}>
      <Progress
        className={classes.progress}
        size="sm"
        value={(100 * data.read) / Math.max(1, data.count)}
        aria-label={read}
      />
      <span className={classes.read} title={left === '' ? read : `${read}, about ${left}`}>
        {numberText(data.read)} read{left !== '' && `, ${left}`}
      </span>
      <Button
        className={classes.cancel}
        size="compact-xs"
        variant="default"
        onClick={() => void stopLoading(client, collection, list.wire)}
      >
        Cancel
      </Button>
    </div>
  );
}

/** Why nothing is being read although more is to be had, and the way to go on. */
function Halted<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { data, error, refetch } = list.query;
  // The reader's own Cancel is no failure.
  const failure = error instanceof CancelledError ? null : error;
  if (failure === null && (data === undefined || data.complete || data.tooMany)) return null;
  const what =
    failure !== null
      ? `${data?.complete === true ? 'Could not be refreshed' : 'Stopped reading'}: ${failure.message}`
      : `Stopped at ${numberText(data?.read ?? 0)} of ${data === undefined ? '' : knownCountText(data)}`;
  return (
    <div className={classes.halted} title={what}>
      <ProblemNote action={failure === null ? 'Read on' : 'Retry'} onAction={() => void refetch()}>
        {what}
      </ProblemNote>
    </div>
  );
}

function timeLeft(data: WholeList<unknown>): string {
  const seconds = estimateSeconds(data);
  return seconds === null || seconds < 5 ? '' : `${durationWords(seconds)} left`;
}
