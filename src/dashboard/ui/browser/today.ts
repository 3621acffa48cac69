import { dayNumber } from '#contract/time.ts';

/** The day number of a moment in the viewer's time zone. @param ms since 1970, by default now */
export function today(ms = Date.now()): number {
  const now = new Date(ms);
  return dayNumber({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
