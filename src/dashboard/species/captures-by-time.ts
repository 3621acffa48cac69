import type { Capture } from '#contract/records/capture.ts';
import { secondsOf } from '#dashboard/sessions/model/night-clock.ts';
import type { Work } from '#dashboard/work/slices.ts';

const CAPTURES_BEFORE_PAUSE = 1_000;

/** The captures of a session by their timestamp; of several with the same, the one taken first. Time-sliced. */
export function* capturesByTime(captures: readonly Capture[]): Work<ReadonlyMap<string, number>> {
  const byTime = new Map<string, number>();
  for (const [index, { id, timestamp }] of captures.entries()) {
    if (index % CAPTURES_BEFORE_PAUSE === 0) yield;
    if (timestamp !== null && !byTime.has(timestamp)) byTime.set(timestamp, id);
  }
  return byTime;
}

/** The id of the capture taken at a time, or nearest to it; null where there is none. */
export function captureAt(byTime: ReadonlyMap<string, number>, time: string): number | null {
  const exact = byTime.get(time);
  if (exact !== undefined) return exact;
  const wanted = secondsOf(time);
  let nearest: { id: number; away: number } | null = null;
  for (const [timestamp, id] of byTime) {
    const away = Math.abs(secondsOf(timestamp) - wanted);
    if (nearest === null || away < nearest.away) nearest = { id, away };
  }
  return nearest?.id ?? null;
}
