import { collections, type CollectionName, type RecordOf } from '#contract/collections.ts';
import type { ColumnFilter } from '#dashboard/list/filter/column-filter.ts';
import { columnsParameter } from '#dashboard/list/table/columns-parameter.ts';
import { densityParameter } from '#dashboard/list/table/density-parameter.ts';
import { endParameter, filterParameter } from '#dashboard/list/filter/filter-parameter.ts';
import type { SearchedDates } from '#dashboard/list/arrange/matching-indexes.ts';
import type { ListColumn } from './list-column.ts';
import type { SelectionLink } from './sessions-link.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { idParameter, orderingParameter, textParameter, type Parameter } from '#dashboard/address/url-state.ts';
import { widthsParameter } from '#dashboard/list/table/widths-parameter.ts';

/** What one list page is: its columns and its words. */
interface ListDescription<Rec> {
  /** the page's heading and the table's accessible name */
  title: string;
  noun: { one: string; many: string };
  /** the first names the record: its cell is the link to the record's page, and it stays first and in sight */
  columns: readonly ListColumn<Rec>[];
  /** what the list is sorted by unless the address says otherwise, in the interface's form: `-captures_count` */
  ordering: string;
  search: {
    /** accessible name: "Search deployments by name" */
    label: string;
    placeholder?: string;
    /** what each word is searched in, letter case and accents apart */
    textOf: (record: Rec) => string;
    /** the day that a search may name in any spelling ("jul 2025") */
    dates?: SearchedDates<Rec>;
    /** false where the page searches what the records are made of */
    isSearchedHere?: boolean;
    /** said where nothing holds `text` */
    nothing: (text: string) => string;
  };
  /** what the record is called outside the table */
  nameOf: (record: Rec) => string;
  /** the record's own page; `carried` are parameters carried along (`project`), `list` is the list's address */
  hrefOf: (record: Rec, carried: Record<string, string>, list: string) => string;
  /** the way on from selected rows, if any; `isAll`: they are all that there are, whatever filters leave of them */
  linkOf?: (selection: readonly Rec[], of: { address: URLSearchParams; isAll: boolean }) => SelectionLink | null;
  /** what files call the records’ ids; `id` by default */
  idInFiles?: string;
  /** so long that the service is asked for the order at once, beside the walk */
  long?: boolean;
  /** decimal degrees; with it the list downloads as GeoJSON too. `roundedByM`: how far rounding moved them, in metres */
  places?: { of: (record: Rec) => { latitude: number; longitude: number } | null; roundedByM: number | null };
}

/** A list page's description, and how its state stands in the address. Lives at module level. */
export interface ListDefinition<Rec> extends ListDescription<Rec> {
  collection: CollectionName;
  parameters: ReturnType<typeof listParameters>;
  /** by their name in the address */
  filterParameters: Readonly<Record<string, Parameter<ColumnFilter | null>>>;
}

/** Addresses of pages that hold a list use these words for something else. */
const RESERVED = new Set([
  'project',
  'view',
  'ordering',
  'search',
  'selected',
  'to',
  'columns',
  'widths',
  'density',
  'map',
  'clusters',
  'list',
]);

/**
 * Makes a list page's definition, once, at module level.
 *
 * @throws where two things would have the same name in the address
 */
export function defineList<Name extends CollectionName>(
  description: ListDescription<RecordOf<Name>> & { collection: Name },
): ListDefinition<RecordOf<Name>> {
  const { columns, ordering, title } = description;
  const filterParameters: Record<string, Parameter<ColumnFilter | null>> = {};
  for (const column of columns) {
    for (const [name, parameter] of parametersOf(column)) {
      if (RESERVED.has(name) || name in filterParameters) throw new Error(`${title}: two things are named ${name}.`);
      filterParameters[name] = parameter;
    }
  }
  return { ...description, parameters: listParameters(columns, ordering), filterParameters };
}

function parametersOf(
  column: Filterable & Pick<ListColumn<never>, 'choices'>,
): [string, Parameter<ColumnFilter | null>][] {
  const name = filterName(column);
  if (name === null) return [];
  if (typeof name === 'string') return [[name, filterParameter(column)]];
  return [
    [name[0], endParameter(column, 'from')],
    [name[1], endParameter(column, 'to')],
  ];
}

type Filterable = Pick<ListColumn<never>, 'field' | 'kind' | 'parameter'>;

/** A column's filter by its name in the address, or the names of a range's ends; null where it has none. */
export function filterName({ field, kind, parameter }: Filterable) {
  if (kind === 'text') return null;
  return parameter === undefined ? field : parameter;
}

/** What the service orders by for a column; null where it is not to be asked. */
export function servedField(collection: CollectionName, column: Pick<ListColumn<never>, 'field' | 'kind' | 'served'>) {
  if (column.served !== undefined) return column.served;
  const orderings: readonly string[] = collections[collection].orderings;
  // Services sort texts by rules of their own, which nothing here can prove.
  return (column.kind === 'number' || column.kind === 'date') && orderings.includes(column.field) ? column.field : null;
}

function listParameters(columns: readonly Pick<ListColumn<never>, 'field' | 'width' | 'hidden'>[], ordering: string) {
  return {
    ...projectParameters,
    ordering: orderingParameter(
      columns.map(({ field }) => field),
      ordering,
    ),
    search: textParameter,
    /** the row with the cursor, and the other end where several are selected */
    selected: idParameter,
    to: idParameter,
    columns: columnsParameter(columns),
    widths: widthsParameter(columns),
    density: densityParameter,
  };
}
