import { missingFrom, type WholeList } from '#dashboard/api/whole/whole-list.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { RoundedNote } from '#dashboard/ui/notes/rounded-note.tsx';
import { countDifference } from '#dashboard/list/arrange/count-difference.ts';
import classes from './list-status.module.css';
import { ReadAllButton } from './read-all-offer.tsx';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';

/** Notes about the records shown: rounded coordinates, records missing or set aside; nothing if there is nothing to say. */
export function ListNotes<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { loaded: data, isFetching, retry, source } = list.rows;
  return (
    <div className={classes.notes}>
      {list.definition.places !== undefined && <RoundedNote className={classes.rounded} />}
      {/* Where there are no rows, `ReadAllOffer` is in their place. */}
      {!isFetching && data?.tooMany === true && source === 'served' && (
        <ReadAllButton list={list} purpose="to search, filter and add up" />
      )}
      {data !== undefined && <Incomplete data={data} many={list.definition.noun.many} onReadAgain={retry} />}
    </div>
  );
}

/** What is missing after the whole list was loaded. */
function Incomplete({ data, many, onReadAgain }: { data: WholeList<unknown>; many: string; onReadAgain: () => void }) {
  const { complete, repeated, rejected, outside } = data;
  const missing = missingFrom(data);
  const difference = countDifference(data, many);
  return (
    <>
      {difference !== null && <p className={classes.problem}>{difference}</p>}
      {complete && missing > 0 && (
        <ProblemNote action="Read again" onAction={onReadAgain}>
          {numberText(missing)} missing:{' '}
          {repeated > 0 ? 'the service repeated records between pages' : 'the service did not send them'}
        </ProblemNote>
      )}
      {complete && outside > 0 && (
        <p className={classes.problem}>
          {numberText(outside)} left out: the service sent them although they were not asked for
        </p>
      )}
      {rejected.length > 0 && (
        <p
          className={classes.problem}
          title={rejected.map(({ id, faults }) => `${id ?? '?'}: ${faults.join('; ')}`).join('\n')}
        >
          {numberText(rejected.length)} set aside: not in the form of the interface
        </p>
      )}
    </>
  );
}
