import type { DatePattern } from '#dashboard/list/model/searched-dates.ts';
import { foldedText } from './folded-text.ts';
import { parseDate } from '#contract/time.ts';
import { wordsTag } from '#dashboard/ui/language/language.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';

const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const JAPANESE = /^(?:(\d{4})年)?(?:(\d{1,2})月)?(?:(\d{1,2})日)?$/;
const MONTHS_OF_YEAR = 12;
const WORD = /^(?:(\d{4})|(\d{1,2})(?:st|nd|rd|th|er)?|(\p{L}{3,}))\.?$/u;

/**
 * Reads a date as people write it: 2025-07-14, 2025-07, 2025, 14.7.2025, 14/7/2025, 14 July 2025, July 14, 2025, 14 de julio
 * de 2025, Jul 2025, 12 Jun, July, 2025年7月14日; months in English or in the viewer's language, by three letters or more.
 * Null if it is not a date or does not exist.
 */
export function datePattern(typed: string): DatePattern | null {
  const text = foldedText(typed).trim();
  if (text === '') return null;
  const last = YEAR_LAST.exec(text);
  if (last !== null) return yearLast(last);
  const digits = YEAR_FIRST.exec(text) ?? JAPANESE.exec(text);
  if (digits !== null) return ofParts({ year: digits[1], month: digits[2], day: digits[3] });
  const pattern: Parts = {};
  // Spanish "14 de julio de 2025".
  for (const word of text.replaceAll(/(?<=\S) del? (?=\S)/g, ' ').split(/[\s,]+/)) {
    const [, year, day, letters] = WORD.exec(word) ?? [];
    const month = letters === undefined ? undefined : monthOf(letters);
    const part = { ...(year && { year }), ...(day && { day }), ...(month && { month }) };
    const [name] = Object.keys(part);
    if (name === undefined || name in pattern) return null;
    Object.assign(pattern, part);
  }
  return ofParts(pattern);
}

/**
 * 14.7.2025, 14/7/2025, 7/14/2025. Where both could be the month, the day comes first if the viewer's language writes so;
 * else it is no date: 7/4/2025 is a different day in Panama than in Texas.
 */
function yearLast([, first = '', sign, second = '', year = '']: readonly string[]): DatePattern | null {
  const [one, other] = [Number(first), Number(second)];
  if (other > MONTHS_OF_YEAR && sign !== '.') return existing({ year, month: first, day: second });
  const isClear = sign === '.' || one > MONTHS_OF_YEAR || one === other || order().isDayFirst;
  return isClear ? existing({ year, month: second, day: first }) : null;
}

const order = perLanguage((tag) => {
  const [first] = new Intl.DateTimeFormat(tag, { dateStyle: 'short' }).formatToParts();
  return { isDayFirst: first?.type === 'day' };
}, wordsTag);

/** A test of whether a date, YYYY-MM-DD, matches the pattern, whatever time comes after it. */
export function isOfPattern({ year = '....', month = '..', day = '..' }: DatePattern): (date: string) => boolean {
  const pattern = new RegExp(`^${year}-${month}-${day}(?: |$)`);
  return (date) => pattern.test(date);
}

type Parts = { [Part in keyof DatePattern]?: string | undefined };

function ofParts(parts: Parts): DatePattern | null {
  return parts.day !== undefined && parts.month === undefined ? null : existing(parts);
}

function existing({ year, month, day }: Parts): DatePattern | null {
  const [mm, dd] = [month, day].map((part) => part?.padStart(2, '0'));
  // Without a year, one that has a 29 February.
  if (parseDate(`${year ?? 2024}-${mm ?? '01'}-${dd ?? '01'}`) === null) return null;
  return {
    ...(year !== undefined && { year }),
    ...(mm !== undefined && { month: mm }),
    ...(dd !== undefined && { day: dd }),
  };
}

/** The names of the months in English and the viewer's language, in plain text. */
const MONTHS = perLanguage(
  (own) =>
    ['en', own].map((tag) => {
      const names = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
      return Array.from({ length: MONTHS_OF_YEAR }, (_, month) => foldedText(names.format(Date.UTC(2024, month))));
    }),
  wordsTag,
);

/** "7" for "july" or "jul"; undefined if no month or several begin with the letters. */
function monthOf(letters: string): string | undefined {
  for (const names of MONTHS()) {
    const [found, ...more] = names.flatMap((name, index) => (name.startsWith(letters) ? [String(index + 1)] : []));
    if (more.length === 0 && found !== undefined) return found;
  }
  return undefined;
}
