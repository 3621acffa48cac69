import { getMoonIllumination } from 'suncalc';
import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';
import { dayNumberOf } from '#dashboard/ui/text/night-of.ts';
import type { Event as Session } from '#contract/event.ts';

export interface Moon {
  /** of the disc that is lit, 0 to 100, rounded */
  percent: number;
  /** 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter */
  phase: number;
  waxing: boolean;
  /** "waxing crescent" */
  name: string;
}

/** Where a deployment stands, as `located` says; null where that is not known. */
export type Place = { latitude: number; longitude: number } | null;

/**
 * How far the zone that timestamps do not name can move the lit part, in points. `placed`: of a clock within 3.5 h of mean
 * solar time, which those by law are; `acrossDateLine`: of one that keeps the date of the date line's other side, as
 * Kiribati's; `unplaced`: of a clock taken for UTC that is up to 14 h from it. The lit part changes by less than 0.49 points
 * an hour (suncalc, 2006 to 2025).
 */
export const MOON_BOUNDS = { placed: 2, acrossDateLine: 13, unplaced: 7 };

const DAY_MS = 86_400_000;
/** The sun goes 15° an hour. */
const MS_PER_DEGREE = 240_000;
/** Nights share their moon: one calculation a half hour of the calendar, which is at most 0.12 points off. */
const STEP_MS = 1_800_000;
const calculated = new Map<number, Moon>();

/**
 * The moon at the middle of a session, by its own duration. Timestamps carry no zone: the trap's clock is taken for the mean
 * solar time of its longitude, or for UTC where its place is not known. `MOON_BOUNDS` says how far off that can be.
 */
export function moonAt({ start, duration }: Pick<Session, 'start' | 'duration'>, place: Place): Moon {
  const minutes = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
  const clockMs = dayNumberOf(start.slice(0, 10)) * DAY_MS + minutes * 60_000 + (durationSeconds(duration) ?? 0) * 500;
  const step = Math.round((clockMs - (place?.longitude ?? 0) * MS_PER_DEGREE) / STEP_MS);
  const known = calculated.get(step) ?? moonAtInstant(step * STEP_MS);
  calculated.set(step, known);
  return known;
}

function moonAtInstant(instantMs: number): Moon {
  const { fraction, phase, waxing } = getMoonIllumination(new Date(instantMs));
  return { percent: Math.round(fraction * 100), phase, waxing, name: nameOf(fraction, waxing) };
}

/** The names of the phases; the four that last a moment take the day or two around it. */
function nameOf(fraction: number, waxing: boolean): string {
  if (fraction < 0.02) return 'new moon';
  if (fraction > 0.98) return 'full moon';
  if (Math.abs(fraction - 0.5) < 0.06) return waxing ? 'first quarter' : 'last quarter';
  return `${waxing ? 'waxing' : 'waning'} ${fraction < 0.5 ? 'crescent' : 'gibbous'}`;
}
