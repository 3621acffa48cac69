import { estimateSeconds } from '#dashboard/api/whole/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { panelMessages } from '#dashboard/list/panels/messages/panel-messages.ts';
import { useNeedsAll } from '#dashboard/list/use-needs-all.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import { orderingText } from '#dashboard/list/table/ordering-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { durationWords } from './duration-words.ts';
import { knownCountText } from './known-count-text.ts';
import classes from './list-status.module.css';
import { ReadAllButton } from './read-all-offer.tsx';

/** Why all records have to be loaded, a button that loads them, and how long it takes. */
export function ReadAllReason<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(panelMessages);
  useNeedsAll(list);
  const { takes, toSumUp } = useMessages(listMessages);
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
      <ReadAllButton list={list} purpose={isNarrowed ? toSumUp : words.toSort(listText(headers))} />
      {seconds !== null && <p>{takes(durationWords(seconds))}</p>}
    </div>
  );
}
