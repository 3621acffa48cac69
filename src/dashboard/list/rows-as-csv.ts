import { cellText, rawValue } from './cell-text.ts';
import type { ListColumn } from './list-column.ts';
import { prepared } from './prepared.ts';
import type { Work } from './slices.ts';
import { textParts } from './text-parts.ts';

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
  yield* prepared(columns);
  const headers = lineOf([...columns.map(({ header }) => header), 'Id']);
  const rows = yield* textParts(records, (record) =>
    lineOf([...columns.map((column) => cellText(rawValue(column, record))), String(record.id)]),
  );
  return [forExcel ? BYTE_ORDER_MARK : '', headers, ...rows];
}

function lineOf(values: readonly string[]): string {
  return `${values.map(quoted).join(',')}\r\n`;
}

function quoted(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
