import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { copyParts } from './copy-parts.ts';
import { cellText, rawValue } from './cell-text.ts';
import { prepared } from '#dashboard/list/model/prepared.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { textParts } from './text-parts.ts';

/** Copies rows to the clipboard as tab-separated values. @returns as `copyParts` does */
export function copyRows<Rec>(columns: readonly ListColumn<Rec>[], records: readonly Rec[]): Promise<boolean | null> {
  return copyParts(rowsAsTsv(columns, records));
}

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
