import { parseTimestamp, wallClockMs } from '#contract/time.ts';

/** A datetime of a Camtrap DP. */
export interface CamtrapTime {
  /** milliseconds since 1970 in UTC, for elapsed time */
  instantMs: number;
  /** the camera's wall clock, as seconds since 1970 */
  wallSeconds: number;
}

const DATETIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)\d*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Parses a Camtrap DP datetime, `2024-06-12T21:04:05+02:00`; null where the text is not one. The interface has no zones
 * (spec 1): the wall clock is used, and the offset only serves to compute elapsed time.
 */
export function parseCamtrapTime(text: string): CamtrapTime | null {
  const [, date = '', time = '', offset = 'Z'] = DATETIME.exec(text) ?? [];
  const parsed = parseTimestamp(`${date}T${time}`);
  if (parsed === null) return null;
  const wallSeconds = Math.floor(wallClockMs(parsed) / 1_000);
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(offset) ?? [];
  const offsetSeconds = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60);
  return { wallSeconds, instantMs: (wallSeconds - offsetSeconds) * 1_000 };
}
