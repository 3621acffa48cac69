import { language } from '#dashboard/ui/language.ts';
import { whenUsed } from '#dashboard/ui/when-used.ts';
import type { Session } from './sessions-session.ts';

const HOUR_SECONDS = 3_600;
/** What lasts as long is no night, and its hours say nothing. */
const IN_DAYS_HOURS = 72;
const DECIMAL = /^\d+(?:\.\d+)?$/;
const [whole, oneDigit, twoDigits] = [withDigits(0), withDigits(1), withDigits(2)];

/** A session's `duration`, decimal seconds as text (spec 2.5), in seconds; null where it is unknown or something else. */
export function durationSeconds(duration: string | null): number | null {
  return duration !== null && DECIMAL.test(duration) ? Number(duration) : null;
}

/** The same in hours, to the second: more digits would be made up. */
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

/** "8 h 15 min"; "45 min"; "30 s" below a minute; "0 s"; "90 d 4 h" from three days on. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < IN_DAYS_HOURS) return joined(hours, 'h', rest, 'min');
  return joined(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function joined(count: number, unit: string, smaller: number, smallerUnit: string): string {
  return [count > 0 ? `${count} ${unit}` : '', smaller > 0 ? `${smaller} ${smallerUnit}` : '']
    .filter(Boolean)
    .join(' ');
}

/** A rate to three digits, as the viewer's language writes it: 0.42, 13.0, 141; a plain 0 for none. */
export function rateText(rate: number): string {
  if (rate === 0) return '0';
  if (rate < 9.995) return twoDigits().format(rate);
  return (rate < 99.95 ? oneDigit : whole)().format(rate);
}

function withDigits(digits: number): () => Intl.NumberFormat {
  return whenUsed(
    () => new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
}
