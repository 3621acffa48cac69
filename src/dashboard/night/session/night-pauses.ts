/** The time between two consecutive captures, in seconds of the trap's clock, if it is long. */
export interface Pause {
  from: number;
  to: number;
}

const SHORTEST_SECONDS = 1_800;
const INTERVALS = 5;
const SAMPLE_SIZE = 5_000;

/**
 * The shortest pause: half an hour, or five usual intervals if the trap takes captures less often than every six minutes.
 */
export function pauseSeconds(interval: number | null): number {
  return Math.max(SHORTEST_SECONDS, INTERVALS * (interval ?? 0));
}

/** The pauses of at least `shortest` seconds, by time. `taken` are the seconds of the captures, by time taken. */
export function pausesOf(taken: Float64Array, shortest: number): Pause[] {
  const pauses: Pause[] = [];
  for (let index = 1; index < taken.length; index += 1) {
    const [from, to] = [taken[index - 1] ?? 0, taken[index] ?? 0];
    if (to - from >= shortest) pauses.push({ from, to });
  }
  return pauses;
}

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
