/** How many rows a list asks for first, at most: those of a large window. */
export const MOST_FIRST_ROWS = 25;
const FEWEST_FIRST_ROWS = 5;
/** CSS pixels that a list page has around its rows, at least: bars, header, footer. */
const AROUND_ROWS = 270;
/** CSS pixels of a row of a table. */
export const ROW_HEIGHT = 36;

/** How many rows of a list are in sight in a window of this height; both in CSS pixels. */
export function rowsInSight(windowHeight: number, rowHeight = ROW_HEIGHT): number {
  const rows = Math.floor((windowHeight - AROUND_ROWS) / rowHeight);
  return Math.min(MOST_FIRST_ROWS, Math.max(FEWEST_FIRST_ROWS, rows));
}

/** How many records are asked for once a reader comes to the end of the first rows. */
export const FURTHER_ROWS = 100;
/** The first record of the other direction is another one, and lies beyond the first rows, if the service sorts. */
export const OPPOSITE_ROWS = 1;
