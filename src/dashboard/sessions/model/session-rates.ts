import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';
import { language } from '#dashboard/ui/text/language.ts';
import { lazyValue } from '#dashboard/ui/lazy-value.ts';
import type { Event as Session } from '#contract/event.ts';

const HOUR_SECONDS = 3_600;
const [whole, oneDigit, twoDigits] = [withDigits(0), withDigits(1), withDigits(2)];

/** A session's duration in hours, to the second: more digits would be made up. Null where it is unknown. */
export function knownHours(duration: string | null): number | null {
  const seconds = durationSeconds(duration);
  return seconds === null ? null : Math.round((seconds / HOUR_SECONDS) * 10_000) / 10_000;
}

/** Captures an hour over the session's own duration; null where either is unknown and where no time passed. */
export function capturesPerHour({
  captures_count,
  duration,
}: Pick<Session, 'captures_count' | 'duration'>): number | null {
  const seconds = durationSeconds(duration);
  if (captures_count === null || seconds === null || seconds === 0) return null;
  return (captures_count * HOUR_SECONDS) / seconds;
}

/** A rate to three digits, as the viewer's language writes it: 0.42, 13.0, 141; a plain 0 for none. */
export function rateText(rate: number): string {
  if (rate === 0) return '0';
  if (rate < 9.995) return twoDigits().format(rate);
  return (rate < 99.95 ? oneDigit : whole)().format(rate);
}

function withDigits(digits: number): () => Intl.NumberFormat {
  return lazyValue(
    () => new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
}
