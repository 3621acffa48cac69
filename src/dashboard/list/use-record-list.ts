import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OrderingTerm } from '#contract/list-query.ts';
import { useWholeList } from '#dashboard/api/list-options.ts';
import type { WholeList } from '#dashboard/api/whole-list.ts';
import type { ColumnFilter, ColumnFilters } from './column-filter.ts';
import { filterName, type ListDefinition } from './list-definition.ts';
import type { RecordListModel, RowSource } from './record-list-model.ts';
import { useArrangement } from './use-arrangement.ts';
import { useColumnsAhead } from './use-columns-ahead.ts';
import { useSelection } from './use-selection.ts';
import { useServedRows } from './use-served-rows.ts';
import { useUrlState } from './url-state.ts';

interface RecordListOptions<Rec> {
  /** what the wire narrows the collection to (spec 4.4) */
  filters?: Readonly<Record<string, string | number | null | undefined>>;
  /** the page's own narrowing, in the browser; the same function until it narrows to something else */
  within?: ((record: Rec) => boolean) | undefined;
  /** false reads nothing */
  enabled?: boolean;
}

/** Two columns fit: the name's and one more. */
const NARROW = '(max-width: 599px)';
const NO_FILTERS = {};
const NONE: readonly never[] = [];

/**
 * A list page's state, from the address, and its rows: all of the collection, searched, filtered and sorted here; while
 * that is being read, its first rows as the service sorts them, where that was proven.
 */
export function useRecordList<Rec extends { id: number }>(
  definition: ListDefinition<Rec>,
  { filters: wire = NO_FILTERS, within, enabled = true }: RecordListOptions<Rec> = {},
): RecordListModel<Rec> {
  const { collection, columns, parameters, filterParameters } = definition;
  const [state, change] = useUrlState(parameters);
  const [written, changeWritten] = useUrlState(filterParameters);
  const { project, ordering, search, selected, to, density, widths } = state;
  const filters = useMemo(() => filtersOf(definition, written), [definition, written]);
  const isNarrowed = filters.size > 0 || search.trim() !== '' || within !== undefined;

  // The definition knows its collection's records; the type of all collections together does not.
  const query = useWholeList(collection, wire, { enabled }) as unknown as UseQueryResult<WholeList<Rec>>;
  const { data } = query;
  const whole = data?.complete === true;
  const served = useServedRows({
    definition,
    wire,
    ordering,
    // A list that is read in a second needs no second opinion.
    enabled: enabled && !isNarrowed && !whole && (definition.long === true || data !== undefined),
  });

  const records = data?.records ?? NONE;
  const inSight = isNarrowed ? null : served.rows;
  const narrowing = useMemo(
    () => ({ records, columns, filters, search, textOf: definition.search.textOf, within }),
    [records, columns, filters, search, definition, within],
  );
  const arrangement = useMemo(
    () => ({ narrowing, ordering, inSight: inSight ?? NONE }),
    [narrowing, ordering, inSight],
  );
  const arranged = useArrangement(arrangement, `${collection} ${JSON.stringify(wire)} ${project}`);
  const source = sourceOf(data, query.isFetching, served);
  const shown = rowsOf(source, served.rows, arranged.shown);
  const all = useMemo(() => (within === undefined ? records : records.filter(within)), [records, within]);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const fields = useMemo(
    () => (isNarrow ? sortedFirst(state.columns, parameters.columns.read(null), ordering) : state.columns),
    [isNarrow, state.columns, parameters, ordering],
  );
  const layout = useMemo(
    () => ({ columns: columnsOf(definition, fields), widths, density }),
    [definition, fields, widths, density],
  );
  useColumnsAhead(whole ? records : null, layout.columns);
  const changeFilters = (changes: ReadonlyMap<string, ColumnFilter | null>, options?: { replace?: boolean }) =>
    changeWritten(writtenChanges(definition, changes), options);

  return {
    definition,
    query,
    wire,
    kept: project === null ? {} : { project: String(project) },
    source,
    all,
    found: arranged.found,
    shown,
    whole,
    arranging: arranged.arranging,
    count: data?.count ?? served.count,
    readAtMs: source === 'served' ? served.readAtMs : query.dataUpdatedAt,
    showMore: () => {
      if (source === 'served' && data?.tooMany === true) served.showMore();
    },
    search,
    changeSearch: (text) => change({ search: text }, { replace: true }),
    filters,
    changeFilter: (field, filter, options) => changeFilters(new Map([[field, filter]]), options),
    changeFilters: (changes) => changeFilters(changes),
    clearFilters: () => changeFilters(new Map([...filters.keys()].map((field) => [field, null]))),
    ordering,
    // A range of rows is one in the order it was made in.
    changeOrdering: (terms) => change({ ordering: terms, to: null }),
    layout,
    changeLayout: (changes) => change(changes, { replace: true }),
    ...useSelection({ selected, to }, change, shown),
  };
}

function sourceOf(
  data: WholeList<unknown> | undefined,
  isFetching: boolean,
  served: { rows: unknown; asking: boolean },
): RowSource {
  if (data?.complete === true) return 'whole';
  // What was read is shown sorted here where nothing more will come; until then the service's own order is the truth.
  const hasEnded = data !== undefined && !isFetching && !data.tooMany;
  if (served.rows !== null && !hasEnded) return 'served';
  if (data === undefined || (served.asking && !hasEnded)) return 'loading';
  if (!data.tooMany) return 'so-far';
  return isFetching ? 'loading' : 'ask';
}

function rowsOf<Rec>(source: RowSource, served: readonly Rec[] | null, arranged: readonly Rec[]): readonly Rec[] {
  if (source === 'served') return served ?? NONE;
  return source === 'whole' || source === 'so-far' ? arranged : NONE;
}

/** Where there is little room and nobody chose otherwise, what the list is sorted by stands beside the name. */
function sortedFirst(
  fields: readonly string[],
  byDefault: readonly string[],
  ordering: readonly OrderingTerm[],
): readonly string[] {
  const [name, ...others] = fields;
  if (name === undefined || fields.join() !== byDefault.join()) return fields;
  const sorted = ordering.map(({ field }) => field).filter((field) => others.includes(field));
  return [name, ...new Set([...sorted, ...others])];
}

function columnsOf<Rec>({ columns }: ListDefinition<Rec>, fields: readonly string[]) {
  return fields.flatMap((field) => columns.find((column) => column.field === field) ?? []);
}

function filtersOf<Rec>(
  { columns }: ListDefinition<Rec>,
  written: Readonly<Record<string, ColumnFilter | null>>,
): ColumnFilters {
  const filters = new Map<string, ColumnFilter>();
  for (const column of columns) {
    const filter = written[filterName(column) ?? ''] ?? null;
    if (filter !== null) filters.set(column.field, filter);
  }
  return filters;
}

function writtenChanges<Rec>(
  { columns }: ListDefinition<Rec>,
  changes: ReadonlyMap<string, ColumnFilter | null>,
): Record<string, ColumnFilter | null> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const name = filterName(column);
      const filter = changes.get(column.field);
      return name === null || filter === undefined ? [] : [[name, filter]];
    }),
  );
}
