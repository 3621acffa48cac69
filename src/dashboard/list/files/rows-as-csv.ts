import { cellText } from './cell-text.ts';
import type { FileColumn } from './file-columns.ts';
import { prepared } from '#dashboard/list/model/prepared.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { textParts } from './text-parts.ts';

/** Excel reads a file as UTF-8 only if it begins with this; other programs may read it as part of the first header. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180: CRLF, quotes doubled), in parts for a Blob: a header line, then a line for each record.
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
