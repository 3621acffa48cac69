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
 * belongs to the date of its evening. Without `cutsAtNoon` it stays whole.
 *
 * Captures come one by one and in any sequence; what is held are stretches without a longer gap, of each night, not the
 * captures.
 */
export class CamtrapSessions {
  readonly #gapMs: number;
  readonly #longestMs: number;
  /** the stretches of each night, in no order */
  readonly #nights = new Map<number, CamtrapSession[]>();

  constructor(gapHours: number, cutsAtNoon = true) {
    this.#gapMs = gapHours * 3_600_000;
    this.#longestMs = cutsAtNoon ? DAY_MS : Infinity;
  }

  add(time: CamtrapTime): void {
    const night = nightOf(time);
    const stretches = this.#nights.get(night) ?? [];
    const isNear = ({ first, last }: CamtrapSession) =>
      time.instantMs - last.instantMs <= this.#gapMs && first.instantMs - time.instantMs <= this.#gapMs;
    const near = stretches.filter(isNear);
    const joined = near.reduce(joinedWith, { first: time, last: time });
    const [only] = near;
    // Nearly every capture continues or lies within the only stretch that is near.
    if (near.length === 1 && only !== undefined) Object.assign(only, joined);
    else this.#nights.set(night, [...stretches.filter((one) => !near.includes(one)), joined]);
  }

  /** The sessions by time. */
  sessions(): CamtrapSession[] {
    const stretches = [...this.#nights.values()].flat().toSorted((a, b) => a.first.instantMs - b.first.instantMs);
    const sessions: CamtrapSession[] = [];
    let [group, whole]: [CamtrapSession[], CamtrapSession | null] = [[], null];
    const end = () => {
      if (whole === null) return;
      if (whole.last.instantMs - whole.first.instantMs > this.#longestMs) for (const one of group) sessions.push(one);
      else sessions.push(whole);
    };
    for (const stretch of stretches) {
      if (whole !== null && stretch.first.instantMs - whole.last.instantMs <= this.#gapMs) {
        whole = joinedWith(whole, stretch);
        group.push(stretch);
        continue;
      }
      end();
      [group, whole] = [[stretch], stretch];
    }
    end();
    return sessions;
  }
}

function joinedWith(one: CamtrapSession, other: CamtrapSession): CamtrapSession {
  return {
    first: other.first.instantMs < one.first.instantMs ? other.first : one.first,
    last: other.last.instantMs > one.last.instantMs ? other.last : one.last,
  };
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
