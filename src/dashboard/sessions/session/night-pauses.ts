/** The time between two consecutive captures, in seconds of the trap's clock, if it is long. */
export interface Pause {
  from: number;
  to: number;
}

const SHORTEST_SECONDS = 1_800;
const INTERVALS = 5;

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
