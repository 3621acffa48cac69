import type { ReadFault } from '#dashboard/api/client/read-faults.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Messages } from './messages/en.ts';

/** A fault as a row; `id` is its number in the list. */
export interface FaultRow extends ReadFault {
  id: number;
}

/** The columns of "Data problems", on screen and in the CSV file. */
export const faultColumns = (words: Messages): readonly ListColumn<FaultRow>[] => [
  {
    field: 'collection',
    header: words.collection,
    definition: words.collectionMeans,
    kind: 'choice',
    width: 120,
    value: ({ collection }) => collection,
    cell: ({ collection }) => collection,
  },
  {
    field: 'record',
    header: words.record,
    definition: words.recordMeans,
    kind: 'number',
    file: { name: 'record_id', unit: '' },
    width: 90,
    value: ({ recordId }) => recordId,
    cell: ({ recordId }) => (recordId === null ? <Unknown why={words.noId} /> : String(recordId)),
  },
  {
    field: 'field',
    header: words.field,
    definition: words.fieldMeans,
    kind: 'choice',
    width: 160,
    value: ({ field }) => field,
    cell: ({ field }) => <code>{field}</code>,
  },
  {
    field: 'why',
    header: words.why,
    definition: words.whyMeans,
    kind: 'text',
    width: 320,
    value: ({ why }) => why,
    cell: ({ why }) => <span lang="en">{why}</span>,
  },
];
