import { parseDate } from '#contract/time.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { quantityText } from '#dashboard/ui/text/quantity-text.ts';
import type { AreaCorner, ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';

type Filtered = Partial<Pick<ListColumn<never>, 'unit' | 'choices'>>;

const MOST_NAMED = 3;

/** A filter in words: "10 to 500", "since 1 Jun 2024", "FAILURE or STARTED", "not reported". `column` is what it is a filter of. */
export function filterText(filter: ColumnFilter, column: Filtered = {}): string {
  const words = listMessages.now;
  const parts = partsOf(filter, column);
  if (filter.unknown) parts.push(words.notReported);
  if (parts.length === 0) return words.none;
  const more = parts.length - MOST_NAMED + 1;
  if (more > 1) parts.splice(MOST_NAMED - 1, more, words.more(numberText(more)));
  return parts.reduce(words.or);
}

function partsOf(filter: ColumnFilter, { choices, unit = '' }: Filtered): string[] {
  const words = listMessages.now;
  switch (filter.kind) {
    case 'choice':
      return choices === undefined ? [...filter.values] : filter.values.map(choices.textOf);
    case 'yes-no':
      return filter.values.map((value) => (value ? words.yes : words.no));
    case 'area':
      return [areaText(filter.corners)];
    case 'number':
      return rangeParts(filter, (value) => quantityText(value, unit), [words.atLeast, words.atMost]);
    case 'date':
      return rangeParts(filter, shownDay, [words.since, words.until]);
  }
}

function rangeParts<Value>(
  { from, to }: { from: Value | null; to: Value | null },
  textOf: (value: Value) => string,
  [fromOn, upTo]: readonly [(text: string) => string, (text: string) => string],
): string[] {
  if (from !== null && to !== null) {
    return [from === to ? textOf(from) : listMessages.now.range(textOf(from), textOf(to))];
  }
  if (from !== null) return [fromOn(textOf(from))];
  return to === null ? [] : [upTo(textOf(to))];
}

function areaText(corners: readonly AreaCorner[]): string {
  const [southWest, northEast] = corners;
  const words = listMessages.now;
  if (corners.length > 2 || southWest === undefined || northEast === undefined) return words.area(corners.length);
  const [south, north] = [southWest[0], northEast[0]].map(degreesText) as [string, string];
  const [west, east] = [southWest[1], northEast[1]].map(degreesText) as [string, string];
  return words.box(words.range(south, north), words.range(west, east));
}

/** Short enough for a chip; the address has all digits. */
function degreesText(degrees: number): string {
  return `${numberText(Number(degrees.toFixed(2)))}°`;
}

function shownDay(date: string): string {
  const day = parseDate(date);
  return day === null ? date : dayText(day);
}
