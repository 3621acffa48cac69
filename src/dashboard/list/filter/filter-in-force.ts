/** One filter that narrows a list, of whatever kind: a column's, the search, or the page's own. */
export interface FilterInForce {
  /** what it is of: "Captures", "Nights", "Search" */
  name: string;
  /** what it leaves: "10 to 100" */
  text: string;
  /** the same for the name of a file, with plain numbers and ISO days; `text` by default */
  fileText?: string;
  /** more of it, on hover */
  title?: string;
  /** the parameters of the address that hold it: without them it is not in force */
  parameters: readonly string[];
  /** the field of the column that it is of */
  field?: string;
}

/** A filter as pages show it: with the way to drop it. */
export interface ShownFilter extends FilterInForce {
  clear: () => Promise<void>;
}

/** "Captures: 10 to 100" */
export function filterWords({ name, text }: Pick<FilterInForce, 'name' | 'text'>): string {
  return `${name}: ${text}`;
}
