import { numberText } from '#dashboard/ui/text/number-text.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';

/** One filter that is set: a column's, the search, or the page's own. */
export interface FilterInForce {
  /** what it filters by: "Captures", "Nights", "Search" */
  name: string;
  /** its condition: "10 to 100" */
  text: string;
  /** name and condition in the name of a file, in English; those shown by default */
  fileText?: string;
  /** details, on hover */
  title?: string;
  /** the parameters of the address that set it */
  parameters: readonly string[];
  /** the field of its column */
  field?: string;
}

/** A filter that is set, with a way to clear it. */
export interface ShownFilter extends FilterInForce {
  clear: () => Promise<void>;
}

/** "Captures: 10 to 100" */
export function filterWords({ name, text }: Pick<FilterInForce, 'name' | 'text'>): string {
  return listMessages.now.filter(name, text);
}

const MOST_NAMED = 3;

/** "Captures", "Nights", "2 more". */
export function filteredNames(filters: readonly FilterInForce[]): string[] {
  const names = filters.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = filters.length - MOST_NAMED;
  return more > 0 ? [...names, listMessages.now.more(numberText(more))] : names;
}
