import { CancelledError } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { missingFrom, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { countDifference } from '#dashboard/list/records/count-difference.ts';
import { knownCountText } from '#dashboard/list/model/known-count-text.ts';
import { readAllText } from '#dashboard/list/view/bar/read-all-text.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { occurrencesMessages } from './messages/occurrences-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './occurrences-status.module.css';
import type { OccurrencesLoaded } from './use-occurrences.ts';

interface OccurrencesStatusProps {
  loaded: OccurrencesLoaded;
  /** what the numbers are based on, once the first page is loaded */
  basis: string;
  /** why more than 50,000 have to be loaded */
  offer: (total: string) => string;
  children?: ReactNode;
}

/** How many occurrences are loaded, and what to do if some are missing. */
export function OccurrencesStatus({ loaded, basis, offer, children }: OccurrencesStatusProps) {
  const words = useMessages(occurrencesMessages);
  const { retry: again } = useMessages(uiMessages);
  const { list, error, isFetching, isStopped, retry, loadAll } = loaded;
  if (list === undefined) {
    const isFailed = error !== null || isStopped;
    return isFailed ? (
      <ProblemNote action={isStopped ? words.resume : again} onAction={retry}>
        {error === null
          ? words.cancelled
          : `${words.notLoaded} ${error instanceof CancelledError ? words.cancelled : error.message}`}
      </ProblemNote>
    ) : (
      <Text figures>{words.loading}</Text>
    );
  }
  if (list.tooMany && !isFetching) {
    return (
      <Text as="div" figures className={classes.note}>
        <p>{offer(knownCountText(list))}</p>
        <Button compact onClick={loadAll}>
          {readAllText(list, words.many)}
        </Button>
      </Text>
    );
  }
  const difference = countDifference(list, words.many);
  return (
    <Text as="div" figures className={classes.note}>
      <div className={classes.basis}>
        <p role="status">{basis}</p>
        <Progressing loaded={loaded} list={list} />
      </div>
      <Missing loaded={loaded} list={list} />
      {list.projects !== null && <p>{words.inTurn(list.projects)}</p>}
      {list.rejected.length > 0 && <p>{words.leftOut(list.rejected.length)}</p>}
      {difference !== null && <p>{difference}</p>}
      {children}
    </Text>
  );
}

interface PartProps {
  loaded: OccurrencesLoaded;
  list: WholeList<unknown>;
}

/** The progress of loading, with a button that cancels it. */
function Progressing({ loaded: { isFetching, cancel }, list }: PartProps) {
  const words = useMessages(occurrencesMessages);
  const { complete, read, count } = list;
  if (!isFetching || complete) return null;
  const label = words.loaded(numberText(read), knownCountText(list));
  return (
    <>
      <ProgressBar className={classes.progress} label={label} fraction={read / Math.max(1, count)} />
      <Button compact onClick={cancel}>
        {words.cancel}
      </Button>
    </>
  );
}

/** What was not loaded, and why. */
function Missing({ loaded: { error, isFetching, retry }, list }: PartProps) {
  const words = useMessages(occurrencesMessages);
  const { complete, read } = list;
  const missing = missingFrom(list);
  if (isFetching || (complete && missing === 0)) return null;
  const [at, all] = [numberText(read), knownCountText(list)];
  const stopped = error === null ? words.stoppedAt(at, all) : words.stoppedBecause(at, all, error.message);
  return (
    <ProblemNote action={complete ? words.loadAgain : words.resume} onAction={retry}>
      {complete ? words.missing(numberText(missing)) : stopped}
    </ProblemNote>
  );
}
