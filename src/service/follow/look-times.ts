import type { CollectionName } from '#contract/lists/collections.ts';
import { copyTime, msOfCopyTime, type CopyState } from './copy-state.ts';
import type { FollowTimes } from './follow-task.ts';
import type { ListProgress } from './look-numbers.ts';

const HOUR_MS = 3_600_000;
/** The hours of the night, by the machine's clock. */
const FROM_HOUR = 2;
const BEFORE_HOUR = 6;
const ONCE_A_NIGHT_MS = 20 * HOUR_MS;
/** A machine that is off at night compares by day. */
const AT_LEAST_MS = 44 * HOUR_MS;
/** Where the copy looks only when it is told to, failed looks are tried again as late as this. */
const LONGEST_PAUSE_MS = 900_000;

/**
 * When a process that begins to follow looks for the first time.
 *
 * @param state as another process has left it, perhaps in the middle of a look
 *
 * @param everyMs time between two looks; null: it looks when it is told to
 *
 * @returns as `next_look_at` of the contract
 */
export function firstLookAt(state: CopyState, everyMs: number | null, nowMs: number): string | null {
  const { phase, question, next_look_at, failed, filled_at, as_of } = state;
  if (phase !== 'waiting') return copyTime(nowMs);
  if (question !== null) return next_look_at;
  const looksByItself = everyMs !== null || filled_at === null || failed > 0;
  if (as_of === null || failed > 0) return next_look_at ?? (looksByItself ? copyTime(nowMs) : null);
  return everyMs === null ? null : copyTime(msOfCopyTime(as_of) + everyMs);
}

/** The pause in ms after a look that failed. @param failed looks that failed before it, since the last that did not */
export function pauseAfter(failed: number, everyMs: number | null, { firstPauseMs }: FollowTimes): number {
  return Math.min(Math.max(firstPauseMs, everyMs ?? LONGEST_PAUSE_MS), firstPauseMs * 2 ** failed);
}

/** Whether a look compares every record: once a night, or when the last two nights were missed. */
export function comparesNow(comparedAt: string | null, now: Date): boolean {
  if (comparedAt === null) return false;
  const sinceMs = now.getTime() - msOfCopyTime(comparedAt);
  const hour = now.getHours();
  return sinceMs > AT_LEAST_MS || (sinceMs > ONCE_A_NIGHT_MS && hour >= FROM_HOUR && hour < BEFORE_HOUR);
}

/** Of a whole fill or comparison, whose time the long lists take; null: their numbers are not known yet. */
export function secondsLeft(
  progress: ReadonlyMap<CollectionName, ListProgress>,
  state: CopyState,
  beganMs: number,
): number | null {
  if (state.phase === 'looking') return null;
  let [left, read] = [0, 0];
  for (const list of ['captures', 'occurrences'] as const) {
    const known = progress.get(list);
    const of = known?.of ?? state.lists.find((one) => one.list === list)?.there ?? null;
    if (of === null) return null;
    left += Math.max(0, of - (known?.done ?? 0));
    read += known?.read ?? 0;
  }
  const seconds = (Date.now() - beganMs) / 1_000;
  return read === 0 || seconds < 1 ? null : Math.ceil((left / read) * seconds);
}
