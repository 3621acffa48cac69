let lastMicroseconds = 0;

/**
 * Now, as the timestamps of exports and their jobs are written: the service's own wall clock, which is UTC, without
 * zone (spec 1). Each is later than the one before, so that `updated_at` moves on with every report.
 */
export function serviceTimestamp(): string {
  lastMicroseconds = Math.max(Date.now() * 1_000, lastMicroseconds + 1);
  const seconds = Math.floor(lastMicroseconds / 1e6);
  const fraction = String(lastMicroseconds % 1e6).padStart(6, '0');
  return `${new Date(seconds * 1_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}.${fraction}`;
}
