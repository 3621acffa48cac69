/** One filled place of a matrix. Days without an entry are empty: nothing was recorded there, which is not zero. */
export interface HeatCell {
  /** day number */
  day: number;
  /** null is unknown; 'left out' is something the present filters leave out */
  value: number | null | 'left out';
}

export interface HeatRow {
  id: number;
  label: string;
  /** rows of one group stand together, under a line */
  group: string;
  /** in order of day, at most one a day */
  cells: readonly HeatCell[];
}

/** A rectangle of the matrix: rows by their index, days by their number; both ends included. */
export interface HeatRange {
  firstRow: number;
  lastRow: number;
  from: number;
  to: number;
}

/** One place of the matrix. */
export interface HeatPlace {
  row: number;
  day: number;
}

/** The rectangle between two places, whichever comes first. */
export function rangeBetween(a: HeatPlace, b: HeatPlace): HeatRange {
  return {
    firstRow: Math.min(a.row, b.row),
    lastRow: Math.max(a.row, b.row),
    from: Math.min(a.day, b.day),
    to: Math.max(a.day, b.day),
  };
}

/** The index of the first cell at or after a day, by halving. */
export function firstCellFrom(cells: readonly HeatCell[], day: number): number {
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cells[middle]?.day ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is recorded at a place; null where nothing is. */
export function cellAt(cells: readonly HeatCell[], day: number): HeatCell | null {
  const cell = cells[firstCellFrom(cells, day)];
  return cell?.day === day ? cell : null;
}
