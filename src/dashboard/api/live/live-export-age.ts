import type { QueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/export.ts';
import { mayChange } from './live-export-status.ts';
import { leastAgeMs } from './live-service-clock.ts';
import type { WatchedExport } from './watched-after.ts';

/** An export that may change and has not for so long is asked about. */
const STALLED_AFTER_MS = 600_000;

/** How long an export has not changed. */
export interface ExportAge {
  ms: number;
  /** measured here, from when it was seen to change; else it is at least so long */
  wasSeen: boolean;
}

/**
 * How long ago an export last changed. What was seen here is measured here; else the newest time that the service has
 * written tells how long at least, since its times carry no zone. `watched`: null where nobody has looked at it by itself.
 */
export function exportAge(
  client: QueryClient,
  record: ExportRecord,
  watched: WatchedExport | null,
  nowMs: number,
): ExportAge {
  if (watched !== null && watched.changedAtMs !== null) {
    return { ms: Math.max(0, nowMs - watched.changedAtMs), wasSeen: true };
  }
  const leastMs = leastAgeMs(client, record.updated_at, nowMs) ?? 0;
  const watchedMs = watched === null ? 0 : Math.max(0, nowMs - watched.sinceMs);
  return { ms: Math.max(leastMs, watchedMs), wasSeen: false };
}

/** Whether an export that may change has not for ten minutes or more. */
export function isStalled(
  client: QueryClient,
  record: ExportRecord,
  watched: WatchedExport | null,
  nowMs: number,
): boolean {
  return mayChange(record) && exportAge(client, record, watched, nowMs).ms >= STALLED_AFTER_MS;
}
