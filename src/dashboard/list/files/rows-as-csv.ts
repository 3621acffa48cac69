import { cellText } from './cell-text.ts';
import { csvForm, type CsvForm } from './csv-form.ts';
import type { FileColumn } from './file-columns.ts';
import { prepared } from '#dashboard/list/model/prepared.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { textParts } from './text-parts.ts';

/**
 * Rows as CSV, in parts for a Blob: a header line, then a line for each record. RFC 4180 (commas, CRLF, quotes doubled), or
 * as Excel in the reader's language opens it.
 */
export function* rowsAsCsv<Rec>(
  columns: readonly Pick<FileColumn<Rec>, 'name' | 'value' | 'prepare'>[],
  records: readonly Rec[],
  { forExcel }: { forExcel: boolean },
): Work<string[]> {
  const form = csvForm(forExcel);
  yield* prepared(columns);
  const headers = lineOf(
    columns.map(({ name }) => name),
    form,
  );
  const rows = yield* textParts(records, (record) =>
    lineOf(
      columns.map(({ value }) => {
        const cell = value(record);
        return typeof cell === 'number' ? cellText(cell).replace('.', form.decimal) : cellText(cell);
      }),
      form,
    ),
  );
  return [form.start, headers, ...rows];
}

function lineOf(values: readonly string[], { delimiter }: CsvForm): string {
  return `${values.map((value) => quoted(value, delimiter)).join(delimiter)}\r\n`;
}

function quoted(value: string, delimiter: string): string {
  const isSplit = /[",\r\n]|^\s|\s$/.test(value) || value.includes(delimiter);
  return isSplit ? `"${value.replaceAll('"', '""')}"` : value;
}
