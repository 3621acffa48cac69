import type { ListColumn, ListValue } from '#dashboard/list/list-column.ts';

/** A cell's raw value, as files have it. */
export function rawValue<Rec>({ value, csv }: ListColumn<Rec>, record: Rec): ListValue {
  return csv === undefined ? value(record) : csv(record);
}

/**
 * A raw value as a spreadsheet reads it: numbers as they are, ISO dates, nothing where it is unknown. Spreadsheets take
 * a text that starts with = + - @, a tab or a carriage return for a formula, and run it: an apostrophe before it makes it
 * a text. A number is none, and a negative longitude stays one.
 */
export function cellText(value: ListValue): string {
  if (value === null) return '';
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
}
