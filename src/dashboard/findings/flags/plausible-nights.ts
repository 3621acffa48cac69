import { dayNumber } from '#contract/time.ts';
import type { NightRange } from '#contract/nights.ts';
import { today } from '#dashboard/ui/browser/today.ts';

/** A camera whose battery was empty begins in 1970, 1980 or 2000; traps with cameras are not older than this (a choice). */
export const FIRST_YEAR = 2010;

/** The nights in which a trap can have run: from 2010 to tomorrow, which it is already in the east. */
export function plausibleNights(): NightRange {
  return { from: dayNumber({ year: FIRST_YEAR, month: 1, day: 1 }), to: today() + 1 };
}
