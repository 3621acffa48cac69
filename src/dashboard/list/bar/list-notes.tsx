import { missingFrom, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { RoundedNote } from '#dashboard/ui/notes/rounded-note.tsx';
import { countDifference } from '#dashboard/list/arrange/count-difference.ts';
import classes from './list-status.module.css';
import { ReadAllButton } from './read-all-offer.tsx';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';

/** Notes about the records shown: rounded coordinates, records missing or set aside; nothing if there is nothing to say. */
export function ListNotes<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(listMessages);
  const { loaded: data, isFetching, retry, source } = list.rows;
  return (
    <div className={classes.notes}>
      {list.definition.places !== undefined && <RoundedNote className={classes.rounded} />}
      {/* Where there are no rows, `ReadAllOffer` is in their place. */}
      {!isFetching && data?.tooMany === true && source === 'served' && (
        <ReadAllButton list={list} purpose={words.toSumUp} />
      )}
      {data !== undefined && <Incomplete data={data} many={list.definition.noun.many} onReadAgain={retry} />}
    </div>
  );
}

/** What is missing after the whole list was loaded. */
function Incomplete({ data, many, onReadAgain }: { data: WholeList<unknown>; many: string; onReadAgain: () => void }) {
  const words = useMessages(listMessages);
  const { complete, repeated, rejected, outside } = data;
  const missing = missingFrom(data);
  const difference = countDifference(data, many);
  return (
    <>
      {difference !== null && <p className={classes.problem}>{difference}</p>}
      {complete && missing > 0 && (
        <ProblemNote action={words.loadAgain} onAction={onReadAgain}>
          {repeated > 0 ? words.repeated(missing) : words.missing(missing)}
        </ProblemNote>
      )}
      {complete && outside > 0 && <p className={classes.problem}>{words.notRequested(outside)}</p>}
      {rejected.length > 0 && (
        <p
          className={classes.problem}
          title={rejected.map(({ id, faults }) => `${id ?? '?'}: ${faults.join('; ')}`).join('\n')}
        >
          {words.setAside(rejected.length)}
        </p>
      )}
    </>
  );
}
