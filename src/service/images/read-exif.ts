import exifr from 'exifr';
import { parseTimestamp, wallClockMs } from '#contract/time.ts';
import type { Place } from './place.ts';

/** What the EXIF data of an image say. */
export interface ExifFacts {
  /** the camera's wall clock, as seconds since 1970; null where there is none */
  wallSeconds: number | null;
  /** as `NameFacts.fraction` */
  fraction: string;
  place: Place | null;
}

const NOTHING: ExifFacts = { wallSeconds: null, fraction: '', place: null };
/** Without `reviveValues: false` exifr makes dates of this machine's zone: 02:30 becomes 03:30 where a clock leaves it out. */
const OPTIONS = {
  reviveValues: false,
  pick: [
    'DateTimeOriginal',
    'CreateDate',
    'SubSecTimeOriginal',
    'GPSLatitude',
    'GPSLatitudeRef',
    'GPSLongitude',
    'GPSLongitudeRef',
  ],
};

/** Reads the EXIF data in the first bytes of an image; without any, it says nothing. */
export async function readExif(beginning: Buffer): Promise<ExifFacts> {
  try {
    // Its CommonJS file, which Node loads, has no named exports.
    // oxlint-disable-next-line import/no-named-as-default-member
    const found: unknown = await exifr.parse(beginning, OPTIONS);
    return found === undefined || found === null ? NOTHING : factsOf(found as Record<string, unknown>);
  } catch {
    return NOTHING;
  }
}

function factsOf(found: Record<string, unknown>): ExifFacts {
  const { DateTimeOriginal: original, CreateDate: created, SubSecTimeOriginal: subSeconds } = found;
  const wallSeconds = exifSeconds(original) ?? exifSeconds(created);
  const { latitude, longitude } = found;
  const isPlace =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    // Some cameras write it without a fix.
    (latitude !== 0 || longitude !== 0);
  const digits = wallSeconds !== null && typeof subSeconds === 'string' ? /^\d+/.exec(subSeconds)?.[0] : undefined;
  return {
    wallSeconds,
    fraction: (digits ?? '').replace(/0+$/, ''),
    place: isPlace ? { latitude, longitude } : null,
  };
}

/** "2024:06:12 23:15:02" as seconds of a wall clock; null for anything else, such as "0000:00:00 00:00:00". */
function exifSeconds(value: unknown): number | null {
  const found = typeof value === 'string' ? /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(value) : null;
  if (found === null) return null;
  const [, year, month, day, time] = found;
  const parsed = parseTimestamp(`${year}-${month}-${day}T${time}`);
  return parsed === null ? null : wallClockMs(parsed) / 1_000;
}
