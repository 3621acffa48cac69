import type { RawBuilder, SqlBool } from 'kysely';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { stretches, type StretchTable } from '#service/exports/selection/stretches.ts';
import { csvLine, type CsvValue } from './csv-line.ts';
import type { ExportFormat, ExportPart, ExportScope } from './export-format.ts';

export interface TableFormat<Column extends string> {
  /** first part of the file's name, and the name of its content */
  stem: string;
  /** whose rows are the records */
  table: StretchTable;
  columns: readonly { name: Column }[];
  /** the lines of a stretch (`Stretches.read`), by id */
  read: (scope: ExportScope, stretch: RawBuilder<SqlBool>) => Promise<Readonly<Record<Column, CsvValue>>[]>;
  /** most rows that are read at a time, where rows are slow to read */
  mostRows?: number;
  /** as `ExportFormat` has it */
  leftOut?: ExportFormat['leftOut'];
}

/** A format that is one CSV file (RFC 4180, UTF-8): a header line, then a line for each row of a table, by id. */
export function tableFormat<Column extends string>(format: TableFormat<Column>): ExportFormat {
  const { stem, table, leftOut } = format;
  return {
    stem,
    count: (scope) => countSelected(scope, table),
    ...(leftOut && { leftOut }),
    files: (scope) => [{ name: `${stem}.csv`, parts: () => parts(scope, format) }],
  };
}

async function* parts<Column extends string>(
  scope: ExportScope,
  { table, columns, read, mostRows = Infinity }: TableFormat<Column>,
): AsyncGenerator<ExportPart> {
  const { database, selection, batchRows, signal } = scope;
  yield { text: csvLine(columns.map(({ name }) => name)), records: null };
  const batches = stretches(database, {
    table,
    selection,
    size: Math.min(batchRows, mostRows),
    signal,
    read: (stretch) => read(scope, stretch),
  });
  for await (const rows of batches)
    yield { text: rows.map((row) => csvLine(columns.map(({ name }) => row[name]))).join(''), records: rows.length };
}
