/** One filled cell of a matrix. Days without an entry are empty: nothing was recorded, which differs from zero. */
export interface HeatCell {
  /** day number */
  day: number;
  /** null is unknown; 'left out' is excluded by the current filters */
  value: number | null | 'left out';
}

export interface HeatRow {
  id: number;
  label: string;
  /** rows of a group are adjacent, under a line */
  group: string;
  /** sorted by day, at most one per day */
  cells: readonly HeatCell[];
}

/** A rectangle of the matrix: rows by their index, days by their number; both ends included. */
export interface HeatRange {
  firstRow: number;
  lastRow: number;
  from: number;
  to: number;
}

/** One cell of the matrix. */
export interface HeatPosition {
  row: number;
  day: number;
}

/** The rectangle spanned by two cells. */
export function rangeBetween(a: HeatPosition, b: HeatPosition): HeatRange {
  return {
    firstRow: Math.min(a.row, b.row),
    lastRow: Math.max(a.row, b.row),
    from: Math.min(a.day, b.day),
    to: Math.max(a.day, b.day),
  };
}

/** The index of the first cell at or after a day, by binary search. */
export function firstCellFrom(cells: readonly HeatCell[], day: number): number {
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cells[middle]?.day ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The value of a cell; null if nothing was recorded. */
export function cellAt(cells: readonly HeatCell[], day: number): HeatCell | null {
  const cell = cells[firstCellFrom(cells, day)];
  return cell?.day === day ? cell : null;
}
