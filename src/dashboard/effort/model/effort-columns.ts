import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { FileColumn } from '#dashboard/list/files/file-columns.ts';
import { isoOfDay } from '#contract/time.ts';
import type { EffortRow } from './effort-matrix.ts';
import { measured, type EffortMeasure } from './effort-measure.ts';

type Column = Pick<FileColumn<EffortRow>, 'name' | 'value'>;

/** As R writes a missing value. */
const MISSING = 'NA';
const DIGITS = 4;

/**
 * A matrix as camtrapR writes its own: a row per station, a column per occasion, NA where nothing ran or the value is not
 * known. An occasion is named after its first night, and its last where it has several, as by `datesAsOccasionNames` of
 * `detectionHistory`; with one night per occasion the nights run have the shape of `cameraOperation`, but for its zeros
 * between the first and the last day.
 *
 * @param stationOf a name that no other row has
 */
export function matrixColumns(
  occasions: readonly DayRange[],
  measure: EffortMeasure,
  stationOf: (deploymentId: number) => string,
): Column[] {
  return [
    // The same in every language.
    { name: 'Station', value: ({ deploymentId }) => stationOf(deploymentId) },
    ...occasions.map(({ from, to }, index) => ({
      name: from === to ? isoOfDay(from) : `${isoOfDay(from)}_${isoOfDay(to)}`,
      value: valueOf(index, measure),
    })),
  ];
}

/**
 * Detections with their effort in the wide shape that unmarked reads with `csvToUMF(…, long = FALSE)`: the site, the
 * observations y.1 to y.J, then nights and hours of each occasion as covariates of observations, how many of its nights have
 * images that were not processed, and how many were left out because they have no occurrence.
 */
export function unmarkedColumns(occasions: readonly DayRange[], stationOf: (deploymentId: number) => string): Column[] {
  const columns = (name: string, value: (index: number) => Column['value']) =>
    occasions.map((_, index) => ({ name: `${name}.${index + 1}`, value: value(index) }));
  const group = (name: string, measure: EffortMeasure) => columns(name, (index) => valueOf(index, measure));
  const nights = (name: string, field: 'unprocessed' | 'leftOut') =>
    columns(
      name,
      (index) =>
        ({ cells }) =>
          cells[index]?.[field] ?? MISSING,
    );
  return [
    { name: 'site', value: ({ deploymentId }) => stationOf(deploymentId) },
    ...group('y', 'detected'),
    ...group('nights', 'nights'),
    ...group('hours', 'hours'),
    ...nights('unprocessed', 'unprocessed'),
    ...nights('left_out', 'leftOut'),
  ];
}

function valueOf(index: number, measure: EffortMeasure): Column['value'] {
  return ({ cells }) => {
    const cell = cells[index] ?? null;
    const value = cell === null ? null : measured(cell, measure);
    return value === null ? MISSING : Number(value.toFixed(DIGITS));
  };
}
