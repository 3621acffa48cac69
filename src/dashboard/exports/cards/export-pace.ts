import type { Sighting } from '#dashboard/api/live/watched-after.ts';

/** How fast an export goes, from what was seen of it while it was watched. */
export interface ExportPace {
  /** null where the service reports no numbers of records */
  recordsPerSecond: number | null;
  /** ms */
  leftMs: number;
}

/** Told from the last minute. */
const WINDOW_MS = 60_000;
/** Less tells nothing. */
const LEAST_SIGHTINGS = 3;
const LEAST_MS = 3_000;
/** When steps come this many times later than they did, the pace is a thing of the past. */
const LATE = 4;

/** Null as long as it cannot be told: too little was seen, nothing moves, or nothing was reported. */
export function exportPace(sightings: readonly Sighting[], nowMs: number): ExportPace | null {
  const last = sightings.at(-1);
  if (last === undefined) return null;
  const window = sightings.filter(({ atMs }) => last.atMs - atMs <= WINDOW_MS);
  const [first] = window;
  if (first === undefined || window.length < LEAST_SIGHTINGS) return null;
  const spanMs = last.atMs - first.atMs;
  const stepMs = spanMs / (window.length - 1);
  const sinceMs = nowMs - last.atMs;
  if (spanMs < LEAST_MS || sinceMs > Math.max(10_000, LATE * stepMs)) return null;
  const records = goesOn(first.done, last.done, last.total, spanMs);
  const fraction = goesOn(first.fraction, last.fraction, 1, spanMs);
  const going = records ?? fraction;
  if (going === null) return null;
  return {
    recordsPerSecond: records === null ? null : records.perMs * 1_000,
    leftMs: Math.max(0, Math.round(going.leftMs) - sinceMs),
  };
}

function goesOn(from: number | null, to: number | null, end: number | null, spanMs: number) {
  if (from === null || to === null || end === null || to <= from || end < to) return null;
  const perMs = (to - from) / spanMs;
  return { perMs, leftMs: (end - to) / perMs };
}
