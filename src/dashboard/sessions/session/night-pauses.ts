/** A stretch without a capture, from the last before to the first after it, in seconds of the trap's clock. */
export interface Pause {
  from: number;
  to: number;
}

const SHORTEST_SECONDS = 1_800;
const INTERVALS = 5;

/**
 * How long nothing has to be taken to be called a pause: half an hour, or five of the usual intervals where the trap
 * takes a capture less often than every six minutes.
 */
export function pauseSeconds(interval: number | null): number {
  return Math.max(SHORTEST_SECONDS, INTERVALS * (interval ?? 0));
}

/** The stretches of at least `shortest` seconds without a capture, in order. `taken` are seconds in the order taken. */
export function pausesOf(taken: Float64Array, shortest: number): Pause[] {
  const pauses: Pause[] = [];
  for (let index = 1; index < taken.length; index += 1) {
    const [from, to] = [taken[index - 1] ?? 0, taken[index] ?? 0];
    if (to - from >= shortest) pauses.push({ from, to });
  }
  return pauses;
}
