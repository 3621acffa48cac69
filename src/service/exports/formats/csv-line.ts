import { spreadsheetText } from '#contract/spreadsheet-text.ts';

export type CsvValue = string | number | null;

/** A line of a CSV file (RFC 4180) that people open in spreadsheets: no text of it runs as a formula. */
export function csvLine(values: readonly CsvValue[]): string {
  return exactCsvLine(values.map((value) => (typeof value === 'string' ? spreadsheetText(value) : value)));
}

/** A line of a CSV file for programs, with every text as it is. */
export function exactCsvLine(values: readonly CsvValue[]): string {
  return `${values.map((value) => (typeof value === 'string' ? quoted(value) : String(value ?? ''))).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
