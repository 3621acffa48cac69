import type { ReactNode } from 'react';

/** One column of a list page. Lives at module level. */
export interface ListColumn<Rec> {
  /** the field in the interface's own words; what `ordering` in the address names */
  field: string;
  header: string;
  /** what the values are and count; shown on hover and focus of the header */
  definition: string;
  /** numbers are set flush right and sort from most to least first */
  numeric?: boolean;
  /** pixels */
  width: number;
  /** what the column sorts by; null is unknown and comes last either way */
  value: (record: Rec) => number | string | null;
  cell: (record: Rec) => ReactNode;
}
