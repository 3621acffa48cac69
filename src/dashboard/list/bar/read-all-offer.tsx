import { Suspense, type ReactNode } from 'react';
import { estimateSeconds } from '#dashboard/api/whole/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { durationWords } from './duration-words.ts';
import { readAllText } from './read-all-text.ts';

/**
 * Loads all of a collection of more than 50,000 records, and says how many there are. `purpose` continues the sentence: "to
 * sort by Captures".
 */
export function ReadAllButton<Rec>({ list, purpose }: { list: RecordListModel<Rec>; purpose: string }) {
  const words = useMessages(listMessages);
  const { loaded, count, loadAll } = list.rows;
  const seconds = loaded === undefined ? null : estimateSeconds(loaded);
  return (
    <Button compact title={seconds === null ? undefined : words.takes(durationWords(seconds))} onClick={loadAll}>
      {words.loadAllTo(
        readAllText({ openEnded: loaded?.openEnded === true, count: count ?? 0 }, list.definition.noun.many),
        purpose,
      )}
    </Button>
  );
}

type Reason = <Rec>(props: { list: RecordListModel<Rec> }) => ReactNode;

// Lazy, since few lists are so long. `lazyPart` has no types for components of any record.
const ReadAllReason = lazyPart(async () => (await import('./read-all-reason.tsx')).ReadAllReason) as unknown as Reason;

/** Shown in place of rows that need a collection of more than 50,000 records to be loaded: why, and how long it takes. */
export function ReadAllOffer<Rec>({ list }: { list: RecordListModel<Rec> }) {
  return (
    <Suspense>
      <ReadAllReason list={list} />
    </Suspense>
  );
}
