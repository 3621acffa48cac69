import type { CollectionName } from '#contract/lists/collections.ts';
import { msOfCopyTime, type CopyState } from './copy-state.ts';

const HOUR_MS = 3_600_000;
/** The hours of the night, by the machine's clock. */
const FROM_HOUR = 2;
const BEFORE_HOUR = 6;
const ONCE_A_NIGHT_MS = 20 * HOUR_MS;
/** A machine that is off at night compares by day. */
const AT_LEAST_MS = 44 * HOUR_MS;

/** Whether a look compares every record: once a night, or when the last two nights were missed. */
export function comparesNow(comparedAt: string | null, now: Date): boolean {
  if (comparedAt === null) return false;
  const sinceMs = now.getTime() - msOfCopyTime(comparedAt);
  const hour = now.getHours();
  return sinceMs > AT_LEAST_MS || (sinceMs > ONCE_A_NIGHT_MS && hour >= FROM_HOUR && hour < BEFORE_HOUR);
}

/** Of a whole fill or comparison, whose time the long lists take; null: their numbers are not known yet. */
export function secondsLeft(
  done: ReadonlyMap<CollectionName, { done: number; of: number; before: number }>,
  state: CopyState,
  beganMs: number,
): number | null {
  if (state.phase === 'looking') return null;
  let [left, read] = [0, 0];
  for (const list of ['captures', 'occurrences'] as const) {
    const of = state.lists.find((one) => one.list === list)?.there ?? null;
    if (of === null) return null;
    const known = done.get(list);
    left += Math.max(0, of - (known?.done ?? 0));
    read += known === undefined ? 0 : known.done - known.before;
  }
  const seconds = (Date.now() - beganMs) / 1_000;
  return read === 0 || seconds < 1 ? null : Math.ceil((left / read) * seconds);
}
