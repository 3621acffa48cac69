import type { ExportRecord } from '#contract/records/export.ts';
import { clampedFraction, DONE_KEY, stageNumber, TOTAL_KEY } from './reported-progress.ts';

/** How far an export was at one poll. */
export interface Sighting {
  /** ms since 1970, by the viewer's own clock */
  atMs: number;
  /** records written; null where not reported */
  done: number | null;
  total: number | null;
  /** 0 to 1 */
  fraction: number | null;
}

/** An export that is polled. */
export interface WatchedExport {
  record: ExportRecord;
  /** when polling began, ms since 1970 */
  sinceMs: number;
  /** when a change was last seen; null where there was none since polling began */
  changedAtMs: number | null;
  /** how many polls in a row found no change */
  unchanged: number;
  /** how long the service took for the last answer, ms; 0 before the first poll */
  tookMs: number;
  /** the latest ones that found a change, oldest first; timed here, since the service's times carry no zone */
  sightings: readonly Sighting[];
}

/** Enough to estimate the pace of the last minutes. */
const SIGHTINGS = 40;

/** What is known of an export after one more poll. `isNew`: the record has changed. */
export function watchedAfter(
  before: WatchedExport | undefined,
  record: ExportRecord,
  { atMs, isNew, tookMs = 0 }: { atMs: number; isNew: boolean; tookMs?: number },
): WatchedExport {
  const sighting = sightingOf(record, atMs);
  if (before === undefined)
    return { record, sinceMs: atMs, changedAtMs: null, unchanged: 0, tookMs, sightings: [sighting] };
  if (!isNew) return { ...before, unchanged: before.unchanged + 1, tookMs };
  const last = before.sightings.at(-1);
  // The job was restarted: its pace is measured from now on.
  const wentBack = last !== undefined && (sighting.done ?? 0) < (last.done ?? 0);
  const sightings = wentBack ? [sighting] : [...before.sightings, sighting].slice(-SIGHTINGS);
  return { record, sinceMs: before.sinceMs, changedAtMs: atMs, unchanged: 0, tookMs, sightings };
}

function sightingOf({ job }: ExportRecord, atMs: number): Sighting {
  const progress = job?.progress ?? null;
  return {
    atMs,
    done: stageNumber(progress, DONE_KEY),
    total: stageNumber(progress, TOTAL_KEY),
    fraction: clampedFraction(progress?.summary?.progress),
  };
}
