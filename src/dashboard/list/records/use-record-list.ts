// Why the service's sorted rows are shown while the list is loading: with 100,000 sessions the first rows are there after
// 0.7 s, all of them after 3.5 s (measured with `npm run bench -- sessions`, 2026-11-23).

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { readAll, stopLoading, useReadHeld } from '#dashboard/api/lists/list-options.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { ofProject } from '#dashboard/paths.ts';
import type { FilterInForce } from '#dashboard/list/model/filter-in-force.ts';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import type { RecordListModel, RowSource, Within, ProjectChange } from '#dashboard/list/model/record-list-model.ts';
import { absenceOf } from './absence-of.ts';
import { searchOfRecords } from '#dashboard/list/filters/search-of-records.ts';
import { useArrangement } from './use-arrangement.ts';
import { useListQuery, type MadeRows } from './use-list-query.ts';
import { useColumnsAhead } from './use-columns-ahead.ts';
import { useFilters } from '#dashboard/list/filters/use-filters.ts';
import { useFiltersInForce } from '#dashboard/list/filters/use-filters-in-force.ts';
import { useListLayout } from './use-list-layout.ts';
import { useRecordsWithin } from './use-records-within.ts';
import { useSelection } from './use-selection.ts';
import { useServedRows, type RowsFor } from './use-served-rows.ts';
import { queryText } from '#dashboard/address/query-text.ts';
import { numbersTag } from '#dashboard/ui/language/language.ts';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';

interface RecordListOptions<Rec> {
  /** filters in the request to the service (spec 4.4) */
  filters?: Readonly<Record<string, string | number | null | undefined>>;
  /**
   * the records that the page is about, where more are loaded: those of the chosen project. The list counts these. A
   * memoised function
   */
  scope?: Within<Rec>;
  /** the page's own narrowing in the browser, within the scope; a memoised function */
  within?: Within<Rec>;
  /** the filters of the list that these records sum up; memoised */
  ofSource?: readonly FilterInForce[];
  /** which records match changes while other lists, which `within`, columns or search look into, are loading */
  grows?: boolean;
  /** parameters carried along to a record's page beside the project; memoised */
  along?: Readonly<Record<string, string>>;
  /** rows that the page made of other records: nothing is loaded */
  made?: MadeRows<Rec>;
  /** false loads nothing */
  enabled?: boolean;
  /** what its rows are shown for; `page` by default */
  rowsFor?: RowsFor;
}

const NO_FILTERS = {};
const NONE: readonly never[] = [];

/**
 * A list page's state, from the address, and its rows: the whole collection, searched, filtered and sorted in the browser;
 * while it is being loaded, the first rows as the service sorts them, if that sorting is verified.
 */
export function useRecordList<Rec extends { id: number }>(
  definition: ListDefinition<Rec>,
  {
    filters: wire = NO_FILTERS,
    scope,
    within = scope,
    ofSource = NONE,
    grows,
    along,
    made,
    enabled = made === undefined,
    rowsFor = 'page',
  }: RecordListOptions<Rec> = {},
): RecordListModel<Rec> {
  const { collection, columns, parameters } = definition;
  useLanguage();
  const collation = numbersTag();
  const client = useQueryClient();
  const { textOf, dates } = definition.search;
  const [state, change] = useUrlState(parameters);
  const { project, ordering, search, selected, to } = state;
  const filtering = useFilters(definition);
  const { byField: filters } = filtering;
  const { inForce, clearFilters } = useFiltersInForce(definition, { filters, search, ofSource });
  const isNarrowed = inForce.length > 0 || within !== undefined;

  const { data, error, isFetching, dataUpdatedAt, retry, whole, part } = useListQuery(collection, {
    wire,
    made,
    enabled,
  });
  const served = useServedRows({
    definition,
    wire,
    ordering,
    rowsFor,
    isBegun: data !== undefined,
    // A list whose first page is whole needs none. Others do, however quick: sorted rows stay where they are at the end.
    enabled: enabled && rowsFor !== 'none' && !isNarrowed && !whole,
  });

  // Rows that match, and rows in an order that the service does not have, are known of the whole list alone.
  useReadHeld(collection, wire, isNarrowed || served.isUnknown ? data : undefined);

  const records = data?.records ?? NONE;
  const inSight = isNarrowed ? null : served.rows;
  const searchedHere = searchOfRecords(definition, search);
  const narrowing = useMemo(
    () => ({ records, columns, filters, search: searchedHere, textOf, dates, within }),
    [records, columns, filters, searchedHere, textOf, dates, within],
  );
  const read = sourceOf(data, isFetching, served);
  // Not sorted while the rows are not shown.
  const sorted = isSortedHere(read) ? ordering : NONE;
  const arrangement = useMemo(
    () => ({ narrowing, ordering: sorted, inSight: inSight ?? NONE }),
    // `collation`: names are sorted again when the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [narrowing, sorted, inSight, collation],
  );
  const arranged = useArrangement(arrangement, `${collection} ${JSON.stringify(wire)} ${project}`);
  const source = arranged.ready ? read : sourceBefore(read, served);
  const shown = rowsOf(source, served.rows, arranged.shown);
  const { all, isAllKnown } = useRecordsWithin(records, within);
  const layout = useListLayout(definition, state, change);
  useColumnsAhead(whole ? records : null, layout.columns);
  const projectChange = useProjectChange(project);
  const selection = useSelection({ selected, to }, change, shown);

  const count = countOf(data, source, served.count);
  const total = useTotal({ records, whole, count, scope, isPart: part !== null });
  const { arranging, isOfEarlier } = arranged;

  return {
    definition,
    address: listAddress(useLocation()),
    carried: { ...ofProject(project), ...along },
    rows: {
      source,
      loaded: data,
      error,
      isFetching,
      retry,
      loadAll: () => void readAll(client, collection, wire),
      cancel: () => void stopLoading(client, collection, wire),
      all,
      isAllKnown,
      grows,
      found: arranged.found,
      shown,
      whole,
      part,
      arranging,
      absence: absenceOf({
        source,
        rowCount: shown.length,
        loaded: data,
        whole,
        isFetching,
        arranging,
        grows,
        isNarrowed,
        isMade: made !== undefined,
      }),
      isGrowing: isGrowing(source, { grows, isFetching, isNarrowed, isOfEarlier }),
      count,
      total,
      loadedAtMs: source === 'served' ? served.readAtMs : dataUpdatedAt,
      showMore: () => {
        if (source === 'served') served.showMore(data?.tooMany === true);
      },
      ordering,
      // A selected range belongs to the ordering in which it was selected.
      changeOrdering: (terms) => change({ ordering: terms, to: null }),
    },
    filters: {
      ...filtering,
      search,
      changeSearch: (text) => change({ search: text }, { replace: true }),
      inForce,
      clearFilters,
      narrowedBy: useMemo(() => ({ scope, within, ofSource }), [scope, within, ofSource]),
      projectChange,
    },
    layout,
    selection,
  };
}

