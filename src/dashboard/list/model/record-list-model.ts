import type { OrderingTerm } from '#contract/lists/list-query.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import type { ColumnFilter, ColumnFilters } from './column-filter.ts';
import type { FilterInForce, ShownFilter } from './filter-in-force.ts';
import type { ListColumn } from './list-column.ts';
import type { ListDefinition } from './list-definition.ts';

/** A predicate that narrows the records in the browser; undefined where nothing is narrowed. */
export type Within<Rec> = ((record: Rec) => boolean) | undefined;

/**
 * Where the rows on screen come from: `whole`, every record, sorted in the browser · `so-far`, the records loaded so far ·
 * `served`, the first records as the service sorts them, verified · `loading`, none yet · `ask`, none before the user
 * agrees to load a collection of more than 50,000.
 */
export type RowSource = 'whole' | 'so-far' | 'served' | 'loading' | 'ask';

/**
 * What it means that a list shows no rows: `unknown`, some may still come, and neither a count nor "none" may be shown ·
 * `of-part`, none of the records that were loaded match, and no more are being loaded · `known`, there are none.
 */
export type Absence = 'unknown' | 'of-part' | 'known';

/** The records of a list: what is loaded, what is shown, and in which ordering. */
export interface ListRows<Rec> {
  source: RowSource;
  /** what is loaded of the collection, with its counts; undefined before the first page */
  loaded: WholeList<Rec> | undefined;
  /** why the last load failed; null after a cancel, which React Query reverts */
  error: Error | null;
  isFetching: boolean;
  /** loads again, or continues where loading stopped */
  retry: () => void;
  /** agrees to load a collection of more than 50,000, and starts */
  loadAll: () => void;
  /** stops loading; what is loaded stays */
  cancel: () => void;
  /** all loaded records that the page is about, by id, before search and filters */
  all: readonly Rec[];
  /** false while the page's own narrowing has changed and `all` is still the one before */
  isAllKnown: boolean;
  /** which of them match changes while another list is loading, such as that of the sites of sessions */
  grows: boolean | undefined;
  /** those of `all` that match search and filters, by id; the same array when only the ordering changes */
  found: readonly Rec[];
  /** the same, sorted: what the table shows and files hold; the first ones where the service sorts them (`source`) */
  shown: readonly Rec[];
  /** every page of the collection is loaded; rows that a page made are made of all records */
  whole: boolean;
  /** of what part of the records rows are made, in words; null where they are not made, or of all */
  part: string | null;
  /** a long list is being filtered or sorted; `shown` is still the one before */
  arranging: boolean;
  /** why no rows are shown; null where some are */
  absence: Absence | null;
  /** more rows will join `shown`: records are being loaded, or those that came are being filtered and sorted */
  isGrowing: boolean;
  /** how many records the service counts; null until it has answered */
  count: number | null;
  /** how many of them the page is about, before search and filters: those of the chosen project; null while unknown */
  total: number | null;
  /** when the rows were loaded, in ms since 1970; 0 where none are */
  loadedAtMs: number;
  /** loads more of the rows that the service sorts; does nothing where there are no more */
  showMore: () => void;
  ordering: readonly OrderingTerm[];
  changeOrdering: (ordering: readonly OrderingTerm[]) => Promise<void>;
}

/** Whether a change of project affects the filters of a list. */
export interface ProjectChange {
  /** the filters have not been checked since the project changed */
  isDue: boolean;
  /** the filters cleared then, in words */
  dropped: readonly string[];
  /** the filters have been checked, or the message about cleared ones is dismissed */
  settle: (dropped: readonly string[]) => void;
}

/** Everything that narrows a list: the column filters, the search, and what the page itself sets. */
export interface ListFilters<Rec> {
  byField: ColumnFilters;
  changeFilter: (field: string, filter: ColumnFilter | null, options?: { replace?: boolean }) => Promise<void>;
  /** several at once, as one step in the browser's history */
  changeFilters: (changes: ReadonlyMap<string, ColumnFilter | null>) => Promise<void>;
  search: string;
  changeSearch: (text: string) => Promise<void>;
  /** every filter that is set: of the list that this one sums up, of the columns, the search; each with a way to clear it */
  inForce: readonly ShownFilter[];
  /** clears all of them, as one step in the browser's history */
  clearFilters: () => Promise<void>;
  /** what narrows the list beside search and columns: what the page is about, its own narrowing, filters of the list summed up */
  narrowedBy: { scope: Within<Rec>; within: Within<Rec>; ofSource: readonly FilterInForce[] };
  projectChange: ProjectChange;
}

/** How the table shows the rows. */
export interface ListLayout<Rec> {
  /** the columns shown, from left to right */
  columns: readonly ListColumn<Rec>[];
  /** the fields shown where the user has not chosen any */
  byDefault: readonly string[];
  /** pixels, by the column's field; those that the user changed */
  widths: Readonly<Record<string, number>>;
  /** pixels, by the column's field, where the user has not changed them */
  ownWidths: Readonly<Record<string, number>>;
  density: 'comfortable' | 'compact';
  changeLayout: (change: {
    columns?: readonly string[];
    widths?: Readonly<Record<string, number>>;
    density?: 'comfortable' | 'compact';
  }) => Promise<void>;
}

/** The row with the cursor, and the range of rows selected from there. */
export interface ListSelection<Rec> {
  selectedId: number | null;
  /** the selected rows, as sorted */
  selected: readonly Rec[];
  /**
   * Moves the cursor to a row; `extend` selects from where the selection began, `from` selects from that row; `soon`
   * updates the address only once a held key is released; `leaving` shows it when the reader comes back. Resolves when the
   * address has changed.
   */
  select: (
    id: number | null,
    options?: { extend?: boolean; from?: number | null; soon?: boolean; leaving?: boolean },
  ) => Promise<void>;
}

/** One list page's state and what it shows, made by `useRecordList`. */
export interface RecordListModel<Rec> {
  definition: ListDefinition<Rec>;
  /** the list's own address, which its records' pages carry: their next and previous records are the list's */
  address: string;
  /** parameters carried along to a record's page: the project */
  carried: Record<string, string>;
  rows: ListRows<Rec>;
  filters: ListFilters<Rec>;
  layout: ListLayout<Rec>;
  selection: ListSelection<Rec>;
}
