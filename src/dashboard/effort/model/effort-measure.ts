import type { EffortCell } from './effort-matrix.ts';

/** What a matrix shows of its cells. */
export const EFFORT_MEASURES = ['nights', 'hours', 'captures', 'occurrences', 'detected'] as const;

export type EffortMeasure = (typeof EFFORT_MEASURES)[number];

/** The value of a cell as a number: 1 and 0 for detected and not detected; null where it is unknown, and where all nights are left out. */
export function measured(cell: EffortCell, measure: EffortMeasure): number | null {
  const value = cell.nights === 0 ? null : cell[measure];
  return typeof value === 'boolean' ? Number(value) : value;
}
