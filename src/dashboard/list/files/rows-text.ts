import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { missingFrom } from '#dashboard/api/whole/whole-list.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { FilterInForce } from '#dashboard/list/filter/filter-in-force.ts';
import { knownCountText } from '#dashboard/list/bar/known-count-text.ts';
import { orderingText } from '#dashboard/list/table/ordering-text.ts';
import type { ListRows, RecordListModel } from '#dashboard/list/record-list-model.ts';

const MOST_NAMED = 3;

/**
 * The footer's summary of the rows: "189 of 189 · sorted here by Name, ascending, all 189 deployments · read 21:04".
 * Empty before there are rows.
 */
export function rowsText<Rec>(list: RecordListModel<Rec>): string {
  const { loaded: data, source, shown, ordering, total, loadedAtMs } = list.rows;
  const { inForce } = list.filters;
  const order = orderingText(ordering, list.definition.columns);
  const parts: string[] = [];
  if (source === 'served') {
    parts.push(`First ${ofCount(shown.length, total, data?.openEnded)}`, `sorted by the service by ${order}`);
  } else if (data !== undefined && source !== 'loading' && source !== 'ask') {
    parts.push(ofCount(shown.length, total, data.openEnded), `${sortedText(list.rows)} by ${order}, ${readText(list)}`);
  }
  if (parts.length > 0 && inForce.length > 0) parts.push(filteredText(inForce));
  if (parts.length > 0 && loadedAtMs > 0) parts.push(`read ${viewerClockText(loadedAtMs)}`);
  return parts.join(' · ');
}

/** "filtered by Captures, Nights and 2 more" */
function filteredText(inForce: readonly FilterInForce[]): string {
  const names = inForce.map(({ name }) => name);
  const more = names.length - MOST_NAMED;
  return `filtered by ${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** "189 of 4,312". */
function ofCount(some: number, count: number | null, openEnded = false): string {
  return count === null ? numberText(some) : `${numberText(some)} of ${knownCountText({ count, openEnded })}`;
}

function sortedText({ whole, arranging }: ListRows<unknown>): string {
  if (arranging) return 'being sorted';
  return whole ? 'sorted here' : 'sorted so far';
}

function readText<Rec>({ definition: { noun }, rows: { loaded: data, total } }: RecordListModel<Rec>): string {
  if (data === undefined) return '';
  const { records, count, complete, openEnded } = data;
  if (!complete || missingFrom(data) > 0 || records.length !== count)
    return `${ofCount(records.length, count, openEnded)} read`;
  return total === null ? '' : `all ${countNoun(total, noun)}`;
}
