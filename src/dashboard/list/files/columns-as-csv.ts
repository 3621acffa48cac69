import type { FileColumn } from './file-columns.ts';
import { rowsAsCsv } from './rows-as-csv.ts';
import type { Work } from '#dashboard/work/slices.ts';

type Described = Omit<FileColumn<never>, 'value' | 'prepare'>;

const PARTS = [
  { name: 'column', value: ({ name }: Described) => name },
  { name: 'label', value: ({ label }: Described) => label },
  { name: 'type', value: ({ type }: Described) => type },
  { name: 'unit', value: ({ unit }: Described) => unit },
  { name: 'meaning', value: ({ meaning }: Described) => meaning },
  { name: 'source', value: ({ source }: Described) => source },
];

/** A description of a file's columns as CSV, a row for each: header, name on screen, type, unit, meaning and source. */
export function columnsAsCsv(columns: readonly Described[], options: { forExcel: boolean }): Work<string[]> {
  return rowsAsCsv(PARTS, columns, options);
}
