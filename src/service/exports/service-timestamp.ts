import { formatTimestamp } from '#contract/time.ts';

let lastMicroseconds = 0;

/**
 * The current time for timestamps of exports and jobs: the service's wall clock, which is UTC, without a zone (spec 1).
 * Each is later than the one before, so that `updated_at` changes with every report.
 */
export function serviceTimestamp(): string {
  lastMicroseconds = Math.max(Date.now() * 1_000, lastMicroseconds + 1);
  const seconds = Math.floor(lastMicroseconds / 1e6);
  const fraction = String(lastMicroseconds % 1e6).padStart(6, '0');
  return `${formatTimestamp(seconds)}.${fraction}`;
}
