import { DAY_SECONDS, formatTimestamp } from '#contract/time.ts';

/** 2001-01-01: cameras that lost their clock begin in 1970, 1980 or 2000. */
const FIRST_SECONDS = 978_307_200;
const SECONDS_OF = { d: DAY_SECONDS, h: 3_600, min: 60, s: 1 } as const;

/**
 * Whether no camera can have taken an image at this time of its clock: before 2001, or in the future. A zone-less clock may
 * be up to 14 hours ahead of UTC.
 */
export function isImpossible(wallSeconds: number, nowMs: number): boolean {
  return wallSeconds < FIRST_SECONDS || wallSeconds > nowMs / 1_000 + DAY_SECONDS;
}

/** Seconds of a correction, "+1h", "-30min", "+20244d3h"; "0" for none; null where the text is none. */
export function shiftSeconds(text: string): number | null {
  if (text === '0') return 0;
  if (!/^[+-](\d{1,6}(d|h|min|s))+$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+)(d|h|min|s)/g)];
  const seconds = parts.reduce((sum, [, number, unit]) => sum + Number(number) * SECONDS_OF[unit as 'd'], 0);
  return text.startsWith('-') ? -seconds : seconds;
}

/** A correction as `shiftSeconds` reads it. */
export function shiftText(seconds: number): string {
  if (seconds === 0) return '0';
  let rest = Math.abs(seconds);
  const parts = Object.entries(SECONDS_OF).map(([unit, size]) => {
    const number = Math.floor(rest / size);
    rest -= number * size;
    return number === 0 ? '' : `${number}${unit}`;
  });
  return `${seconds < 0 ? '-' : '+'}${parts.join('')}`;
}

/** A time of a wall clock for the screen: "2024-06-12 23:15:02". */
export function clockText(wallSeconds: number): string {
  return formatTimestamp(wallSeconds).replace('T', ' ');
}
