import { Button } from '#dashboard/ui/controls/button.tsx';
import { estimateSeconds, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { durationWords } from './duration-words.ts';
import { filterWords } from '#dashboard/list/filter/filter-in-force.ts';
import { knownCountText } from './known-count-text.ts';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import classes from './list-status.module.css';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';

/**
 * How many records are shown of all that the page is about: "34 of 34 deployments"; below it the progress of loading, or
 * why it stopped. Both have their space from the start, so that nothing moves.
 */
export function ListStatus<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { loaded: data, isFetching, shown, count, total } = list.rows;
  const { inForce } = list.filters;
  const { many } = list.definition.noun;
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

/** The progress of loading, and a button that cancels it. */
function Progressing<Rec>({ list, data }: { list: RecordListModel<Rec>; data: WholeList<Rec> }) {
  const { noun } = list.definition;
  const read = `${numberText(data.read)} of ${knownCountText(data)} ${noun.many} read`;
  const left = timeLeft(data);
  return (
    <div className={classes.reading}>
      <ProgressBar className={classes.progress} label={read} fraction={data.read / Math.max(1, data.count)} />
      <span className={classes.read} title={left === '' ? read : `${read}, about ${left}`}>
        {numberText(data.read)} read{left !== '' && `, ${left}`}
      </span>
      <Button className={classes.cancel} compact onClick={list.rows.cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Why loading stopped before its end, and a button that continues it. */
function Halted<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { loaded: data, error, retry } = list.rows;
  if (error === null && (data === undefined || data.complete || data.tooMany)) return null;
  const what =
    error !== null
      ? `${data?.complete === true ? 'Could not be refreshed' : 'Stopped reading'}: ${error.message}`
      : `Stopped at ${numberText(data?.read ?? 0)} of ${data === undefined ? '' : knownCountText(data)}`;
  return (
    <div className={classes.halted} title={what}>
      <ProblemNote action={error === null ? 'Read on' : 'Retry'} onAction={retry}>
        {what}
      </ProblemNote>
    </div>
  );
}

function timeLeft(data: WholeList<unknown>): string {
  const seconds = estimateSeconds(data);
  return seconds === null || seconds < 5 ? '' : `${durationWords(seconds)} left`;
}
