import { getMoonIllumination } from 'suncalc';
import { durationSeconds } from '#dashboard/ui/duration-text.ts';
import { dayNumberOf } from '#dashboard/ui/night-of.ts';
import type { Session } from './sessions-session.ts';

export interface Moon {
  /** of the disc that is lit, 0 to 100, rounded */
  percent: number;
  /** 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter */
  phase: number;
  waxing: boolean;
  /** "waxing crescent" */
  name: string;
}

const DAY_MS = 86_400_000;
/** Nights share their moon: one calculation a half hour of the calendar, which changes the lit part by 0.3 points. */
const STEP_MS = 1_800_000;
const calculated = new Map<number, Moon>();

/**
 * The moon at the middle of a session, by its own duration. The wall clock is taken for UTC: timestamps carry no zone,
 * and the lit part changes at most 1.3 points in 3 h, so it is said as "about".
 */
export function moonAt({ start, duration }: Pick<Session, 'start' | 'duration'>): Moon {
  const minutes = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));
  const middleMs = dayNumberOf(start.slice(0, 10)) * DAY_MS + minutes * 60_000 + (durationSeconds(duration) ?? 0) * 500;
  const step = Math.round(middleMs / STEP_MS);
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
