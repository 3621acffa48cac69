import type { QueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/records/export.ts';
import { parseTimestamp, wallClockMs } from '#contract/time.ts';

/**
 * A lower bound of how far the service's clock is ahead of the viewer's, in ms: a time that the service has written is not
 * in its future when it is received here. Its times carry no zone (spec 1), so no more can be known.
 */
const aheadMs = new WeakMap<QueryClient, number>();

/** Improves the bound with times that the service wrote (`created_at`, `updated_at`), received at `seenAtMs`. */
export function noteServiceTimes(client: QueryClient, timestamps: readonly (string | null)[], seenAtMs: number): void {
  for (const timestamp of timestamps) {
    const ms = serviceMs(timestamp);
    if (ms !== null) aheadMs.set(client, Math.max(aheadMs.get(client) ?? -Infinity, ms - seenAtMs));
  }
}

/** Improves the bound with exports that were received by now; their list may be older, since polling adds newer records to it. */
export function noteExportTimes(client: QueryClient, records: readonly ExportRecord[]): void {
  const times = records.flatMap((record) => [record.created_at, record.updated_at]);
  noteServiceTimes(client, times, Date.now());
}

/** A lower bound of how long ago a time of the service is, in ms; null where it is not known. */
export function leastAgeMs(client: QueryClient, timestamp: string | null, nowMs: number): number | null {
  const [ms, ahead] = [serviceMs(timestamp), aheadMs.get(client)];
  return ms === null || ahead === undefined ? null : Math.max(0, nowMs + ahead - ms);
}

/** Between two times of the service, in ms; null where one of them is invalid or not reported. */
export function betweenMs(from: string | null, to: string | null): number | null {
  const [start, end] = [serviceMs(from), serviceMs(to)];
  return start === null || end === null ? null : end - start;
}

/** A zone-less time as a number for differences; it is not a point in time. */
function serviceMs(timestamp: string | null): number | null {
  const time = timestamp === null ? null : parseTimestamp(timestamp);
  return time === null ? null : wallClockMs(time);
}
