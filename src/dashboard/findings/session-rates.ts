import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import type { ListedEvent as Session } from '#contract/event.ts';

const HOUR_SECONDS = 3_600;
const [whole, oneDigit, twoDigits] = [withDigits(0), withDigits(1), withDigits(2)];

/** A session's duration in hours, precise to the second as the service reports it; null where it is unknown. */
export function knownHours(duration: string | null): number | null {
  const seconds = durationSeconds(duration);
  return seconds === null ? null : Math.round((seconds / HOUR_SECONDS) * 10_000) / 10_000;
}

/** Captures an hour over the session's duration; null where either is unknown or the duration is 0. */
export function capturesPerHour({
  captures_count,
  duration,
}: Pick<Session, 'captures_count' | 'duration'>): number | null {
  const seconds = durationSeconds(duration);
  if (captures_count === null || seconds === null || seconds === 0) return null;
  return (captures_count * HOUR_SECONDS) / seconds;
}

/** A rate with three digits in the viewer's language: 0.42, 13.0, 141; zero is a plain 0. */
export function rateText(rate: number): string {
  if (rate === 0) return '0';
  if (rate < 9.995) return twoDigits().format(rate);
  return (rate < 99.95 ? oneDigit : whole)().format(rate);
}

function withDigits(digits: number): () => Intl.NumberFormat {
  return perLanguage(
    (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
}
