import { cellText, rawValue } from './cell-text.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { prepared } from '#dashboard/list/model/prepared.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { textParts } from './text-parts.ts';

/** Rows as tab-separated values, for pasting into spreadsheets: a header line, then a line for each record. */
export function* rowsAsTsv<Rec>(columns: readonly ListColumn<Rec>[], records: readonly Rec[]): Work<string[]> {
  yield* prepared(columns);
  const headers = columns.map(({ header }) => header).join('\t');
  const rows = yield* textParts(records, (record) => {
    const values = columns.map((column) => {
      const value = column.copied === undefined ? rawValue(column, record) : column.copied(record);
      return cellText(typeof value === 'string' ? value.replaceAll(/[\t\r\n]+/g, ' ') : value);
    });
    return `\n${values.join('\t')}`;
  });
  return [headers, ...rows];
}
