import type { CamtrapTime } from './camtrap-time.ts';

/** A night of a deployment: from its first to its last capture. */
export interface CamtrapSession {
  first: CamtrapTime;
  last: CamtrapTime;
}

const DAY_MS = 86_400_000;

/**
 * Groups the captures of one deployment to sessions: a new one begins where more than the gap has passed without a
 * capture. A camera that never rests would give one session a season long; what lasts longer than a day is therefore
 * cut at noon, so that a night belongs to the date of its evening.
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

/** The first session that a moment, or the time until another, lies in; undefined where it lies in none. */
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

/** Number of the day on whose noon the night begins. */
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
