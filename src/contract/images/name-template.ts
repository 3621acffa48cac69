/** What stands for a part of the time in a template, and the digits that it is. */
const PARTS: Readonly<Record<string, { name: string; digits: string }>> = {
  YYYY: { name: 'year', digits: '(?:19|20)\\d\\d' },
  YY: { name: 'year', digits: '\\d\\d' },
  MM: { name: 'month', digits: '\\d\\d' },
  DD: { name: 'day', digits: '\\d\\d' },
  hh: { name: 'hour', digits: '\\d\\d' },
  mm: { name: 'minute', digits: '\\d\\d' },
  ss: { name: 'second', digits: '\\d\\d' },
  ff: { name: 'fraction', digits: '\\d{1,6}' },
};
const NEEDED = ['year', 'month', 'day', 'hour', 'minute', 'second'];
/** Each further one would make names that do not fit slower to refuse. */
const MOST_STARS = 3;
const LONGEST = 200;

/** The message about a text that is no template. */
export const NAMES_WRONG =
  'must have YYYY or YY, MM, DD, hh, mm and ss once each, and * at most three times, such as *_YYYY-MM-DD_hh-mm-ss';

/**
 * Reads how a camera names its files, without their ending: YYYY or YY, MM, DD, hh, mm and ss stand for digits of the time, ff for
 * those of a fraction of a second, `*` for any characters, and all else for itself, as in `*_YYYY-MM-DDThh.mm.ss`.
 *
 * @returns a pattern with the groups year, month, day, hour, minute, second and perhaps fraction; null where the text is no template
 */
export function namePattern(template: string): RegExp | null {
  if (template.length > LONGEST || template.split('*').length > MOST_STARS + 1) return null;
  const found: string[] = [];
  const pattern = template.replaceAll(/YYYY|YY|MM|DD|hh|mm|ss|ff|./gsu, (part) => {
    const time = PARTS[part];
    if (time === undefined) return part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\/]/, String.raw`\$&`);
    found.push(time.name);
    // A second group of the same name would be an error of syntax; it is refused below.
    return found.indexOf(time.name) === found.length - 1 ? `(?<${time.name}>${time.digits})` : '';
  });
  const isOnce = new Set(found).size === found.length;
  return isOnce && NEEDED.every((name) => found.includes(name)) ? new RegExp(`^${pattern}$`, 'iu') : null;
}
