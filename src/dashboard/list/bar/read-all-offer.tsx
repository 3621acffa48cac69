import { Button } from '#dashboard/ui/controls/button.tsx';
import { estimateSeconds } from '#dashboard/api/whole/whole-list.ts';
import { durationWords } from './duration-words.ts';
import { knownCountText } from './known-count-text.ts';
import { orderingText } from '#dashboard/list/table/ordering-text.ts';
import { readAllText } from './read-all-text.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import classes from './list-status.module.css';

/** Loads all of a collection of more than 50,000 records, and says how many there are. */
export function ReadAllButton<Rec>({ list, purpose }: { list: RecordListModel<Rec>; purpose: string }) {
  const { loaded, count, loadAll } = list.rows;
  const seconds = loaded === undefined ? null : estimateSeconds(loaded);
  return (
    <Button
      compact
      title={seconds === null ? undefined : `Takes about ${durationWords(seconds)}. It can be cancelled.`}
      onClick={loadAll}
    >
      {readAllText({ openEnded: loaded?.openEnded === true, count: count ?? 0 }, list.definition.noun.many)} {purpose}
    </Button>
  );
}

/** Shown in place of rows that need a collection of more than 50,000 records to be loaded: why, and how long it takes. */
export function ReadAllOffer<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { noun, columns } = list.definition;
  const { loaded, ordering, count } = list.rows;
  const { inForce } = list.filters;
  if (loaded === undefined || count === null) return null;
  const seconds = estimateSeconds(loaded);
  const all = `${knownCountText({ ...loaded, count })} ${noun.many}`;
  const isNarrowed = inForce.length > 0;
  const headers = ordering.map(({ field }) => columns.find((column) => column.field === field)?.header ?? field);
  const wanted = isNarrowed ? 'search and filter them' : `sort by ${headers.join(', then ')}`;
  return (
    <div className={classes.offer}>
      <p>
        There are {all}.{' '}
        {isNarrowed
          ? 'Search and filters are of the whole, so all of them have to be read first.'
          : `The service was not seen to sort by ${orderingText(ordering, columns)}, so all of them have to be read first.`}
      </p>
      <ReadAllButton list={list} purpose={`to ${wanted}`} />
      {seconds !== null && <p>Takes about {durationWords(seconds)} at the pace so far. It can be cancelled.</p>}
    </div>
  );
}
