import type { QueryClient } from '@tanstack/react-query';
import { dayNumber, parseTimestamp } from '#contract/time.ts';

/**
 * By how much the service's clock is ahead of the viewer's, at least, in ms: a time it has written had come when it was
 * read here. Its times carry no zone (spec 1), so that nothing more can be known of its clock.
 */
const aheadMs = new WeakMap<QueryClient, number>();

/** Learns from times that the service itself wrote (`created_at`, `updated_at`), read here at `seenAtMs`. */
export function noteServiceTimes(client: QueryClient, timestamps: readonly string[], seenAtMs: number): void {
  for (const timestamp of timestamps) {
    const ms = serviceMs(timestamp);
    if (ms !== null) aheadMs.set(client, Math.max(aheadMs.get(client) ?? -Infinity, ms - seenAtMs));
  }
}

/** How long ago a time of the service is, at least, in ms; null where nothing tells. */
export function leastAgeMs(client: QueryClient, timestamp: string, nowMs: number): number | null {
  const [ms, ahead] = [serviceMs(timestamp), aheadMs.get(client)];
  return ms === null || ahead === undefined ? null : Math.max(0, nowMs + ahead - ms);
}

/** Between two times of the service, in ms; null where one is none. */
export function betweenMs(from: string, to: string): number | null {
  const [start, end] = [serviceMs(from), serviceMs(to)];
  return start === null || end === null ? null : end - start;
}

/** A zone-less time as a number to subtract; it stands for no moment. */
function serviceMs(timestamp: string): number | null {
  const time = parseTimestamp(timestamp);
  return time === null
    ? null
    : dayNumber(time) * 86_400_000 + time.hour * 3_600_000 + time.minute * 60_000 + time.second * 1_000;
}
