import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';

const MOST_NAMED = 3;
const IS_ID = /^\d+$/;

/**
 * A column's filter in the name of a file, the same in every language: "captures_count 1250 to 5000", "day since
 * 2024-06-01".
 */
export function filterFileText(
  filter: ColumnFilter,
  { field, choices }: Pick<ListColumn<never>, 'field' | 'choices'>,
): string {
  const parts = partsOf(filter, choices);
  if (filter.unknown) parts.push('not reported');
  const more = parts.length - MOST_NAMED + 1;
  if (more > 1) parts.splice(MOST_NAMED - 1, more, `${more} more`);
  return `${field} ${parts.join(' or ')}`;
}

function partsOf(filter: ColumnFilter, choices: ListColumn<never>['choices']): string[] {
  switch (filter.kind) {
    case 'choice':
      // Ids are named; other values are words of the interface.
      return filter.values.map((value) => (IS_ID.test(value) ? (choices?.textOf(value) ?? value) : value));
    case 'yes-no':
      return filter.values.map((value) => (value ? 'yes' : 'no'));
    case 'area':
      return [filter.corners.length > 2 ? `area of ${filter.corners.length} corners` : 'box'];
    case 'number':
      return rangeParts(filter, (value) => String(value).replace(/^-/, 'minus '), ['at least', 'at most']);
    case 'date':
      return rangeParts(filter, (date) => date, ['since', 'until']);
  }
}

function rangeParts<Value>(
  { from, to }: { from: Value | null; to: Value | null },
  textOf: (value: Value) => string,
  [fromOn, upTo]: readonly [string, string],
): string[] {
  if (from !== null && to !== null) return [from === to ? textOf(from) : `${textOf(from)} to ${textOf(to)}`];
  if (from !== null) return [`${fromOn} ${textOf(from)}`];
  return to === null ? [] : [`${upTo} ${textOf(to)}`];
}
