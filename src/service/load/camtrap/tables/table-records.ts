import type { Readable } from 'node:stream';
import { LoadError } from '#service/load/load-error.ts';
import { CsvReader, type CsvRecord } from './csv-reader.ts';
import type { TableFormat } from './table-format.ts';
import { tableText } from './table-text.ts';

/** A table of a package, as its files are written. */
export interface CamtrapTableFiles extends TableFormat {
  files: readonly string[];
  encoding: string | undefined;
  /** a file's bytes, as they are in the package */
  open: (file: string) => Promise<Readable>;
  signal: AbortSignal;
}

/** Of ids that may repeat, each takes memory; more lines than this have too many of them. */
const MOST_RECORDS = 50_000_000;

/** The records of a table, some at a time, without headers. Stops when the load is stopped. */
export async function* tableRecords(
  table: CamtrapTableFiles,
): AsyncGenerator<{ file: string; records: readonly CsvRecord[] }> {
  const { files, encoding, names, hasHeader, signal } = table;
  let total = 0;
  for (const [index, file] of files.entries()) {
    const reader = new CsvReader(table.dialect, names.length);
    let isFirst = true;
    for await (const records of recordsOf(reader, tableText(file, await table.open(file), { encoding, signal }))) {
      signal.throwIfAborted();
      const [first] = records;
      // If the table has several files, each may repeat the header.
      const isHeader =
        isFirst && hasHeader && (index === 0 || first?.values.every((name, at) => name.trim() === names[at]));
      isFirst &&= first === undefined;
      const all = isHeader === true && first !== undefined ? records.slice(1) : records;
      total += all.length;
      if (total > MOST_RECORDS) {
        const most = MOST_RECORDS.toLocaleString('en');
        throw new LoadError(`${file} has more than ${most} lines: split the package and load its parts.`);
      }
      yield { file, records: all };
    }
  }
}

async function* recordsOf(reader: CsvReader, text: AsyncIterable<string>): AsyncGenerator<CsvRecord[]> {
  for await (const piece of text) yield reader.push(piece);
  yield reader.end();
}
