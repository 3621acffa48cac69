import { estimateSeconds } from '#dashboard/api/lists/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { orderingText } from '#dashboard/list/model/ordering-text.ts';
import { useNeedsAll } from '#dashboard/list/records/use-needs-all.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { durationWords } from './duration-words.ts';
import { knownCountText } from '#dashboard/list/model/known-count-text.ts';
import classes from './list-status.module.css';
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

/** Shown in place of rows that need a collection of more than 50,000 records to be loaded: why, and how long it takes. */
export function ReadAllOffer<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(listMessages);
  useNeedsAll(list);
  const { noun, columns } = list.definition;
  const { loaded, ordering, count } = list.rows;
  if (loaded === undefined || count === null) return null;
  const seconds = estimateSeconds(loaded);
  const all = knownCountText({ ...loaded, count });
  const isNarrowed = list.filters.inForce.length > 0;
  const headers = ordering.map(({ field }) => columns.find((column) => column.field === field)?.header ?? field);
  return (
    <div className={classes.offer}>
      <p>
        {isNarrowed
          ? words.allToSearch(all, noun.many)
          : words.allToSort(all, noun.many, orderingText(ordering, columns))}
      </p>
      <ReadAllButton list={list} purpose={isNarrowed ? words.toSumUp : words.toSort(listText(headers))} />
      {seconds !== null && <p>{words.takes(durationWords(seconds))}</p>}
    </div>
  );
}
