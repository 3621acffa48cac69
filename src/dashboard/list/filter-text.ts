import { parseDate } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/day-text.ts';
import { quantityText } from '#dashboard/ui/quantity-text.ts';
import type { ColumnFilter } from './column-filter.ts';
import type { ListColumn } from './list-column.ts';

type Filtered = Partial<Pick<ListColumn<never>, 'unit' | 'choices'>>;

const MOST_NAMED = 3;

/** A filter in words: "10 to 500", "since 1 Jun 2024", "FAILURE or STARTED", "not reported". `column` is what it is a filter of. */
export function filterText(filter: ColumnFilter, column: Filtered = {}): string {
  const parts = partsOf(filter, column);
  if (filter.unknown) parts.push('not reported');
  if (parts.length === 0) return 'none';
  if (parts.length > MOST_NAMED)
    return `${parts.slice(0, MOST_NAMED - 1).join(', ')} or ${parts.length - MOST_NAMED + 1} more`;
  return parts.join(' or ');
}

function partsOf(filter: ColumnFilter, { unit = '', choices }: Filtered): string[] {
  switch (filter.kind) {
    case 'choice':
      return choices === undefined ? [...filter.values] : filter.values.map(choices.textOf);
    case 'yes-no':
      return filter.values.map((value) => (value ? 'yes' : 'no'));
    case 'number': {
      const word = (value: number | null) => value !== null && quantityText(value, unit);
      return rangeParts(word(filter.from), word(filter.to), ['at least', 'at most']);
    }
    case 'date':
      return rangeParts(dateWord(filter.from), dateWord(filter.to), ['since', 'until']);
  }
}

function rangeParts(from: string | false, to: string | false, [since, until]: readonly [string, string]): string[] {
  if (from !== false && to !== false) return [from === to ? from : `${from} to ${to}`];
  if (from !== false) return [`${since} ${from}`];
  return to === false ? [] : [`${until} ${to}`];
}

function dateWord(date: string | null): string | false {
  const day = date === null ? null : parseDate(date);
  return day !== null && dayText(day);
}
