import type { QueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/records/export.ts';
import { mayChange } from './export-status.ts';
import { leastAgeMs } from './service-clock.ts';
import type { WatchedExport } from './watched-after.ts';

/** An unfinished export that has not changed for so long is stalled. */
const STALLED_AFTER_MS = 600_000;

/** How long an export has not changed. */
export interface ExportAge {
  ms: number;
  /** measured in this tab since a change was seen; else `ms` is a lower bound */
  wasSeen: boolean;
}

/**
 * How long ago an export last changed. A change seen in this tab is measured exactly; else the newest time of the service
 * gives a lower bound, since its times carry no zone. `watched`: null where the export has not been polled.
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

/** Whether an unfinished export has not changed for ten minutes or more. */
export function isStalled(
  client: QueryClient,
  record: ExportRecord,
  watched: WatchedExport | null,
  nowMs: number,
): boolean {
  return mayChange(record) && exportAge(client, record, watched, nowMs).ms >= STALLED_AFTER_MS;
}
