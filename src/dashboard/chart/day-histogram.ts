import type { DayRange } from './day-range.ts';
import type { HistogramBin } from './histogram-bars.tsx';

/** The first and the last day of each of some things, as day numbers, in the same order. */
export interface DaySpans {
  first: Int32Array;
  last: Int32Array;
}

export interface DayHistogram {
  /** the days that the bins cover; null where there are none */
  extent: DayRange | null;
  /** days that one bin covers */
  binDays: number;
  bins: readonly HistogramBin[];
}

const BIN_DAYS = [1, 7, 14, 28, 91, 364];
const MOST_BINS = 180;

/**
 * How many things there are in each day, week or longer of the extent, whichever gives a readable number of bars; what
 * lasts counts in every bin that it touches. `kept` are some of `whole`; no span reaches beyond the extent.
 */
export function dayHistogram(extent: DayRange | null, whole: DaySpans, kept: DaySpans): DayHistogram {
  if (extent === null) return { extent, binDays: 1, bins: [] };
  const days = extent.to - extent.from + 1;
  const binDays = BIN_DAYS.find((each) => days / each <= MOST_BINS) ?? Math.ceil(days / MOST_BINS);
  const count = ({ first, last }: DaySpans): Int32Array => {
    const binOf = (day: number) => Math.floor((day - extent.from) / binDays);
    // What begins and ends at each bin; summed up, what there is.
    const counts = new Int32Array(Math.ceil(days / binDays) + 1);
    const add = (bin: number, change: number) => (counts[bin] = (counts[bin] ?? 0) + change);
    // Counted loops, not for…of: these run before the engine has warmed to them.
    for (let place = 0; place < first.length; place += 1) add(binOf(first[place] ?? 0), 1);
    for (let place = 0; place < last.length; place += 1) add(binOf(last[place] ?? 0) + 1, -1);
    for (let bin = 1; bin < counts.length; bin += 1) add(bin, counts[bin - 1] ?? 0);
    return counts.subarray(0, -1);
  };
  const counts = count(whole);
  const areAllKept = kept.first === whole.first && kept.last === whole.last;
  const keptCounts = areAllKept ? counts : count(kept);
  return {
    extent,
    binDays,
    bins: Array.from(counts, (all, bin) => ({ whole: all, kept: keptCounts[bin] ?? 0 })),
  };
}
