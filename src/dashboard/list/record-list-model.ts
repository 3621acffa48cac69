import type { UseQueryResult } from '@tanstack/react-query';
import type { OrderingTerm } from '#contract/list-query.ts';
import type { WholeList } from '#dashboard/api/whole/whole-list.ts';
import type { ColumnFilter, ColumnFilters } from '#dashboard/list/filter/column-filter.ts';
import type { FilterInForce, ShownFilter } from '#dashboard/list/filter/filter-in-force.ts';
import type { ListColumn } from './list-column.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ProjectChange } from '#dashboard/list/filter/use-project-change.ts';

/** A narrowing in the browser: whether it leaves a record; undefined where nothing is narrowed. */
export type Within<Rec> = ((record: Rec) => boolean) | undefined;

/**
 * What the rows on screen are, and so what may be said of them: every record, sorted here · those read so far · the
 * first ones, in an order that the service made and that was proven · nothing yet · nothing before the viewer agrees to
 * read a collection of more than 50,000.
 */
export type RowSource = 'whole' | 'so-far' | 'served' | 'loading' | 'ask';

export interface ListLayout<Rec> {
  /** those shown, in order */
  columns: readonly ListColumn<Rec>[];
  /** the fields of those shown where the reader has not chosen them */
  byDefault: readonly string[];
  /** pixels, by the column's field; those that the reader changed */
  widths: Readonly<Record<string, number>>;
  /** pixels, by the column's field, where the reader has not changed them */
  ownWidths: Readonly<Record<string, number>>;
  density: 'comfortable' | 'compact';
}

/** One list page's state and what it shows, made by `useRecordList`. */
export interface RecordListModel<Rec> {
  definition: ListDefinition<Rec>;
  query: UseQueryResult<WholeList<Rec>>;
  /** what the wire narrows the collection to */
  wire: Readonly<Record<string, string | number | null | undefined>>;
  /** what goes along to a record's page: the project */
  kept: Record<string, string>;
  /** the list's own address, which goes along to the pages of its records: their next and previous are the list's */
  address: string;

  source: RowSource;
  /** all that was read and that the page is about, in order of id, before search and filters */
  all: readonly Rec[];
  /** false for as long as the page's narrowing has changed, and `all` has not */
  isAllKnown: boolean;
  /** what search and filters leave of them, in order of id; stays the same when only the order changes */
  found: readonly Rec[];
  /** the same in order: what the table shows, and files hold; the first ones where the service sorted them (`source`) */
  shown: readonly Rec[];
  /** `shown` is made from every page of the collection */
  whole: boolean;
  /** a large list is being arranged; `shown` is as it was before */
  arranging: boolean;
  /** how many records the service says there are; null while it has not said */
  count: number | null;
  /** how many of them the page is about, before search and filters: the chosen project's; null while that is not known */
  total: number | null;
  /** when the rows were read, in ms since 1970; 0 where none were */
  readAtMs: number;
  /** asks for more of what the service sorted; does nothing where there is no more */
  showMore: () => void;

  search: string;
  changeSearch: (text: string) => Promise<void>;
  filters: ColumnFilters;
  changeFilter: (field: string, filter: ColumnFilter | null, options?: { replace?: boolean }) => Promise<void>;
  /** several at once, one step in the browser's history */
  changeFilters: (changes: ReadonlyMap<string, ColumnFilter | null>) => Promise<void>;
  /** all that narrows the list: filters of the list that it sums up, of the columns, the search; each with the way to drop it */
  inForce: readonly ShownFilter[];
  /** drops all of them, one step in the browser's history */
  clearFilters: () => Promise<void>;
  /** what narrows it beside search and columns: what the page is about, its own narrowing, filters of the list summed up */
  narrowedBy: { scope: Within<Rec>; within: Within<Rec>; ofSource: readonly FilterInForce[] };
  projectChange: ProjectChange;

  ordering: readonly OrderingTerm[];
  changeOrdering: (ordering: readonly OrderingTerm[]) => Promise<void>;
  layout: ListLayout<Rec>;
  changeLayout: (change: {
    columns?: readonly string[];
    widths?: Readonly<Record<string, number>>;
    density?: 'comfortable' | 'compact';
  }) => Promise<void>;

  /** the row with the cursor */
  selectedId: number | null;
  /** where a range of rows is selected, its other end */
  otherEndId: number | null;
  /** the selected rows, in the order shown */
  selection: readonly Rec[];
  /**
   * Puts the cursor on a row; `extend` selects all from where the selection began, `from` all from that row; `soon` lets
   * the address follow when the keys come to rest. Ends when the address has changed.
   */
  select: (id: number | null, options?: { extend?: boolean; from?: number | null; soon?: boolean }) => Promise<void>;
}
