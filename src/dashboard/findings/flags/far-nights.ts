import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { reasonsMessages } from './messages/reasons-messages.ts';

/** With fewer sessions, the median is not reliable. */
const ENOUGH_NIGHTS = 10;
/** Modified z-score beyond which a value counts as an outlier (Iglewicz and Hoaglin 1993). */
const FAR = 3.5;
/** Nights are longer in spring and autumn, with more captures: a smaller factor is seasonal. */
const FACTOR = 2;
/** Scale the median and the mean absolute deviation to a standard deviation. */
const MAD_SCALE = 1.4826;
const MEAN_DEVIATION_SCALE = 1.2533;

/**
 * The sessions of one deployment with an unusual number of captures, by id, with the reason: far from the median, and at
 * least twice or at most half of it. None if fewer than ten sessions have a count. If more than half have the same count,
 * the median absolute deviation (MAD) is 0, and the mean deviation is used instead.
 */
export function farNights(sessions: readonly Session[]): Map<number, () => string> {
  const counts = sessions.flatMap(({ captures_count }) => captures_count ?? []).toSorted((a, b) => a - b);
  const reasons = new Map<number, () => string>();
  if (counts.length < ENOUGH_NIGHTS) return reasons;
  const middle = medianOf(counts);
  const deviations = counts.map((count) => Math.abs(count - middle)).toSorted((a, b) => a - b);
  const mad = medianOf(deviations);
  const mean = deviations.reduce((sum, deviation) => sum + deviation, 0) / deviations.length;
  const spread = mad === 0 ? MEAN_DEVIATION_SCALE * mean : MAD_SCALE * mad;
  if (spread === 0) return reasons;
  const reasonOf = (captures: number) => () => {
    const words = reasonsMessages.now;
    const measure =
      mad === 0 ? words.meanDeviation(numberText(Math.round(mean * 10) / 10)) : words.mad(numberText(mad));
    return (captures > middle ? words.above : words.below)(
      captures,
      numberText(middle),
      numberText(counts.length),
      measure,
    );
  };
  for (const { id, captures_count } of sessions) {
    if (captures_count === null) continue;
    const score = (captures_count - middle) / spread;
    if (Math.abs(score) <= FAR || isWithinFactor(captures_count, middle)) continue;
    reasons.set(id, reasonOf(captures_count));
  }
  return reasons;
}

function isWithinFactor(value: number, middle: number): boolean {
  return value < FACTOR * middle && value * FACTOR > middle;
}

function medianOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
}
