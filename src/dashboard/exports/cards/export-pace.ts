import type { Sighting } from '#dashboard/api/exports/watched-after.ts';

/** The pace of an export, observed while it was polled. */
export interface ExportPace {
  /** null if the service reports no record counts */
  recordsPerSecond: number | null;
  /** ms */
  leftMs: number;
}

/** Measured over the last minute. */
const WINDOW_MS = 60_000;
/** The shortest span that gives a pace. */
const LEAST_SIGHTINGS = 3;
const LEAST_MS = 3_000;
/** If the next step is late by this factor, the pace is outdated. */
const LATE = 4;

/** Null if unknown: too few observations, no progress, or nothing reported. */
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
