import type { HeatCell, HeatRow } from '#dashboard/chart/heat/heat-row.ts';
import { heatScale, type HeatScale } from '#dashboard/chart/heat/heat-scale.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { CALENDAR_METRICS, type CalendarMetric } from './calendar-metrics.ts';
import type { CalendarNights } from './calendar-nights.ts';

/** What the calendar draws, computed from `nights` and `metric`. */
export interface CalendarPicture {
  nights: CalendarNights;
  metric: CalendarMetric;
  matrix: readonly HeatRow[];
  scale: HeatScale;
}

/** The rows of the heat map for one metric, and its colour scale. */
export function* calendarPicture(from: CalendarNights, metric: CalendarMetric): Work<CalendarPicture> {
  const { valueOf } = CALENDAR_METRICS[metric];
  const matrix: HeatRow[] = [];
  const values: (number | null)[] = [];
  for (const { id, name, project, nights } of from.rows) {
    const cells: HeatCell[] = [];
    for (const { night, evening, matching } of nights) {
      // The same in every language.
      const value = matching.length === 0 ? 'left out' : valueOf(matching, { from: evening, to: evening });
      cells.push({ day: night, value });
      if (value !== 'left out') values.push(value);
    }
    matrix.push({ id, label: name, group: project, cells });
    yield;
  }
  yield;
  return { nights: from, metric, matrix, scale: heatScale(values) };
}
