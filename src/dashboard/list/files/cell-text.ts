import type { ListColumn, ListValue } from '#dashboard/list/list-column.ts';

/** The raw value of a cell, for files. */
export function rawValue<Rec>({ value, csv }: ListColumn<Rec>, record: Rec): ListValue {
  return csv === undefined ? value(record) : csv(record);
}

/**
 * A raw value for spreadsheets: numbers unchanged, ISO dates, empty if unknown. Spreadsheets run a text that starts with
 * = + - @, a tab or a carriage return as a formula: an apostrophe before it prevents that. Numbers need none, so a
 * negative longitude stays a number.
 */
export function cellText(value: ListValue): string {
  if (value === null) return '';
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
}
