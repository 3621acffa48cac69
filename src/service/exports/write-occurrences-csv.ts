import { open } from 'node:fs/promises';
import type { Database } from '#service/database/open-database.ts';
import { selectedStretches, type OccurrenceSelection } from './selected-occurrences.ts';

const HEADER = [
  'occurrence_id',
  'determination',
  'rank',
  'determination_score',
  'event_id',
  'event_start',
  'event_end',
  'deployment_id',
  'deployment_name',
  'latitude',
  'longitude',
] as const;

export interface CsvWriting {
  /** most rows in memory at a time */
  batchRows: number;
  /** called after each batch with the number of records in the file; an error in it stops the writing */
  onBatch?: (records: number) => Promise<void>;
  /** if given, the writing waits while the database is unavailable, until this is aborted */
  signal?: AbortSignal | undefined;
}

/**
 * Writes the selected occurrences as `occurrences_simple_csv`: RFC 4180, UTF-8, a header line, one line per occurrence
 * by id. Rows are read and written in batches, so that memory use stays flat.
 *
 * @returns the number of occurrences, and the file's size in bytes
 */
export async function writeOccurrencesCsv(
  database: Database,
  selection: OccurrenceSelection,
  path: string,
  { batchRows, onBatch, signal }: CsvWriting,
): Promise<{ records: number; bytes: number }> {
  const file = await open(path, 'w');
  try {
    let records = 0;
    // Not `write`, which may write only a part, as on a disk that is nearly full.
    await file.appendFile(csvLine(HEADER));
    for await (const rows of selectedStretches(database, selection, batchRows, signal)) {
      await file.appendFile(rows.map((row) => csvLine(HEADER.map((name) => row[name]))).join(''));
      records += rows.length;
      await onBatch?.(records);
    }
    await file.sync();
    return { records, bytes: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map((value) => (typeof value === 'string' ? csvText(value) : String(value ?? ''))).join(',')}\r\n`;
}

/** Text that a spreadsheet would evaluate as a formula gets a leading apostrophe; numbers do not. */
function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
