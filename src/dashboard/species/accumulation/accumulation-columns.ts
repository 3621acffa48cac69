import type { FileColumn } from '#dashboard/list/files/file-columns.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import type { AccumulationPoint } from './accumulation.ts';

/** Quantile of the normal distribution for an interval of 95 %. */
const NORMAL_95 = 1.96;
const DIGITS = 6;

const oneDigit = perLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** A number of taxa that is not whole: "41.3". */
export function taxaText(value: number): string {
  return oneDigit().format(value);
}

/** The 95 % interval of the expected number of taxa; no number of taxa is below 0. */
export function intervalOf({ expected, deviation }: AccumulationPoint): { low: number; high: number } {
  return { low: Math.max(0, expected - NORMAL_95 * deviation), high: expected + NORMAL_95 * deviation };
}

const rounded = (value: number) => Number(value.toFixed(DIGITS));

/** The columns of the curves' file, one row for each number of trap-nights. */
export const accumulationColumns: readonly Pick<FileColumn<AccumulationPoint>, 'name' | 'value'>[] = [
  { name: 'trap_nights', value: ({ nights }) => nights },
  { name: 'taxa_observed', value: ({ observed }) => observed },
  { name: 'taxa_expected', value: ({ expected }) => rounded(expected) },
  { name: 'standard_deviation', value: ({ deviation }) => rounded(deviation) },
  { name: 'lower_95', value: (point) => rounded(intervalOf(point).low) },
  { name: 'upper_95', value: (point) => rounded(intervalOf(point).high) },
];
