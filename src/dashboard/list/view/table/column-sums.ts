import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import type { Work } from '#dashboard/work/slices.ts';

export interface ColumnSums {
  /** how many records are summed */
  count: number;
  /** by field, for the columns that have a total */
  byField: ReadonlyMap<string, ColumnSum>;
}

export interface ColumnSum {
  sum: number;
  /** how many records have no value */
  unknown: number;
}

const RECORDS_PER_STEP = 500;

/** The sums of the columns that have a total. Time-sliced, for long lists. */
export function* columnSums<Rec>(columns: readonly ListColumn<Rec>[], records: readonly Rec[]): Work<ColumnSums> {
  const byField = new Map<string, ColumnSum>();
  for (const { field, value } of columns.filter(({ total }) => total === 'sum')) {
    let [sum, unknown] = [0, 0];
    for (const [index, record] of records.entries()) {
      const one = value(record);
      if (typeof one === 'number') sum += one;
      else unknown += 1;
      if (index % RECORDS_PER_STEP === 0) yield;
    }
    byField.set(field, { sum, unknown });
  }
  return { count: records.length, byField };
}
