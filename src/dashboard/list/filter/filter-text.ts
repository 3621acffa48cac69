import { parseDate } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { quantityText } from '#dashboard/ui/text/quantity-text.ts';
import type { ColumnFilter } from './column-filter.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';

type Filtered = Partial<Pick<ListColumn<never>, 'unit' | 'choices'>>;

const MOST_NAMED = 3;

/** A filter in words: "10 to 500", "since 1 Jun 2024", "FAILURE or STARTED", "not reported". `column` is what it is a filter of. */
export function filterText(filter: ColumnFilter, column: Filtered = {}): string {
  return textOf(filter, column, {
    number: (value) => quantityText(value, column.unit ?? ''),
    day: (date) => {
      const day = parseDate(date);
      return day === null ? date : dayText(day);
    },
  });
}

/** The same in every language, for the name of a file: "1250 to 5000", "since 2024-06-01". */
export function plainFilterText(filter: ColumnFilter, column: Filtered = {}): string {
  return textOf(filter, column, {
    number: (value) => String(value).replace(/^-/, 'minus '),
    day: (date) => date,
  });
}

interface Words {
  number: (value: number) => string;
  /** of an ISO date */
  day: (date: string) => string;
}

function textOf(filter: ColumnFilter, column: Filtered, words: Words): string {
  const parts = partsOf(filter, column, words);
  if (filter.unknown) parts.push('not reported');
  if (parts.length === 0) return 'none';
  if (parts.length > MOST_NAMED)
    return `${parts.slice(0, MOST_NAMED - 1).join(', ')} or ${parts.length - MOST_NAMED + 1} more`;
  return parts.join(' or ');
}

function partsOf(filter: ColumnFilter, { choices }: Filtered, words: Words): string[] {
  switch (filter.kind) {
    case 'choice':
      return choices === undefined ? [...filter.values] : filter.values.map(choices.textOf);
    case 'yes-no':
      return filter.values.map((value) => (value ? 'yes' : 'no'));
    case 'number':
      return rangeParts(filter, words.number, ['at least', 'at most']);
    case 'date':
      return rangeParts(filter, words.day, ['since', 'until']);
  }
}

function rangeParts<Value>(
  { from, to }: { from: Value | null; to: Value | null },
  word: (value: Value) => string,
  [since, until]: readonly [string, string],
): string[] {
  if (from !== null && to !== null) return [from === to ? word(from) : `${word(from)} to ${word(to)}`];
  if (from !== null) return [`${since} ${word(from)}`];
  return to === null ? [] : [`${until} ${word(to)}`];
}
