import { spreadsheetText } from '#contract/spreadsheet-text.ts';
import type { ListColumn, ListValue } from '#dashboard/list/model/list-column.ts';

/** The raw value of a cell, for files. */
export function rawValue<Rec>({ value, csv }: ListColumn<Rec>, record: Rec): ListValue {
  return csv === undefined ? value(record) : csv(record);
}

/**
 * A raw value for spreadsheets: numbers unchanged, so that a negative longitude stays one, ISO dates, empty if unknown, and
 * no text that runs as a formula.
 */
export function cellText(value: ListValue): string {
  if (value === null) return '';
  return typeof value === 'string' ? spreadsheetText(value) : String(value);
}
