import { DAY_SECONDS, formatTimestamp } from '#contract/time.ts';

/** 2001-01-01: cameras that lost their clock begin in 1970, 1980 or 2000. */
const FIRST_SECONDS = 978_307_200;

/**
 * Whether no camera can have taken an image at this time of its clock: before 2001, or in the future. A zone-less clock may
 * be up to 14 hours ahead of UTC.
 */
export function isImpossible(wallSeconds: number, nowMs: number): boolean {
  return wallSeconds < FIRST_SECONDS || wallSeconds > nowMs / 1_000 + DAY_SECONDS;
}

/** A time of a wall clock for the screen: "2024-06-12 23:15:02". */
export function clockText(wallSeconds: number): string {
  return formatTimestamp(wallSeconds).replace('T', ' ');
}
