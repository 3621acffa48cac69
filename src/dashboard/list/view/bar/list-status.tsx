import { Button } from '#dashboard/ui/controls/button.tsx';
import { estimateSeconds, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { durationWords } from './duration-words.ts';
import { filterWords } from '#dashboard/list/model/filter-in-force.ts';
import { knownCountText } from '#dashboard/list/model/known-count-text.ts';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { readAllText } from './read-all-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './list-status.module.css';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';

/**
 * How many records are shown of all that the page is about: "34 of 34 deployments"; below it the progress of loading, or
 * why it stopped. Both have their space from the start, so that nothing moves.
 */
export function ListStatus<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(listMessages);
  const { loaded: data, isFetching, count } = list.rows;
  const { inForce } = list.filters;
  const { many } = list.definition.noun;
  if (count === null)
    return (
      <Text as="div" size="medium" figures className={classes.status}>
        <p>{words.loading(many)}</p>
      </Text>
    );
  return (
    <Text as="div" size="medium" figures className={classes.status}>
      <p role="status" title={inForce.map(filterWords).join('\n') || undefined}>
        <Shown list={list} />
      </p>
      {data !== undefined && !data.complete && isFetching && <Progressing list={list} data={data} />}
      {!isFetching && (data?.held === true ? <Held list={list} data={data} /> : <Halted list={list} />)}
    </Text>
  );
}

function Shown<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(listMessages);
  const { loaded: data, source, shown, absence, total } = list.rows;
  const { many } = list.definition.noun;
  // Until it is known which ones match.
  const some = <strong>{source === 'loading' || absence === 'unknown' ? '…' : numberText(shown.length)}</strong>;
  if (total === null) return words.soFar(some, many);
  const all = knownCountText({ count: total, openEnded: data?.openEnded === true });
  return data?.held === true && source === 'served' ? words.rowsOf(some, all, many) : words.shownOf(some, all, many);
}

/** The progress of loading, and a button that cancels it. */
function Progressing<Rec>({ list, data }: { list: RecordListModel<Rec>; data: WholeList<Rec> }) {
  const words = useMessages(listMessages);
  const [read, all] = [numberText(data.read), knownCountText(data)];
  const loadedOf = words.loadedOf(read, all, list.definition.noun.many);
  const seconds = estimateSeconds(data);
  const left = seconds === null || seconds < 5 ? null : durationWords(seconds, 'narrow');
  return (
    <div className={classes.reading}>
      <ProgressBar className={classes.progress} label={loadedOf} fraction={data.read / Math.max(1, data.count)} />
      <span className={classes.read} title={loadedOf}>
        {left === null ? words.loaded(read) : words.loadedLeft(read, all, left)}
      </span>
      <Button className={classes.cancel} compact onClick={list.rows.cancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

/** A button that loads a list that is held. */
function Held<Rec>({ list, data }: { list: RecordListModel<Rec>; data: WholeList<Rec> }) {
  const words = useMessages(listMessages);
  const seconds = estimateSeconds(data);
  return (
    <div className={`${classes.reading} ${classes.held}`}>
      <Button
        className={classes.cancel}
        compact
        title={seconds === null ? undefined : words.takes(durationWords(seconds))}
        onClick={list.rows.loadAll}
      >
        {readAllText(data, list.definition.noun.many)}
      </Button>
    </div>
  );
}

/** Why loading stopped before its end, and a button that continues it. */
function Halted<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(listMessages);
  const ui = useMessages(uiMessages);
  const { loaded: data, error, retry } = list.rows;
  if (error === null && (data === undefined || data.complete || data.tooMany)) return null;
  const why = data?.complete === true ? words.notRefreshed : words.stopped;
  const what =
    error === null
      ? words.stoppedAt(numberText(data?.read ?? 0), data === undefined ? '' : knownCountText(data))
      : why(error.message);
  return (
    <div className={classes.halted} title={what}>
      <ProblemNote action={error === null ? words.goOn : ui.retry} onAction={retry}>
        {what}
      </ProblemNote>
    </div>
  );
}
