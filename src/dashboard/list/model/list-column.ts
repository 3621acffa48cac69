import type { ReactNode } from 'react';
import type { Work } from '#dashboard/work/slices.ts';

/** The value of a cell; null is unknown. */
export type ListValue = number | string | boolean | null;

/** The type of a column's values: decides how it is sorted, filtered and written to files. */
export type ColumnKind = 'text' | 'area' | 'number' | 'date' | 'choice' | 'yes-no';

/** How the values of a choice are shown where they are ids. */
export interface ColumnChoices {
  /** the text in chips and beside the tick box */
  textOf: (value: string) => string;
  /** the text that the search among the values looks in */
  searchedOf: (value: string) => string;
  /** the values to choose from while not all records are loaded */
  known: readonly string[];
  /** whether a value in an address is valid */
  isChoice: (value: string) => boolean;
  /** what older addresses have for a value, with the value of today */
  formerly?: Readonly<Record<string, string>>;
}

/** One column of a list page. Lives at module level. */
export interface ListColumn<Rec> {
  /** the field's name in the interface, also used in the address by `ordering`, `columns` and `widths` */
  field: string;
  header: string;
  /** what the values mean; shown on hover and focus of the header */
  definition: string;
  /** the address of what explains how the values are computed: `paths.statistics('moon')`; linked in the panel of columns */
  explained?: string;
  /**
   * number: right-aligned, first click sorts high to low, filtered by a range · date: `value` is an ISO date or a zone-less
   * timestamp, filtered by a range of days · choice: filtered by its values · yes-no: `value` is a boolean · area: a text,
   * filtered by an area that contains `place` · text: found by the search, has no filter
   */
  kind: ColumnKind;
  /** pixels */
  width: number;
  /** the value to sort by and to write to files; null is unknown and comes last in both directions */
  value: (record: Rec) => ListValue;
  /** for values that depend on other records: computes them for all records, in slices, before `value` is called */
  prepare?: () => Work<void>;
  /** one line, not higher than a row */
  cell: (record: Rec) => ReactNode;
  /** of any column but the first: on paper it is within the first one, as this; null where the first has it already */
  withinFirst?: (record: Rec) => ReactNode;
  /** of any column but the first: the page that the cell leads to, null for none; `href` is the address of the record's page */
  link?: (record: Rec, href: string) => string | null;
  /**
   * of the first column: a picture beside the cell, which is a link; for null an empty space of its size, shown while the
   * list is scrolled too fast to be read
   */
  picture?: (record: Rec | null) => ReactNode;
  /** of a date, where a record spans several days from `value`: the last one. The filter matches spans that overlap it */
  lastDay?: (record: Rec) => string | null;
  /**
   * of a date whose filter offers months and seasons: whether a record is from the southern hemisphere, where seasons span
   * New Year
   */
  hasSouthernSeason?: (record: Rec) => boolean;
  /** of an area: where a record is */
  place?: (record: Rec) => { latitude: number; longitude: number } | null;
  /** the values for the filter, where they differ from `value`; several where a record has several */
  choice?: (record: Rec) => string | readonly string[] | null;
  /** of a choice: how its values are shown */
  choices?: ColumnChoices;
  /** the value in files, where it differs from `value` */
  csv?: (record: Rec) => ListValue;
  /** the value in copied rows, where it differs from files */
  copied?: (record: Rec) => ListValue;
  /** of a number, shown in the filter: "h" */
  unit?: string;
  /** the column in files */
  file?: {
    /** the header, with the unit of a number that has one; `field` by default */
    name?: string;
    /** of a number, where that is not `unit`, or `count` */
    unit?: string;
    /** the record's fields that it is made from, `field` by default; those of other records with their list: `events/start` */
    source?: string;
    /** also when the table does not show it */
    always?: true;
  };
  /** summed over what is shown, in the footer */
  total?: 'sum';
  /** a sentence about the sum, for the last line of the footer; null: no sentence */
  totalNote?: (records: readonly Rec[]) => string | null;
  /** how the sum is shown; as a number by default */
  totalCell?: (sum: number) => ReactNode;
  /** the filter's name in the address, `field` by default; two: the names of a range's ends; null: no filter */
  parameter?: string | readonly [from: string, to: string] | null;
  /**
   * the service's ordering for this column; by default `field` if the contract's orderings include it and `kind` is number
   * or date; null: never sorted by the service
   */
  served?: string | null;
  /** its values belong to one project: a change of project clears the filter if that project has none of them */
  ofProject?: boolean;
  /** not shown unless chosen in "Columns" */
  hidden?: boolean;
  /**
   * of a choice or yes-no: the panels of filters and columns offer it only where the records have two values at least, of
   * which none is one; a filter that is set, or a column that is shown, stays
   */
  onlyWhereDiffers?: boolean;
}
