import type { ExportRecord } from '#contract/export.ts';
import { clampedFraction, DONE_KEY, stageNumber, TOTAL_KEY } from './live-progress.ts';

/** How far an export was when it was looked at. */
export interface Sighting {
  /** ms since 1970, by the viewer's own clock */
  atMs: number;
  /** records written; null where not reported */
  done: number | null;
  total: number | null;
  /** 0 to 1 */
  fraction: number | null;
}

/** An export that is looked at again and again. */
export interface WatchedExport {
  record: ExportRecord;
  /** when the looking began, ms since 1970 */
  sinceMs: number;
  /** when something was last seen to have changed; null where nothing has since the looking began */
  changedAtMs: number | null;
  /** how many looks in a row brought nothing new */
  unchanged: number;
  /** those that brought something new, the latest ones, oldest first; as seen here, since services' times carry no zone */
  sightings: readonly Sighting[];
}

/** As many as tell the pace of some minutes. */
const SIGHTINGS = 40;

/** What is known of an export after one more look at it. `isNew`: the record says something else than before. */
export function watchedAfter(
  before: WatchedExport | undefined,
  record: ExportRecord,
  { atMs, isNew }: { atMs: number; isNew: boolean },
): WatchedExport {
  const sighting = sightingOf(record, atMs);
  if (before === undefined) return { record, sinceMs: atMs, changedAtMs: null, unchanged: 0, sightings: [sighting] };
  if (!isNew) return { ...before, unchanged: before.unchanged + 1 };
  const last = before.sightings.at(-1);
  // A job that begins again has a pace of its own.
  const wentBack = last !== undefined && (sighting.done ?? 0) < (last.done ?? 0);
  const sightings = wentBack ? [sighting] : [...before.sightings, sighting].slice(-SIGHTINGS);
  return { record, sinceMs: before.sinceMs, changedAtMs: atMs, unchanged: 0, sightings };
}

function sightingOf({ job }: ExportRecord, atMs: number): Sighting {
  const progress = job?.progress ?? null;
  return {
    atMs,
    done: stageNumber(progress, DONE_KEY),
    total: stageNumber(progress, TOTAL_KEY),
    fraction: clampedFraction(progress?.summary.progress),
  };
}
