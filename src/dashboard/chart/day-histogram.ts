import type { DayRange } from './day-range.ts';

/** The first and the last day of each of some things, as day numbers, in the same sequence. */
export interface DaySpans {
  first: Int32Array;
  last: Int32Array;
}

export interface HistogramBin {
  /** of the whole set */
  whole: number;
  /** how many of these the other filters leave */
  matching: number;
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

/** Few enough for a part of a frame, also before the engine has warmed to the loop. */
const COUNTED_BEFORE_PAUSE = 10_000;

/**
 * How many things there are in each day, week or longer of the extent, whichever gives a readable number of bars; what
 * lasts counts in every bin that it touches. `matching` are some of `whole`; no span reaches beyond the extent. Pauses, for
 * many things.
 */
export function* dayHistogram(
  extent: DayRange | null,
  whole: DaySpans,
  matching: DaySpans,
): Generator<void, DayHistogram> {
  if (extent === null) return { extent, binDays: 1, bins: [] };
  const days = extent.to - extent.from + 1;
  const binDays = BIN_DAYS.find((each) => days / each <= MOST_BINS) ?? Math.ceil(days / MOST_BINS);
  const counts = yield* countBins(whole, extent, binDays);
  const allMatch = matching.first === whole.first && matching.last === whole.last;
  const matchingCounts = allMatch ? counts : yield* countBins(matching, extent, binDays);
  return {
    extent,
    binDays,
    bins: Array.from(counts, (all, bin) => ({ whole: all, matching: matchingCounts[bin] ?? 0 })),
  };
}

function* countBins({ first, last }: DaySpans, { from, to }: DayRange, binDays: number): Generator<void, Int32Array> {
  // What begins and ends at each bin; summed up, what there is.
  const counts = new Int32Array(Math.ceil((to - from + 1) / binDays) + 1);
  for (let index = 0; index < first.length; index += 1) {
    if (index % COUNTED_BEFORE_PAUSE === 0) yield;
    const begins = Math.floor(((first[index] ?? 0) - from) / binDays);
    const ends = Math.floor(((last[index] ?? 0) - from) / binDays) + 1;
    counts[begins] = (counts[begins] ?? 0) + 1;
    counts[ends] = (counts[ends] ?? 0) - 1;
  }
  for (let bin = 1; bin < counts.length; bin += 1) counts[bin] = (counts[bin] ?? 0) + (counts[bin - 1] ?? 0);
  return counts.subarray(0, -1);
}
