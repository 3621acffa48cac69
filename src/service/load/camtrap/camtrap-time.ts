import { dayNumber, parseTimestamp } from '#contract/time.ts';

/** A moment of a Camtrap DP. */
export interface CamtrapTime {
  /** milliseconds since 1970 in UTC, for what passed between two moments */
  instantMs: number;
  /** the digits as they stand, as seconds since 1970: the camera's wall clock */
  wallSeconds: number;
}

const DATETIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)\d*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * A Camtrap DP datetime, `2024-06-12T21:04:05+02:00`; null where the text is none. The interface carries no zone (spec
 * 1): the digits of the clock are kept, and the offset serves only to tell how much time passed.
 */
export function parseCamtrapTime(text: string): CamtrapTime | null {
  const [, date = '', time = '', offset = 'Z'] = DATETIME.exec(text) ?? [];
  const parsed = parseTimestamp(`${date}T${time}`);
  if (parsed === null) return null;
  const wallSeconds = dayNumber(parsed) * 86_400 + parsed.hour * 3_600 + parsed.minute * 60 + Math.floor(parsed.second);
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(offset) ?? [];
  const offsetSeconds = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60);
  return { wallSeconds, instantMs: (wallSeconds - offsetSeconds) * 1_000 };
}

/** `YYYY-MM-DDTHH:MM:SS` (spec 1). */
export function wallText(wallSeconds: number): string {
  return new Date(wallSeconds * 1_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
}
