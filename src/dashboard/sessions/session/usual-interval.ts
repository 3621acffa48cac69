const SAMPLE_SIZE = 5_000;

/**
 * The usual time between two captures, in seconds: the median of what lies between neighbours that are not of the same
 * second, taken over at most 5,000 of them; null where there is none. `taken` are seconds in the order taken.
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
