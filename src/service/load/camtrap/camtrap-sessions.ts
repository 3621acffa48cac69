import { DAY_MS } from '#contract/time.ts';
import type { CamtrapTime } from './camtrap-time.ts';

/** A session of a deployment: from its first to its last capture. */
export interface CamtrapSession {
  first: CamtrapTime;
  last: CamtrapTime;
}

/**
 * Groups the captures of one deployment into sessions: a new one begins after more than `gapHours` without a capture. A
 * camera that never pauses would give one session per season, so a session longer than a day is split at noon: a night
 * belongs to the date of its evening.
 */
export function camtrapSessions(times: readonly CamtrapTime[], gapHours: number): CamtrapSession[] {
  const sorted = times.toSorted((a, b) => a.instantMs - b.instantMs);
  return split(sorted, (before, time) => time.instantMs - before.instantMs > gapHours * 3_600_000)
    .flatMap((group) =>
      lasts(group) > DAY_MS ? split(group, (before, time) => nightOf(before) !== nightOf(time)) : [group],
    )
    .flatMap((group) => {
      const [first, last] = [group[0], group.at(-1)];
      return first === undefined || last === undefined ? [] : [{ first, last }];
    });
}

/** The first session that contains a time, or overlaps the span to another; undefined where there is none. */
export function sessionAt(
  sessions: readonly CamtrapSession[],
  instantMs: number,
  endMs = instantMs,
): CamtrapSession | undefined {
  let [low, high] = [0, sessions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sessions[middle]?.last.instantMs ?? 0) < instantMs) low = middle + 1;
    else high = middle;
  }
  const session = sessions[low];
  return session !== undefined && session.first.instantMs <= endMs ? session : undefined;
}

/** Day number of the noon at which the night begins. */
function nightOf({ wallSeconds }: CamtrapTime): number {
  return Math.floor((wallSeconds - 43_200) / 86_400);
}

function lasts(group: readonly CamtrapTime[]): number {
  return (group.at(-1)?.instantMs ?? 0) - (group[0]?.instantMs ?? 0);
}

function split(
  times: readonly CamtrapTime[],
  isNew: (before: CamtrapTime, time: CamtrapTime) => boolean,
): CamtrapTime[][] {
  const groups: CamtrapTime[][] = [];
  for (const time of times) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group === undefined || before === undefined || isNew(before, time)) groups.push([time]);
    else group.push(time);
  }
  return groups;
}
