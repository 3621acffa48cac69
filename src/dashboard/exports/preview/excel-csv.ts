import { exportColumns } from '#contract/exports/export-columns.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { csvRecords } from './table-head.ts';

const RECORDS_BEFORE_PAUSE = 500;
/** The columns with fractions: those with a unit, and scores. Names such as "2.10" stay as they are. */
const WITH_FRACTIONS: ReadonlySet<string> = new Set([
  // The same in every language.
  'determination_score',
  ...Object.values(exportColumns).flatMap((columns) =>
    columns.flatMap((one) => ('unit' in one && one.unit !== undefined ? [one.name] : [])),
  ),
]);

/** The file of an export, which is RFC 4180, as Excel in the reader's language opens it. Time-sliced. */
export function* excelCsv(text: string): Work<string[]> {
  const records: string[][] = [];
  // Files of other services may begin with a byte order mark, and end without a line end.
  const whole = `${text.replace(/^\uFEFF/, '')}${/[\r\n]$/.test(text) ? '' : '\r\n'}`;
  for (const record of csvRecords(whole)) {
    records.push(record);
    if (records.length % RECORDS_BEFORE_PAUSE === 0) yield;
  }
  const [header = [], ...rows] = records;
  const columns = header.map((name, index) => ({
    name,
    value: (row: readonly string[]) => cellOf(row[index] ?? '', WITH_FRACTIONS.has(name)),
  }));
  return yield* rowsAsCsv(columns, rows, { forExcel: true });
}

function cellOf(text: string, isNumber: boolean): string | number {
  return isNumber && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}