function isGrowing(
  source: RowSource,
  {
    grows = false,
    isFetching,
    isNarrowed,
    isOfEarlier,
  }: { grows: boolean | undefined; isFetching: boolean; isNarrowed: boolean; isOfEarlier: boolean },
): boolean {
  // Placeholders fill the window, which the rows that a filter leaves may not.
  if (source === 'loading') return isNarrowed;
  return (grows && isNarrowed) || isOfEarlier || (source === 'so-far' && isFetching);
}

function sourceOf(
  data: WholeList<unknown> | undefined,
  isFetching: boolean,
  served: { rows: unknown; asking: boolean },
): RowSource {
  if (data?.complete === true) return 'whole';
  // Loaded records are shown, sorted in the browser, once nothing more will come; until then the service's rows are.
  const hasEnded = data !== undefined && !isFetching && !data.tooMany;
  if (served.rows !== null && !hasEnded) return 'served';
  if (data === undefined || (served.asking && !hasEnded)) return 'loading';
  if (!data.tooMany) return 'so-far';
  // Its reading begins with this need of it.
  return isFetching || data.held ? 'loading' : 'ask';
}

/** Until the loaded records are sorted for the first time, which takes some frames if they are many. */
function sourceBefore(read: RowSource, served: { rows: unknown }): RowSource {
  if (read === 'ask') return read;
  return served.rows === null ? 'loading' : 'served';
}

/** The service may have sent more sorted rows than it counts. */
function countOf(data: WholeList<unknown> | undefined, source: RowSource, served: number | null): number | null {
  return data === undefined ? served : Math.max(data.count, source === 'served' ? (served ?? 0) : 0);
}

function rowsOf<Rec>(source: RowSource, served: readonly Rec[] | null, arranged: readonly Rec[]): readonly Rec[] {
  if (source === 'served') return served ?? NONE;
  return isSortedHere(source) ? arranged : NONE;
}

function isSortedHere(source: RowSource): boolean {
  return source === 'whole' || source === 'so-far';
}

/** The selection and the map's view, which do not change which records follow each other, and what the router carries. */
const OF_THE_READER = ['selected', 'to', 'map', 'list', 'defaults'];

/** A list's address, carried by its records' pages: with ordering and filters, without the selection. */
function listAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const name of OF_THE_READER) query.delete(name);
  const text = queryText(query);
  return text === '' ? pathname : `${pathname}?${text}`;
}

interface TotalOptions<Rec> {
  /** what is loaded of the collection; `whole`: all of it */
  records: readonly Rec[];
  whole: boolean;
  /** how many records the service counts; null until it has answered */
  count: number | null;
  /** which of them the page is about; undefined: all */
  scope: ((record: Rec) => boolean) | undefined;
  /** the rows are made of a part of the records: all of them may be more */
  isPart: boolean;
}

/** How many records a page is about, before search and filters; null while that is not known. */
export function useTotal<Rec>({ records, whole, count, scope, isPart }: TotalOptions<Rec>): number | null {
  const { all, isAllKnown } = useRecordsWithin(records, scope);
  if (isPart) return null;
  if (scope === undefined) return count;
  // The service counts the others too.
  return whole && isAllKnown ? all.length : null;
}

/** Remembers which project the filters of a list were set for. Filters of an address that is opened are not checked. */
function useProjectChange(project: number | null): ProjectChange {
  const [settled, setSettled] = useState<{ project: number | null; dropped: readonly string[] }>({
    project,
    dropped: [],
  });
  const isDue = settled.project !== project;
  return {
    isDue,
    dropped: isDue ? [] : settled.dropped,
    settle: (dropped) => setSettled({ project, dropped }),
  };
}
