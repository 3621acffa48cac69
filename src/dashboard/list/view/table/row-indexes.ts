interface RowRange {
  first: number;
  /** -1 without rows */
  last: number;
  /** rows rendered above and below these */
  overscan: number;
  count: number;
  /** index of the row that Tab focuses */
  tabStop: number;
}

/** Indexes of the rendered rows, ascending: a range, and always the row with the tab stop. */
export function rowIndexes({ first, last, overscan, count, tabStop }: RowRange): number[] {
  const [from, to] = [Math.max(0, first - overscan), Math.min(count - 1, last + overscan)];
  const indexes = Array.from({ length: Math.max(0, to - from + 1) }, (_, position) => from + position);
  if (tabStop < 0 || tabStop >= count || (tabStop >= from && tabStop <= to)) return indexes;
  return tabStop < from ? [tabStop, ...indexes] : [...indexes, tabStop];
}
