import { exactCsvLine, type CsvValue } from '#service/exports/formats/csv-line.ts';
import { camtrapColumns } from './camtrap-columns.ts';

/** The header of a table of a Camtrap DP. */
export function camtrapHeader(table: keyof typeof camtrapColumns): string {
  return exactCsvLine(camtrapColumns[table]);
}

/** Lines of a table, from the columns that are known; the others stay empty. */
export function camtrapLines<Table extends keyof typeof camtrapColumns>(
  table: Table,
  rows: readonly Readonly<Partial<Record<(typeof camtrapColumns)[Table][number], CsvValue>>>[],
): string {
  const columns: readonly (typeof camtrapColumns)[Table][number][] = camtrapColumns[table];
  return rows.map((row) => exactCsvLine(columns.map((column) => row[column] ?? null))).join('');
}
