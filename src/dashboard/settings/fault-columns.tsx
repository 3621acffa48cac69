import type { ReadFault } from '#dashboard/api/lists/read-faults.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Messages } from './messages/en.ts';

/** A difference from the interface as a row; `id` is its number in the list. */
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
    field: 'problem',
    header: words.problem,
    definition: words.problemMeans,
    kind: 'choice',
    width: 220,
    value: ({ kind }) => words.problems[kind],
    cell: ({ kind }) => words.problems[kind],
  },
  {
    field: 'value',
    header: words.value,
    definition: words.valueMeans,
    kind: 'text',
    width: 240,
    value: ({ value }) => value,
    cell: ({ value }) => <code>{value}</code>,
  },
];
