import { pipeline } from 'node:stream';
import { parse, type Info } from 'csv-parse';
import { camtrapMissingValues } from '#service/exports/formats/camtrap/camtrap-missing-values.ts';
import type { CamtrapPackage } from './camtrap-package.ts';
import { LoadError } from '#service/load/load-error.ts';
import type { SetAside } from '#service/load/set-aside.ts';
import type { CamtrapTable } from './table-files.ts';

/** A line of a table: a value for every column, empty where missing. */
export interface CamtrapRow {
  file: string;
  /** of the file, from 1 */
  line: number;
  value: (column: string) => string;
  /** reports why the line cannot be used */
  leaveOut: (field: string, why: string) => void;
  /** reports why a value of the line cannot be used */
  note: (field: string, why: string) => void;
}

/** Required columns. */
const NEEDED: Record<CamtrapTable, readonly string[]> = {
  deployments: ['deploymentID'],
  media: ['mediaID', 'deploymentID', 'timestamp'],
  observations: ['observationID', 'deploymentID', 'observationType', 'scientificName'],
};

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
/** A longer record has an unclosed quotation mark; a thousand records are in memory at a time. */
const RECORD_BYTES = 100_000;
/** All ids of a table are held in memory to detect duplicates; this many take about half a gigabyte. */
const MOST_RECORDS = 5_000_000;

/** The lines of a table (Camtrap DP: CSV after RFC 4180, UTF-8). @throws LoadError where it is not a table */
export async function* camtrapRows(
  pack: CamtrapPackage,
  table: CamtrapTable,
  setAside: SetAside,
): AsyncGenerator<CamtrapRow> {
  let [header, records]: [readonly string[] | null, number] = [null, 0];
  for (const file of pack.filesOf(table)) {
    let isFirst = true;
    for await (const { record, line } of recordsOf(pack, file)) {
      const names: readonly string[] = header ?? record.map((name) => name.trim());
      const mayBeHeader = isFirst;
      isFirst = false;
      if (header === null) {
        const missing = NEEDED[table].find((name) => !names.includes(name));
        if (missing !== undefined) throw new LoadError(`${file} has no column ${missing}.`);
        header = names;
        continue;
      }
      // If the table has several files, each may repeat the header.
      if (mayBeHeader && record.every((name, index) => name.trim() === names[index])) continue;
      if ((records += 1) > MOST_RECORDS) {
        const most = MOST_RECORDS.toLocaleString('en');
        throw new LoadError(`${file} has more than ${most} lines: split the package and load its parts.`);
      }
      const thing = (field: string, why: string) => ({ where: file, at: `line ${line}`, field, why });
      const row: CamtrapRow = {
        file,
        line,
        value: (column) => valueOf(record[names.indexOf(column)]),
        leaveOut: (field, why) => setAside.add(thing(field, why)),
        note: (field, why) => setAside.note(thing(field, why)),
      };
      const tooLong = KEYS_AND_NAMES.find((column) => row.value(column).length > MOST_CHARACTERS);
      if (record.length !== names.length) row.leaveOut('line', `${record.length} values in place of ${names.length}`);
      else if (tooLong !== undefined) row.leaveOut(tooLong, `longer than ${MOST_CHARACTERS} characters`);
      else yield row;
    }
    if (header === null) throw new LoadError(`${file} is empty.`);
  }
}

function valueOf(text = ''): string {
  const trimmed = text.trim();
  return camtrapMissingValues.has(trimmed) ? '' : trimmed;
}

/** The records of one file, each with its last line number. Stops when the load is stopped. */
async function* recordsOf(pack: CamtrapPackage, file: string): AsyncGenerator<{ record: string[]; line: number }> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES,
  });
  let line = 0;
  try {
    const rows = pipeline(await pack.open(file), parser, () => {});
    for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: Info }>) {
      pack.signal.throwIfAborted();
      line = info.lines;
      yield { record, line };
    }
  } catch (error) {
    pack.signal.throwIfAborted();
    if (error instanceof LoadError || !(error instanceof Error) || !('code' in error)) throw error;
    const why =
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `what begins after line ${line} is longer than ${RECORD_BYTES / 1_000} kB, as where a quotation mark is never closed`
        : error.message;
    throw new LoadError(`${file} cannot be read: ${why}.`, { cause: error });
  }
}
