import type { ReactNode } from 'react';
import type { Work } from '#dashboard/work/slices.ts';

/** What a cell holds, apart from how it looks; null is unknown. */
export type ListValue = number | string | boolean | null;

/** What the values of a column are: decides how it sorts, what it can be filtered by, and how files write it. */
export type ColumnKind = 'text' | 'number' | 'date' | 'choice' | 'yes-no';

/** What the values of a choice are called where they are not what is read: ids. */
export interface ColumnChoices {
  /** what stands in chips and beside the tick box */
  textOf: (value: string) => string;
  /** what the search among them looks in */
  searchedOf: (value: string) => string;
  /** what there is to choose from while not all records are read */
  known: readonly string[];
  /** whether a value of an address may be one */
  isChoice: (value: string) => boolean;
}

/** One column of a list page. Lives at module level. */
export interface ListColumn<Rec> {
  /** the field in the interface's own words; what `ordering`, `columns` and `widths` in the address name */
  field: string;
  header: string;
  /** what the values are and count; shown on hover and focus of the header */
  definition: string;
  /**
   * number: set flush right, sorts from most to least first, filtered by a range · date: `value` is an ISO date or a
   * zone-less timestamp, filtered by a range of days · choice: filtered by its values · yes-no: `value` is a boolean ·
   * text: has no filter of its own, the search has
   */
  kind: ColumnKind;
  /** pixels */
  width: number;
  /** what the column sorts by, and the raw value of files; null is unknown and comes last either way */
  value: (record: Rec) => ListValue;
  /** of values that follow from other records: finds them for all, in slices, so that each is there when it is read */
  prepare?: () => Work<void>;
  /** one line, not higher than a row */
  cell: (record: Rec) => ReactNode;
  /**
   * of the first column: a picture beside the cell, which is a link; of null only its room, which is all that is drawn
   * while the list is scrolled too fast to be read
   */
  picture?: (record: Rec | null) => ReactNode;
  /** of a date, where a record lasts on after `value`: its last day. The filter then keeps what touches its days */
  lastDay?: (record: Rec) => string | null;
  /**
   * of a date: its filter offers the months and seasons that there are; whether a record is of the south, where seasons
   * run over New Year
   */
  hasSouthernSeason?: (record: Rec) => boolean;
  /** what the filter offers where that is not `value`; several where a record has several */
  choice?: (record: Rec) => string | readonly string[] | null;
  /** of a choice: what its values are called */
  choices?: ColumnChoices;
  /** raw value for files where that is not `value` */
  csv?: (record: Rec) => ListValue;
  /** of copied rows, where that is not what files have */
  copied?: (record: Rec) => ListValue;
  /** of a number, said in the filter: "h" */
  unit?: string;
  /** how files have it */
  file?: {
    /** the header, with the unit of a number that has one; `field` by default */
    name?: string;
    /** of a number, where that is not `unit`, or `count` */
    unit?: string;
    /** the record's fields that it comes from, `field` by default; those of other records after their list: `events/start` */
    source?: string;
    /** also where the table does not show it */
    always?: true;
  };
  /** summed over what is shown, in the footer */
  total?: 'sum';
  /** how that is written; as a number by default */
  totalCell?: (sum: number) => ReactNode;
  /** the filter's name in the address, `field` by default; two: the names of a range's ends; null: no filter */
  parameter?: string | readonly [from: string, to: string] | null;
  /**
   * what the service orders by for this column; by default `field` where the contract's orderings name it and `kind` is
   * number or date; null: the service is never asked
   */
  served?: string | null;
  /** its values are of one project: the filter does not stay with a project that has none of them */
  ofProject?: boolean;
  /** shown only once it is chosen in "Columns" */
  hidden?: boolean;
}
