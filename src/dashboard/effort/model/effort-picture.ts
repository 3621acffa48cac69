import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { HeatCell, HeatRow } from '#dashboard/chart/heat/heat-row.ts';
import { heatScale, type HeatScale } from '#dashboard/chart/heat/heat-scale.ts';
import type { EffortRow } from './effort-matrix.ts';
import { measured, type EffortMeasure } from './effort-measure.ts';

/** What the matrix draws: each night of an occasion has the occasion's value. */
export interface EffortPicture {
  rows: readonly HeatRow[];
  scale: HeatScale;
}

/**
 * @param labelOf the name of a deployment, and the group in which it stands
 */
export function effortPicture(
  rows: readonly EffortRow[],
  occasions: readonly DayRange[],
  measure: EffortMeasure,
  labelOf: (deploymentId: number) => { label: string; group: string },
): EffortPicture {
  const values: (number | null)[] = [];
  const drawn = rows.map(({ deploymentId, cells }) => ({
    id: deploymentId,
    ...labelOf(deploymentId),
    cells: cells.flatMap((cell, index): HeatCell[] => {
      const occasion = occasions[index];
      if (cell === null || occasion === undefined) return [];
      const value = measured(cell, measure);
      values.push(value);
      const nights = occasion.to - occasion.from + 1;
      return Array.from({ length: nights }, (_, night) => ({ day: occasion.from + night, value }));
    }),
  }));
  return { rows: drawn, scale: heatScale(values) };
}
