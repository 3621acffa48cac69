const SAMPLE_SIZE = 5_000;

/**
 * The usual time between two captures, in seconds: the median of the intervals between neighbours, without those of 0 s,
 * from a sample of at most 5,000 or so; null where there is none. `taken` are seconds, by time taken.
 */
export function usualInterval(taken: Float64Array): number | null {
  const stride = Math.max(1, Math.floor(taken.length / SAMPLE_SIZE));
  const intervals: number[] = [];
  for (let index = 1; index < taken.length; index += stride) {
    const interval = (taken[index] ?? 0) - (taken[index - 1] ?? 0);
    if (interval > 0) intervals.push(interval);
  }
  return intervals.toSorted((a, b) => a - b)[Math.floor(intervals.length / 2)] ?? null;
}
