import { parseTimestamp, wallClockMs } from '#contract/time.ts';

/** What the name of an image file says. */
export interface NameFacts {
  /** the camera's wall clock, as seconds since 1970 */
  wallSeconds: number;
  /** the digits of its fraction of a second, without zeros at the end: they sort as text; empty where there is none */
  fraction: string;
  /** what the exposures of one moment have in common; null where each file is a capture of its own */
  moment: string | null;
}

/** How a camera names its files, without their ending. */
interface CameraNames {
  camera: string;
  /** groups: year, month, day, hour, minute, second; fraction, moment where there are any */
  pattern: RegExp;
}

const DAY = String.raw`(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)`;
const TIME = String.raw`(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)`;
const APART = (between: string) => String.raw`(?<year>(?:19|20)\d\d)${between}(?<month>\d\d)${between}(?<day>\d\d)`;
const TIME_APART = (between: string) => String.raw`(?<hour>\d\d)${between}(?<minute>\d\d)${between}(?<second>\d\d)`;

/**
 * The cameras whose file names have the time; the first pattern that fits decides. To add a camera: one entry here, one
 * line in `test/service/images/name-facts.test.ts`. A name without an entry is no mistake: the time is then read from
 * the file's EXIF data.
 */
const CAMERAS: readonly CameraNames[] = [
  {
    camera: 'Mothbox',
    pattern: new RegExp(String.raw`^(?<moment>.*_${APART('_')}__${TIME_APART('_')})(?:_HDR\d+)?$`, 'i'),
  },
  { camera: 'AMI', pattern: new RegExp(String.raw`^(?:\w+-)?${DAY}${TIME}-(?:\d+-\d+|snapshot|motion)$`, 'i') },
  {
    camera: 'Insect Detect',
    pattern: new RegExp(String.raw`^.+_${APART('-')}_${TIME_APART('-')}-(?<fraction>\d{1,6})(?:_timelapse)?$`, 'i'),
  },
  { camera: 'DIOPSIS', pattern: new RegExp(`^${DAY}${TIME}$`) },
  { camera: 'Wingscapes', pattern: new RegExp(String.raw`^[^_]+_${DAY}${TIME}_\d+$`) },
  {
    camera: 'Farmscape',
    pattern: new RegExp(String.raw`^[^_]+_(?<year>\d\d)(?<month>\d\d)(?<day>\d\d)${TIME}_\d+$`),
  },
  // Names that begin with PXL_ have the time of UTC, not the camera's.
  {
    camera: 'phone',
    pattern: new RegExp(String.raw`^(?:IMG_|IMG-|Photo_)?${DAY}[_-]${TIME}(?<fraction>\d{3})?(?:[_~( -].*)?$`, 'i'),
  },
];

const KNOWN = CAMERAS.map(({ pattern }) => pattern);

/**
 * The time in the name of an image file; null where its name has none, or a moment that does not exist.
 *
 * @param own how the camera names its files (`namePattern`); null, or where a name does not fit: as the known cameras do
 */
export function nameFacts(fileName: string, own: RegExp | null): NameFacts | null {
  // In a bucket a name may begin with a slash (`partsOf`).
  const stem = fileName.replace(/^\//, '').replace(/\.[^.]*$/, '');
  for (const pattern of own === null ? KNOWN : [own, ...KNOWN]) {
    const found = pattern.exec(stem)?.groups;
    if (found === undefined) continue;
    const { year = '', month, day, hour, minute, second, fraction = '', moment } = found;
    const century = year.length === 2 ? '20' : '';
    const time = parseTimestamp(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}`);
    if (time === null) return null;
    return {
      wallSeconds: wallClockMs(time) / 1_000,
      fraction: fraction.replace(/0+$/, ''),
      moment: moment ?? null,
    };
  }
  return null;
}
