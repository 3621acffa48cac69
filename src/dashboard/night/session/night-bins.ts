/** Captures counted in consecutive stretches of equal length, in seconds of the trap's clock. */
export interface NightBins {
  /** length of a stretch */
  seconds: number;
  /** start of each stretch, a multiple of its length on the clock */
  starts: readonly number[];
  captures: readonly number[];
  /** null where there is no capture, or none with a known number of detections */
  detections: readonly (number | null)[];
}

/** The possible lengths of a stretch in minutes: divisions of the clock, a day, a week, four weeks. */
const SIZES_MINUTES = [1, 2, 5, 10, 15, 30, 60, 180, 360, 720, 1_440, 10_080, 40_320] as const;
/** With more stretches the bars get too thin, and the arrow keys take too many steps. */
const COMFORTABLE = 120;
const MOST = 1_500;
/** With fewer captures in a stretch, bars differ by chance. */
const CAPTURES_A_BIN = 3;
/** Traps with long intervals still get half-hour bars, unless the session is too long for them. */
const COARSEST_FOR_INTERVAL_SECONDS = 1_800;

/** The default length of a stretch: the shortest that gives neither too many stretches nor too few captures in each. */
export function fittingBinSeconds(span: number, interval: number | null): number {
  const enough = Math.min(COARSEST_FOR_INTERVAL_SECONDS, CAPTURES_A_BIN * (interval ?? 0));
  const fitting = SIZES_MINUTES.find((minutes) => minutes * 60 >= enough && span / (minutes * 60) <= COMFORTABLE);
  // A trap whose clock was reset can report a session of decades.
  return (fitting ?? Math.max(40_320, Math.ceil(span / 60 / COMFORTABLE / 1_440) * 1_440)) * 60;
}

/** The lengths that the reader can select instead, in minutes. */
export function binChoices(span: number): number[] {
  return SIZES_MINUTES.filter((minutes) => span / (minutes * 60) <= MOST && minutes * 60 <= Math.max(span, 60));
}

/**
 * Counts captures in stretches of `seconds`. `taken` are the times of the captures in seconds, unsorted; `detections` are
 * the numbers of the same captures.
 */
export function nightBins(taken: Float64Array, detections: readonly (number | null)[], seconds: number): NightBins {
  const [first, last] = rangeOf(taken);
  const origin = Math.floor(first / seconds) * seconds;
  const length = taken.length === 0 ? 0 : Math.floor((last - origin) / seconds) + 1;
  const captures = Array.from({ length }, () => 0);
  const found = Array.from<number | null>({ length }).fill(null);
  for (let index = 0; index < taken.length; index += 1) {
    const bin = Math.floor(((taken[index] ?? 0) - origin) / seconds);
    captures[bin] = (captures[bin] ?? 0) + 1;
    const number = detections[index] ?? null;
    if (number !== null) found[bin] = (found[bin] ?? 0) + number;
  }
  return { seconds, starts: captures.map((_, bin) => origin + bin * seconds), captures, detections: found };
}

/** The earliest and the latest time; both 0 where there is none. */
export function rangeOf(taken: Float64Array): [first: number, last: number] {
  let [first, last] = [taken[0] ?? 0, taken[0] ?? 0];
  for (const time of taken) {
    if (time < first) first = time;
    if (time > last) last = time;
  }
  return [first, last];
}
