import type { DayRange } from '#dashboard/chart/day-range.ts';
import { firstCellFrom, type HeatCell, type HeatPosition, type HeatRow } from './heat-row.ts';

const MONTH_DAYS = 30;

type Step = (position: HeatPosition, cells: readonly HeatCell[], rows: number, extent: DayRange) => HeatPosition;

const STEPS: Record<string, Step> = {
  ArrowLeft: ({ row, day }) => ({ row, day: day - 1 }),
  ArrowRight: ({ row, day }) => ({ row, day: day + 1 }),
  ArrowUp: ({ row, day }) => ({ row: row - 1, day }),
  ArrowDown: ({ row, day }) => ({ row: row + 1, day }),
  PageUp: ({ row, day }) => ({ row, day: day - MONTH_DAYS }),
  PageDown: ({ row, day }) => ({ row, day: day + MONTH_DAYS }),
  Home: ({ row }, cells, _rows, extent) => ({ row, day: cells[0]?.day ?? extent.from }),
  End: ({ row }, cells, _rows, extent) => ({ row, day: cells.at(-1)?.day ?? extent.to }),
};
/** With Ctrl: to the next entry, to the first or last row, to the corners. */
const JUMPS: Record<string, Step> = {
  ArrowLeft: ({ row, day }, cells) => ({ row, day: cells[firstCellFrom(cells, day) - 1]?.day ?? day }),
  ArrowRight: ({ row, day }, cells) => ({ row, day: cells[firstCellFrom(cells, day + 1)]?.day ?? day }),
  ArrowUp: ({ day }) => ({ row: 0, day }),
  ArrowDown: ({ day }, _cells, rows) => ({ row: rows - 1, day }),
  Home: (_position, _cells, _rows, extent) => ({ row: 0, day: extent.from }),
  End: (_position, _cells, rows, extent) => ({ row: rows - 1, day: extent.to }),
};

/** The cell that a key moves to; null for other keys. `jumps`: with Ctrl. */
export function positionOfKey(
  key: string,
  jumps: boolean,
  position: HeatPosition,
  rows: readonly HeatRow[],
  extent: DayRange,
): HeatPosition | null {
  const step = jumps ? JUMPS[key] : STEPS[key];
  if (step === undefined) return null;
  const { row, day } = step(position, rows[position.row]?.cells ?? [], rows.length, extent);
  return {
    row: Math.max(0, Math.min(rows.length - 1, row)),
    day: Math.max(extent.from, Math.min(extent.to, day)),
  };
}

/** The first cell for the keyboard: the newest entry of the first row that has one. */
export function firstPosition(rows: readonly HeatRow[], extent: DayRange): HeatPosition {
  const row = Math.max(
    0,
    rows.findIndex(({ cells }) => cells.length > 0),
  );
  return { row, day: rows[row]?.cells.at(-1)?.day ?? extent.to };
}
