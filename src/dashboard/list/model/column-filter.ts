/** A corner of an area, in degrees. */
export type AreaCorner = readonly [latitude: number, longitude: number];

/**
 * The filter of a column. `unknown` also matches records whose value is not reported; without any other condition it
 * matches only those.
 */
export type ColumnFilter =
  | { kind: 'number'; from: number | null; to: number | null; unknown: boolean }
  /** days, YYYY-MM-DD, both included */
  | { kind: 'date'; from: string | null; to: string | null; unknown: boolean }
  | { kind: 'choice'; values: readonly string[]; unknown: boolean }
  /** places within a ring of corners, or within the box of two opposite ones: south-west and north-east */
  | { kind: 'area'; corners: readonly AreaCorner[]; unknown: boolean }
  | { kind: 'yes-no'; values: readonly boolean[]; unknown: boolean };

/** The filters of a list by the field of their column. */
export type ColumnFilters = ReadonlyMap<string, ColumnFilter>;
