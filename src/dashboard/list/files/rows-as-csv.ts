import { cellText } from './cell-text.ts';
import type { FileColumn } from './file-columns.ts';
import { prepared } from '#dashboard/list/arrange/prepared.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { textParts } from './text-parts.ts';

/** Excel reads UTF-8 only where the file begins with this; others take it for a letter of the first header. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180: CRLF, quotes doubled), in parts for a Blob: a line of the columns' names, then a line a record.
 */
export function* rowsAsCsv<Rec>(
  columns: readonly Pick<FileColumn<Rec>, 'name' | 'value' | 'prepare'>[],
  records: readonly Rec[],
  { forExcel }: { forExcel: boolean },
): Work<string[]> {
  yield* prepared(columns);
  const headers = lineOf(columns.map(({ name }) => name));
  const rows = yield* textParts(records, (record) => lineOf(columns.map(({ value }) => cellText(value(record)))));
  return [forExcel ? BYTE_ORDER_MARK : '', headers, ...rows];
}

function lineOf(values: readonly string[]): string {
  return `${values.map(quoted).join(',')}\r\n`;
}

function quoted(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
