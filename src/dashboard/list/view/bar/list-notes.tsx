import { Suspense } from 'react';
import { copiedSource } from '#dashboard/api/copy/copied-source.ts';
import { countDifference } from '#dashboard/list/records/count-difference.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { RoundedNote } from '#dashboard/ui/notes/rounded-note.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './list-status.module.css';
import { Incomplete } from './incomplete.tsx';
import { ReadAllButton } from './read-all-offer.tsx';

const CopyCounts = lazyPart(async () => (await import('./copy-counts.tsx')).CopyCounts);

/** Notes about the records shown: rounded coordinates, records missing or set aside; nothing if there is nothing to say. */
export function ListNotes<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(listMessages);
  const { loaded: data, isFetching, retry, source } = list.rows;
  const difference = data === undefined ? null : countDifference(data, list.definition.noun.many);
  return (
    <div className={classes.notes}>
      {list.definition.places !== undefined && <RoundedNote size="medium" />}
      {/* Where there are no rows, `ReadAllOffer` is in their place. */}
      {!isFetching && data?.tooMany === true && !data.held && source === 'served' && (
        <ReadAllButton list={list} purpose={words.toSumUp} />
      )}
      {copiedSource() !== null && (
        <div className={classes.copyCounts}>
          <Suspense>
            <CopyCounts collection={list.definition.collection} />
          </Suspense>
        </div>
      )}
      {difference !== null && (
        <Text size="medium" tone="bad">
          {difference}
        </Text>
      )}
      {data !== undefined && <Incomplete data={data} onLoadAgain={retry} />}
    </div>
  );
}
