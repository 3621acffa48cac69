import type { QueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/export.ts';
import { leastAgeMs } from '#dashboard/api/live-service-clock.ts';
import type { WatchedExport } from '#dashboard/api/live-watch.ts';
import { roughSpanText } from './span-text.ts';

/** How long an export has not changed, and how that is known. */
export interface ExportAge {
  /** at least so long */
  ms: number;
  words: string;
  /** what the words rest on */
  basis: string;
}

/** Closer is within what the polling misses. */
const CLOSE_MS = 5_000;

/**
 * How long ago an export last changed. What was seen here is measured here; else the newest time that the service has
 * written tells how long at least, since its times carry no zone.
 */
export function exportAge(
  client: QueryClient,
  record: ExportRecord,
  watched: WatchedExport | null,
  nowMs: number,
): ExportAge {
  const leastMs = leastAgeMs(client, record.updated_at, nowMs) ?? 0;
  if (watched !== null && watched.changedAtMs !== null) {
    const ms = Math.max(0, nowMs - watched.changedAtMs);
    const words = ms < CLOSE_MS ? 'just now' : `${roughSpanText(ms)} ago`;
    return { ms, words, basis: 'Measured here, from when this page saw it change.' };
  }
  const watchedMs = watched === null ? 0 : Math.max(0, nowMs - watched.sinceMs);
  const ms = Math.max(leastMs, watchedMs);
  const basis =
    'The service’s times carry no zone: this is how long the page has watched without a change, or how much newer the newest time is that the service has written.';
  return { ms, words: ms < CLOSE_MS ? 'no change seen yet' : `at least ${roughSpanText(ms)} ago`, basis };
}
