import { cellText, rawValue } from './cell-text.ts';
import type { ListColumn } from './list-column.ts';
import type { Work } from './slices.ts';

const ROWS_BEFORE_PAUSE = 500;
/** Excel reads UTF-8 only where the file begins with this; others take it for a letter of the first header. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180: CRLF, quotes doubled), in parts for a Blob: the columns given, in their order, and the records'
 * ids last.
 */
export function* rowsAsCsv<Rec extends { id: number }>(
  columns: readonly ListColumn<Rec>[],
  records: readonly Rec[],
  { forExcel }: { forExcel: boolean },
): Work<string[]> {
  const parts = [forExcel ? BYTE_ORDER_MARK : '', lineOf([...columns.map(({ header }) => header), 'Id'])];
  for (const [index, record] of records.entries()) {
    parts.push(lineOf([...columns.map((column) => cellText(rawValue(column, record))), String(record.id)]));
    if (index % ROWS_BEFORE_PAUSE === 0) yield;
  }
  return parts;
}

function lineOf(values: readonly string[]): string {
  return `${values.map(quoted).join(',')}\r\n`;
}

function quoted(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
