/** One filter that is set: a column's, the search, or the page's own. */
export interface FilterInForce {
  /** what it filters by: "Captures", "Nights", "Search" */
  name: string;
  /** its condition: "10 to 100" */
  text: string;
  /** the same in the name of a file, with plain numbers and ISO days; `text` by default */
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
  return `${name}: ${text}`;
}
