/** The value of one night, a day number; null: not reported. */
export interface NightValue {
  night: number;
  value: number | null;
}

/** Nights in bins of equally many. */
export interface BinnedNights {
  from: number;
  to: number;
  /** how many nights a bin spans */
  binNights: number;
  /** bins with at least one night; `value` is the mean of their nights' known values, null if none is known */
  bins: readonly { index: number; value: number | null }[];
  /** the highest mean; at least 1 */
  most: number;
  /** the highest of the nights' own values; null if none is known */
  highest: { night: number; value: number } | null;
}

const MOST_BINS = 120;

/** Bins nights with values; null without any. Several values of a night add up. */
export function binnedNights(values: readonly NightValue[]): BinnedNights | null {
  if (values.length === 0) return null;
  const byNight = new Map<number, number | null>();
  let [from, to] = [Infinity, -Infinity];
  for (const { night, value } of values) {
    const before = byNight.get(night);
    const isUnknown = value === null || before === null;
    byNight.set(night, isUnknown ? null : (before ?? 0) + value);
    from = Math.min(from, night);
    to = Math.max(to, night);
  }
  const binNights = Math.ceil((to - from + 1) / MOST_BINS);
  const sums = new Map<number, { sum: number; known: number }>();
  let highest: BinnedNights['highest'] = null;
  for (const [night, value] of byNight) {
    const index = Math.floor((night - from) / binNights);
    const bin = sums.get(index) ?? { sum: 0, known: 0 };
    sums.set(index, value === null ? bin : { sum: bin.sum + value, known: bin.known + 1 });
    if (value !== null && (highest === null || value > highest.value)) highest = { night, value };
  }
  const bins = [...sums]
    .map(([index, { sum, known }]) => ({ index, value: known === 0 ? null : sum / known }))
    .toSorted((a, b) => a.index - b.index);
  const most = bins.reduce((all, { value }) => Math.max(all, value ?? 0), 1);
  return { from, to, binNights, bins, most, highest };
}
