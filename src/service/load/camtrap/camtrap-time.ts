import { offsetText } from '#service/exports/formats/zoned-times.ts';
import { parseTimestamp, wallClockMs } from '#contract/time.ts';

/** A datetime of a Camtrap DP. */
export interface CamtrapTime {
  /** milliseconds since 1970 in UTC, in whole seconds, for elapsed time */
  instantMs: number;
  /** the camera's wall clock, as seconds since 1970 */
  wallSeconds: number;
  /** the digits of its fraction of a second, without zeros at the end: they sort as text; empty where there is none */
  fraction: string;
}

/** Why a text is set aside, after its value. */
export const NO_TIME = 'is no date and time, YYYY-MM-DDThh:mm:ss±hh:mm';

const DATE = String.raw`(\d{4})[-/:](\d{2})[-/:](\d{2})`;
const TIME = String.raw`(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?`;
const OFFSET = String.raw`z|utc|gmt|([+\-\u2212])(\d{2})(?::?(\d{2})(?::?(\d{2}))?)?`;
const DATETIME = new RegExp(String.raw`^${DATE}[t ]\s*${TIME}\s*(?:${OFFSET})?(?:\[[\w/+-]+\])?$`, 'i');
const BASIC = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})/i;

/**
 * Parses a Camtrap DP datetime, `2024-06-12T21:04:05+02:00`, and what databases and languages write for one: a blank for
 * the T, small letters, no seconds, a decimal comma, offsets as `+02`, `+0200` or ` UTC`, `[Europe/Paris]` after it, and
 * `20240612T210405Z`; null where the text is none of these. The interface has no zones (spec 1): the wall clock is used,
 * and the offset only serves to compute elapsed time.
 */
export function parseCamtrapTime(text: string): CamtrapTime | null {
  const plain = BASIC.test(text) ? text.replace(BASIC, '$1-$2-$3T$4:$5:$6') : text;
  const found = DATETIME.exec(plain);
  if (found === null) return null;
  const [, year, month, day, hour, minute, second = '00', fraction = ''] = found;
  const parsed = parseTimestamp(`${year}-${month}-${day}T${hour}:${minute}:${second}`);
  if (parsed === null) return null;
  const wallSeconds = wallClockMs(parsed) / 1_000;
  const [sign = '+', hours = '0', minutes = '0', seconds = '0'] = found.slice(8);
  const offsetSeconds = (sign === '+' ? 1 : -1) * (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds));
  return { wallSeconds, instantMs: (wallSeconds - offsetSeconds) * 1_000, fraction: fraction.replace(/0+$/, '') };
}

const ENDS_WITH_OFFSET = /(?:z|utc|gmt|[+\-\u2212]\d{2}(?::?\d{2}){0,2})(?:\[[^\]]*\])?$/i;

/** Whether a datetime has an offset from UTC, which may be none that can be kept. */
export function hasOffset(text: string): boolean {
  return ENDS_WITH_OFFSET.test(text);
}

/** The offset from UTC that a datetime has, `Z` or `+02:00`; null where it has none, or one with seconds. */
export function camtrapOffset(text: string): string | null {
  const time = parseCamtrapTime(text);
  if (time === null || !hasOffset(text)) return null;
  const minutes = (time.wallSeconds * 1_000 - time.instantMs) / 60_000;
  if (minutes === 0) return 'Z';
  return Number.isInteger(minutes) ? offsetText(minutes) : null;
}
