import type { SetAside } from '#service/load/set-aside.ts';
import type { CamtrapPackage } from './camtrap-package.ts';
import { camtrapNumber } from '#service/load/camtrap/tables/camtrap-numbers.ts';
import type { CsvRecord } from '#service/load/camtrap/tables/csv-reader.ts';
import type { CamtrapTable } from '#service/load/camtrap/tables/table-files.ts';
import type { TableFormat } from '#service/load/camtrap/tables/table-format.ts';
import { tableRecords } from '#service/load/camtrap/tables/table-records.ts';

/** Columns whose values become keys or names: PostgreSQL's indexes limit their length. */
const KEYS_AND_NAMES: readonly string[] = [
  'deploymentID',
  'locationID',
  'locationName',
  'cameraID',
  'cameraModel',
  'mediaID',
  'observationID',
  'eventID',
  'scientificName',
];
export const MOST_CHARACTERS = 300;

interface RowsOf {
  format: TableFormat;
  periods: CamtrapPackage['periods'];
}

/** A line of a table, by the names that Camtrap DP 1.0 has for its columns. */
export class CamtrapRow {
  readonly file: string;
  /** of the file, from 1 */
  readonly line: number;
  readonly #values: readonly string[];
  readonly #format: TableFormat;
  readonly #setAside: SetAside;
  readonly #periods: CamtrapPackage['periods'];

  constructor(file: string, record: CsvRecord, { format, periods }: RowsOf, setAside: SetAside) {
    this.file = file;
    this.line = record.line;
    this.#values = record.values;
    this.#format = format;
    this.#periods = periods;
    this.#setAside = setAside;
  }

  /** The value of a column; empty where it is missing. */
  value(column: string): string {
    const text = (this.#values[this.#format.columns.get(column) ?? -1] ?? '').trim();
    return this.#format.missing.has(text) ? '' : text;
  }

  /** The deployment: its deploymentID, or that of the deployment that it is a period of. */
  get deployment(): string {
    const id = this.value('deploymentID');
    return this.#periods.get(id)?.periodOf ?? id;
  }

  /** The same as a number; NaN where it is none. */
  number(column: string): number {
    return camtrapNumber(this.value(column));
  }

  /** Reports why the line cannot be used. @param value what the reason is about, where it differs by line */
  leaveOut(field: string, why: string, value?: string): void {
    this.#setAside.add(this.#thing(field, why, value));
  }

  /** Reports why the line is not used, where nothing is wrong with it. */
  pass(field: string, why: string): void {
    this.#setAside.pass(this.#thing(field, why));
  }

  /** Reports why a value of the line cannot be used. @param value that value */
  note(field: string, why: string, value?: string): void {
    this.#setAside.note(this.#thing(field, why, value));
  }

  #thing(field: string, why: string, value?: string) {
    return { where: this.file, at: `line ${this.line}`, field, why, ...(value !== undefined && { value }) };
  }
}

/** The readable lines of a table; the others are set aside. */
export async function* camtrapRows(
  pack: CamtrapPackage,
  table: CamtrapTable,
  setAside: SetAside,
): AsyncGenerator<CamtrapRow> {
  const [format, { periods }] = [pack.tables[table], pack];
  const width = format.names.length;
  for await (const { file, records } of tableRecords(format)) {
    for (const record of records) {
      const { values, fault } = record;
      const row = new CamtrapRow(file, record, { format, periods }, setAside);
      const hasLong = values.some((value) => value.length > MOST_CHARACTERS);
      const tooLong = hasLong ? KEYS_AND_NAMES.find((column) => row.value(column).length > MOST_CHARACTERS) : undefined;
      if (fault !== null) row.leaveOut('line', fault);
      else if (!isOfWidth(values, width)) row.leaveOut('line', `in place of ${width}`, `${values.length} values`);
      else if (tooLong !== undefined) row.leaveOut(tooLong, `longer than ${MOST_CHARACTERS} characters`);
      else yield row;
    }
  }
}

/** Some programs end each line with a delimiter. */
function isOfWidth(values: readonly string[], width: number): boolean {
  return values.length === width || (values.length > width && values.slice(width).every((value) => value === ''));
}
