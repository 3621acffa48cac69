import { DAY_SECONDS } from '#contract/time.ts';
import type { NightMarks } from './night-marks.ts';
import type { NightBins } from './night-bins.ts';
import { clockText, withClock } from '#dashboard/ui/text/clock-text.ts';
import { dayOfClock, shortDayOfClock } from '#dashboard/sessions/model/night-clock.ts';
import type { Pause } from './night-pauses.ts';
import { durationText } from '#dashboard/ui/text/duration-text.ts';
import type { Messages } from '#dashboard/night/session/messages/en.ts';
import { detectionWords } from '#dashboard/night/captures/detection-words.ts';

/** "10 min", "3 h", "7 days": the length of a stretch. */
export function stretchText(seconds: number, words: Messages): string {
  if (seconds < DAY_SECONDS) return durationText(seconds);
  return words.days(seconds / DAY_SECONDS);
}

/** "10 min", "day": the unit after "captures per". */
export function perText(seconds: number, words: Messages): string {
  const { minute, hour, day } = words.units;
  const units: Record<number, string> = { 60: minute, 3_600: hour, [DAY_SECONDS]: day };
  return units[seconds] ?? stretchText(seconds, words);
}

/** The times of a stretch: "22:10–22:20", "12 Jun, 22:10–22:20" in sessions of several days, "12 Jun 2024" for a day. */
export function stretchTimes({ starts, seconds }: NightBins, bin: number, withDay: boolean): string {
  const start = starts[bin] ?? 0;
  if (seconds === DAY_SECONDS) return dayOfClock(start);
  if (seconds > DAY_SECONDS) return `${shortDayOfClock(start)}–${dayOfClock(start + seconds - 1)}`;
  const times = `${clockText(start)}–${clockText(start + seconds)}`;
  return withDay ? withClock(shortDayOfClock(start), times) : times;
}

interface StretchShown {
  withDay?: boolean;
  withDetections?: boolean;
  /** of the chosen taxon */
  marks?: NightMarks | null;
}

/** A stretch in words: "22:10–22:20: 10 captures, 3 detections". */
export function stretchWords(bins: NightBins, bin: number, shown: StretchShown, words: Messages): string {
  const { withDay = false, withDetections = false, marks = null } = shown;
  const captures = bins.captures[bin] ?? 0;
  const times = stretchTimes(bins, bin, withDay);
  if (captures === 0) return words.noCapturesAt(times);
  const counted = withDetections
    ? words.detectionsAt(times, captures, detectionWords(bins.detections[bin] ?? null, words))
    : words.capturesAt(times, captures);
  const number = marks?.numbers[bin] ?? null;
  const name = marks?.name ?? null;
  return name === null || number === null ? counted : words.withInView(counted, name, number);
}

/** A time of a session: "22:10", "12 Jun, 22:10" in sessions of several days. */
export function timeOfClock(seconds: number, withDay: boolean, options?: { withSeconds: boolean }): string {
  const clock = clockText(seconds, options);
  return withDay ? withClock(shortDayOfClock(seconds), clock) : clock;
}

/** The label of a tick of the time axis; midnight and the first tick have the date on a second line. */
export function tickText(seconds: number, step: number, isFirst: boolean): string {
  if (step >= DAY_SECONDS) return shortDayOfClock(seconds);
  const isMidnight = seconds % DAY_SECONDS === 0;
  return isFirst || isMidnight ? `${clockText(seconds)}\n${shortDayOfClock(seconds)}` : clockText(seconds);
}

/** Possible distances between ticks of the time axis, in seconds. */
export const TICK_STEPS: readonly number[] = [
  ...[1, 5, 10, 15, 30].map((minutes) => minutes * 60),
  ...[1, 2, 3, 6, 12].map((hours) => hours * 3_600),
  ...[1, 2, 7, 14, 28, 56, 112, 364, 1_820].map((days) => days * DAY_SECONDS),
];

/** "22:10–01:35 (3 h 25 min)". */
export function pauseText({ from, to }: Pause, withDay: boolean): string {
  const time = (seconds: number) =>
    withDay ? `${shortDayOfClock(seconds)} ${clockText(seconds)}` : clockText(seconds);
  return `${time(from)}–${time(to)} (${durationText(to - from)})`;
}
