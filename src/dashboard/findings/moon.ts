import { getMoonIllumination } from 'suncalc';
import { DAY_MS } from '#contract/time.ts';
import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';
import { dayNumberOf } from '#contract/nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

export type MoonPhase =
  | 'new'
  | 'waxingCrescent'
  | 'firstQuarter'
  | 'waxingGibbous'
  | 'full'
  | 'waningGibbous'
  | 'lastQuarter'
  | 'waningCrescent';

export interface Moon {
  /** the lit share of the disc, 0 to 100, rounded */
  percent: number;
  /** 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter */
  phase: number;
  waxing: boolean;
  name: MoonPhase;
}

/** The location of a deployment, as `located` returns it; null where it is unknown. */
export type Place = { latitude: number; longitude: number } | null;

/**
 * The largest error of the lit share, in percentage points, because timestamps name no time zone. `placed`: the clock is
 * within 3.5 h of mean solar time, as every legal time zone is; `acrossDateLine`: the clock has the date of the other
 * side of the date line, as in Kiribati; `unplaced`: the clock is read as UTC and is up to 14 h from it. The lit share
 * changes by less than 0.49 points an hour (suncalc, 2006 to 2025).
 */
export const MOON_BOUNDS = { placed: 2, acrossDateLine: 13, unplaced: 7 };

/** Mean solar time advances by an hour for 15° of longitude. */
const MS_PER_DEGREE = 240_000;
/** Cached per half hour, since many sessions share a night; the error is at most 0.12 points. */
const STEP_MS = 1_800_000;
const cached = new Map<number, Moon>();

/**
 * The moon at the middle of a session, by the session's reported duration. Timestamps carry no zone: the trap's clock is
 * read as the mean solar time of its longitude, or as UTC where the location is unknown. `MOON_BOUNDS` gives the error.
 */
export function moonAt({ start, duration }: Pick<Session, 'start' | 'duration'>, place: Place): Moon {
  const minutes = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
  const clockMs = dayNumberOf(start.slice(0, 10)) * DAY_MS + minutes * 60_000 + (durationSeconds(duration) ?? 0) * 500;
  const step = Math.round((clockMs - (place?.longitude ?? 0) * MS_PER_DEGREE) / STEP_MS);
  const known = cached.get(step) ?? moonAtInstant(step * STEP_MS);
  cached.set(step, known);
  return known;
}

function moonAtInstant(instantMs: number): Moon {
  const { fraction, phase, waxing } = getMoonIllumination(new Date(instantMs));
  return { percent: Math.round(fraction * 100), phase, waxing, name: nameOf(fraction, waxing) };
}

/** The name of a phase; the four phases that last only a moment also name the day or two around it. */
function nameOf(fraction: number, waxing: boolean): MoonPhase {
  if (fraction < 0.02) return 'new';
  if (fraction > 0.98) return 'full';
  if (Math.abs(fraction - 0.5) < 0.06) return waxing ? 'firstQuarter' : 'lastQuarter';
  if (fraction < 0.5) return waxing ? 'waxingCrescent' : 'waningCrescent';
  return waxing ? 'waxingGibbous' : 'waningGibbous';
}
