import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from './list-loaded.module.css';
import { ListShort } from './list-short.tsx';
import { loadedMessages } from './messages/loaded-messages.ts';
import type { JoinedLists } from './use-joined-lists.ts';

interface ListLoadedProps {
  /** "sessions" */
  what: string;
  list: JoinedLists<unknown>;
}

/** What of a list is not loaded yet, could not be, or does not count; nothing where all of it came. */
export function ListLoaded({ what, list }: ListLoadedProps) {
  const words = useMessages(loadedMessages);
  const { error, mustAsk, isLoading } = list;
  if (error !== null && !isLoading)
    return (
      <ProblemNote action={words.continue} onAction={list.resume}>
        {words.notLoaded(what)} {error.message}
      </ProblemNote>
    );
  if (mustAsk !== null && !isLoading)
    return (
      <p className={analysis.offer}>
        {words.mustLoadAll(what, numberText(mustAsk))}{' '}
        <Button compact onClick={list.readAll}>
          {words.loadAll(what, numberText(mustAsk))}
        </Button>
      </p>
    );
  if (isLoading) return <Loading what={what} list={list} />;
  if (list.isStopped)
    return (
      <ProblemNote action={words.continue} onAction={list.resume}>
        {words.stopped(what, numberText(list.read), numberText(list.count))}
      </ProblemNote>
    );
  return <ListShort what={what} of={list} />;
}

function Loading({ what, list: { read, count, stop } }: ListLoadedProps) {
  const words = useMessages(loadedMessages);
  if (count === 0)
    return (
      <Text figures aria-busy="true">
        {words.loading(what)}
      </Text>
    );
  const text = words.soFar(what, numberText(read), numberText(count));
  return (
    <div className={classes.loading} aria-busy="true">
      <Text as="span" figures>
        {text}
      </Text>
      <ProgressBar className={classes.progress} label={text} fraction={read / count} />
      <Button compact onClick={stop}>
        {words.cancel(what)}
      </Button>
    </div>
  );
}
