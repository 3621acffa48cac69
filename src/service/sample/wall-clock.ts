import { formatTimestamp, wallSeconds } from '#contract/time.ts';
import type { ProjectFacts } from './project-facts.ts';

type ClockChanges = ProjectFacts['timeZoneChanges'];

const HOUR_S = 3_600;

/** Seconds since 1970 on a local wall clock: the interface's zone-less time as a number. */
export type WallSeconds = number;

/** Midnight at the start of the `dayOfYear`-th day (1 is 1 January) of a year. */
export function midnight(year: number, dayOfYear: number): WallSeconds {
  return Date.UTC(year, 0, dayOfYear) / 1_000;
}

/** The wall-clock time `elapsed` seconds after `start`: it shifts where a clock change lies between. */
export function wallClockAfter(start: WallSeconds, elapsed: number, changes: ClockChanges): WallSeconds {
  let wall = start + elapsed;
  for (const { date, atHour, shiftHours } of changes) {
    const change = wallSeconds(`${date}T00:00:00`) + atHour * HOUR_S;
    if (start < change && wall >= change) wall += shiftHours * HOUR_S;
  }
  return wall;
}

/** -1 h outside summer time, else 0; also 0 where the clocks never change. */
export function winterShiftSeconds(wall: WallSeconds, changes: ClockChanges): number {
  const year = new Date(wall * 1_000).getUTCFullYear();
  const [spring, autumn] = changes.filter(({ date }) => date.startsWith(String(year)));
  if (spring === undefined || autumn === undefined) return 0;
  const day = formatTimestamp(wall).slice(0, 'YYYY-MM-DD'.length);
  return day < spring.date || day >= autumn.date ? -HOUR_S : 0;
}

/** Hours of daylight by latitude (degrees) and day of the year, from the sun's declination. */
export function daylightHours(latitude: number, dayOfYear: number): number {
  const declination = (-23.44 * Math.PI * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365)) / 180;
  const cosine = -Math.tan((latitude * Math.PI) / 180) * Math.tan(declination);
  return (24 / Math.PI) * Math.acos(Math.max(-1, Math.min(1, cosine)));
}
