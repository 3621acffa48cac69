import type { ReadFault } from '#dashboard/api/client/read-faults.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';

/** A fault as a row; `id` is its number in the list. */
export interface FaultRow extends ReadFault {
  id: number;
}

/** The columns of "Data problems", on screen and in the CSV file. */
export const faultColumns: readonly ListColumn<FaultRow>[] = [
  {
    field: 'collection',
    header: 'Collection',
    definition: 'The list that the record is of, by the interface’s name.',
    kind: 'choice',
    width: 120,
    value: ({ collection }) => collection,
    cell: ({ collection }) => collection,
  },
  {
    field: 'record',
    header: 'Record',
    definition: 'The record’s id.',
    kind: 'number',
    file: { name: 'record_id', unit: '' },
    width: 90,
    value: ({ recordId }) => recordId,
    cell: ({ recordId }) => (recordId === null ? <Unknown why="it has no id" /> : String(recordId)),
  },
  {
    field: 'field',
    header: 'Field',
    definition: 'Where in the record it is.',
    kind: 'choice',
    width: 160,
    value: ({ field }) => field,
    cell: ({ field }) => <code>{field}</code>,
  },
  {
    field: 'why',
    header: 'Why',
    definition: 'What the interface asks for there.',
    kind: 'text',
    width: 320,
    value: ({ why }) => why,
    cell: ({ why }) => why,
  },
];
