import { cellText, rawValue } from './cell-text.ts';
import type { ListColumn } from './list-column.ts';

/** Rows as spreadsheets take them from the clipboard: tabs between values, a line of headers first. */
export function rowsAsTsv<Rec>(columns: readonly ListColumn<Rec>[], records: readonly Rec[]): string {
  const lines = [
    columns.map(({ header }) => header),
    ...records.map((record) =>
      columns.map((column) => cellText(rawValue(column, record)).replaceAll(/[\t\r\n]+/g, ' ')),
    ),
  ];
  return lines.map((values) => values.join('\t')).join('\n');
}
