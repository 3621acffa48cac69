/** What a page shows of a paper, such as `docs/statistics.md`; `scripts/papers.ts` makes it when the dashboard is built. */
export type PaperNode = string | PaperElement;

export interface PaperElement {
  tag: PaperTag;
  /** of a heading: its words in lower case with hyphens; pages link to it */
  id?: string;
  /** of a table: the id of the heading that it is below */
  labelledBy?: string;
  /** of a link: the id of a heading of the same paper */
  to?: string;
  /** of a cell */
  align?: 'left' | 'right' | 'center';
  children: readonly PaperNode[];
}

export type PaperTag =
  | 'h2'
  | 'h3'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'strong'
  | 'em'
  | 'code'
  | 'a';
