import { parse } from 'csv-parse/sync';

/** The lines of a CSV file by column. */
export function csvRecords(text: string): Record<string, string>[] {
  return parse(text, { columns: true, record_delimiter: '\r\n' });
}
