import type { SearchedDates } from './searched-dates.ts';
import { collections, type CollectionName, type ListedOf } from '#contract/lists/collections.ts';
import type { ColumnFilter } from './column-filter.ts';
import { columnsParameter } from './columns-parameter.ts';
import { endParameter, filterParameter } from './filter-parameter.ts';
import type { ListColumn } from './list-column.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { idParameter, orderingParameter, textParameter, type Parameter } from '#dashboard/address/url-state.ts';
import { widthsParameter } from './widths-parameter.ts';
import { readDensity, type Density } from '#dashboard/ui/use-density.ts';
import { language } from '#dashboard/ui/language/language.ts';

/** A link from selected rows to the records that belong to them. */
export interface SelectionLink {
  /** "Sessions of these 12 deployments" */
  words: string;
  /** null if there is no link: `words` then say why */
  to: string | null;
}

/** The columns and texts of one list page. */
interface ListDescription<Rec> {
  /** the page's heading and the table's accessible name */
  title: string;
  noun: { one: string; many: string };
  /** its name in the names of files, in English; that of its collection by default */
  fileTitle?: string;
  /** the first one names the record: its cell links to the record's page, and it is always shown first */
  columns: readonly ListColumn<Rec>[];
  /** the default ordering, in the interface's form: `-captures_count` */
  ordering: string;
  search: {
    /** accessible name: "Search deployments by name" */
    label: string;
    placeholder?: string;
    /** the text that is searched, regardless of letter case and accents */
    textOf: (record: Rec) => string;
    /** for records that a search finds by date, in any spelling ("jul 2025") */
    dates?: SearchedDates<Rec>;
    /** false where the page searches the records that these sum up */
    isSearchedHere?: boolean;
    /** shown when nothing matches `text` */
    nothing: (text: string) => string;
  };
  /** the record's name outside the table */
  nameOf: (record: Rec) => string;
  /** the record's own page; `carried` are parameters carried along (`project`), `list` is the list's address */
  hrefOf: (record: Rec, carried: Record<string, string>, list: string) => string;
  /** a link from selected rows; `isAll`: they are all records that the page is about */
  linksOf?: (selection: readonly Rec[], of: { address: URLSearchParams; isAll: boolean }) => readonly SelectionLink[];
  /** the header of the records' ids in files; `id` by default */
  idInFiles?: string;
  /** so long that the service is asked for sorted rows at once, while all records are being loaded */
  long?: boolean;
  /** CSS pixels that one record takes of the page's height; those of a row by default */
  rowHeight?: number;
  /**
   * decimal degrees; with it the list downloads as GeoJSON too. `uncertaintyOf`: of the location itself, in metres.
   * `rounding`: the decimals that they are rounded to
   */
  places?: {
    of: (record: Rec) => { latitude: number; longitude: number } | null;
    uncertaintyOf: (record: Rec) => number | null;
    rounding: 1 | 2 | 3 | null;
  };
}

/** A list page's description, and its parameters in the address. A module-level constant, or memoised. */
export interface ListDefinition<Rec> extends ListDescription<Rec> {
  collection: CollectionName;
  parameters: ReturnType<typeof listParameters>;
  /** by their name in the address */
  filterParameters: Readonly<Record<string, Parameter<ColumnFilter | null>>>;
}

/** Names that pages with a list use for other parameters. */
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
 * Makes a list page's definition. Call it at module level, or memoise the result.
 *
 * @throws if two parameters would have the same name in the address
 */
export function defineList<Name extends CollectionName>(
  description: ListDescription<ListedOf<Name>> & { collection: Name },
): ListDefinition<ListedOf<Name>> {
  return defineMadeList(description);
}

/**
 * The same for rows that the page makes of records (`made` of `useRecordList`). `collection`: the list whose saved views
 * these are among.
 */
export function defineMadeList<Rec>(
  description: ListDescription<Rec> & { collection: CollectionName },
): ListDefinition<Rec> {
  const { ordering, title } = description;
  const columns = description.columns.map((column) => {
    const width = headerWidth(column.header);
    return column.width < width ? { ...column, width } : column;
  });
  const filterParameters: Record<string, Parameter<ColumnFilter | null>> = {};
  for (const column of columns) {
    for (const [name, parameter] of parametersOf(column)) {
      if (RESERVED.has(name) || name in filterParameters) throw new Error(`${title}: two things are named ${name}.`);
      filterParameters[name] = parameter;
    }
  }
  return { ...description, columns, parameters: listParameters(columns, ordering), filterParameters };
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

/** The name of a column's filter in the address, or the names of its range's two ends; null if it has no filter. */
export function filterName({ field, kind, parameter }: Filterable) {
  if (kind === 'text') return null;
  return parameter === undefined ? field : parameter;
}

/** The service's ordering for a column; null if the service does not sort by it. */
export function servedField(collection: CollectionName, column: Pick<ListColumn<never>, 'field' | 'kind' | 'served'>) {
  if (column.served !== undefined) return column.served;
  const orderings: readonly string[] = collections[collection].orderings;
  return orderings.includes(column.field) ? column.field : null;
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

/** The height of rows; without it in the address, the one chosen in Settings in this browser. */
const densityParameter: Parameter<Density> = {
  read: (text) => (text === 'comfortable' || text === 'compact' ? text : readDensity()),
  write: (density) => (density === readDensity() ? null : density),
};

/** Averages of the bold font, in px. Chinese, Japanese and Korean letters are as wide as high. */
const LETTER_PX = 7;
const WIDE_LETTER_PX = 13;
const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/gu;
/** Of the cell, and the arrow of a sorted column. */
const PADDING_PX = 34;

/**
 * The width in px that a column's header needs: in English the column's own, in other languages, whose words may be longer,
 * about the width of the word.
 */
function headerWidth(header: string): number {
  if (language() === 'en') return 0;
  const wide = header.match(WIDE)?.length ?? 0;
  return Math.ceil((header.length - wide) * LETTER_PX + wide * WIDE_LETTER_PX + PADDING_PX);
}
