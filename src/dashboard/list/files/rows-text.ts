import { missingFrom } from '#dashboard/api/lists/whole-list.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { filteredNames } from '#dashboard/list/model/filter-in-force.ts';
import { knownCountText } from '#dashboard/list/model/known-count-text.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { orderingText } from '#dashboard/list/model/ordering-text.ts';
import type { ListRows, RecordListModel } from '#dashboard/list/model/record-list-model.ts';

/**
 * The footer's summary of the rows: "189 of 189 · sorted in your browser by Name, ascending · all 189 deployments · updated
 * 21:04". Empty before they are known.
 */
export function rowsText<Rec>(list: RecordListModel<Rec>): string {
  const { loaded: data, source, shown, absence, ordering, total, loadedAtMs } = list.rows;
  if (absence === 'unknown') return '';
  const { inForce } = list.filters;
  const words = listMessages.now;
  const order = orderingText(ordering, list.definition.columns);
  const parts: string[] = [];
  if (source === 'served') {
    parts.push(words.first(countText(shown.length, total, data?.openEnded)), words.sortedByServer(order));
  } else if (data !== undefined && source !== 'loading' && source !== 'ask') {
    parts.push(countText(shown.length, total, data.openEnded), sortedText(list.rows, order), loadedText(list));
  }
  if (parts.length === 0) return '';
  if (inForce.length > 0) parts.push(words.filteredBy(listText(filteredNames(inForce))));
  if (loadedAtMs > 0) parts.push(words.updated(viewerClockText(loadedAtMs)));
  return parts.filter((part) => part !== '').join(' · ');
}

/** "189 of 4,312". */
function countText(some: number, count: number | null, openEnded = false): string {
  if (count === null) return numberText(some);
  return listMessages.now.countOf(numberText(some), knownCountText({ count, openEnded }));
}

function sortedText({ whole, arranging }: ListRows<unknown>, order: string): string {
  const words = listMessages.now;
  if (arranging) return words.sorting(order);
  return whole ? words.sorted(order) : words.sortedSoFar(order);
}

function loadedText<Rec>({ definition: { noun }, rows: { loaded: data, part, total } }: RecordListModel<Rec>): string {
  // Rows that a page made of a part are not all.
  if (data === undefined || part !== null) return '';
  const words = listMessages.now;
  const { records, count, complete, openEnded } = data;
  if (!complete || missingFrom(data) > 0 || records.length !== count)
    return words.loaded(countText(records.length, count, openEnded));
  return total === null ? '' : words.all(total, noun);
}
