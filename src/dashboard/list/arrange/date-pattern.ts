import { plainText } from '#contract/plain-text.ts';
import { parseDate } from '#contract/time.ts';
import { language } from '#dashboard/ui/text/language.ts';
import { lazyValue } from '#dashboard/ui/lazy-value.ts';

/** A day, a month or a year as a reader wrote it: each part as an ISO date has it; what they left out is missing. */
export interface DatePattern {
  year?: string;
  month?: string;
  day?: string;
}

const YEAR_FIRST = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/;
/** Not with slashes: 7/4/2025 is another day in Panama than in Texas. */
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const WORD = /^(?:(\d{4})|(\d{1,2})(?:st|nd|rd|th|er)?|(\p{L}{3,}))\.?$/u;

/**
 * Reads a date as people write it: 2025-07-14, 2025-07, 2025, 14.7.2025, 14 July 2025, July 14, 2025, Jul 2025, 12 Jun,
 * July; months in English or in the viewer's language, by three letters or more. Null where it is none, and where there
 * is no such day.
 */
export function datePattern(typed: string): DatePattern | null {
  const text = plainText(typed).trim();
  const digits = YEAR_FIRST.exec(text.replace(DAY_FIRST, '$3-$2-$1'));
  if (digits !== null) return existing({ year: digits[1], month: digits[2], day: digits[3] });
  const pattern: Parts = {};
  for (const word of text.split(/[\s,]+/)) {
    const [, year, day, letters] = WORD.exec(word) ?? [];
    const month = letters === undefined ? undefined : monthOf(letters);
    const part = { ...(year && { year }), ...(day && { day }), ...(month && { month }) };
    const [name] = Object.keys(part);
    if (name === undefined || name in pattern) return null;
    Object.assign(pattern, part);
  }
  return pattern.day !== undefined && pattern.month === undefined ? null : existing(pattern);
}

/** Whether a date, YYYY-MM-DD, is one of the pattern's. */
export function isOfPattern({ year = '....', month = '..', day = '..' }: DatePattern): (date: string) => boolean {
  const pattern = new RegExp(`^${year}-${month}-${day}$`);
  return (date) => pattern.test(date);
}

type Parts = { [Part in keyof DatePattern]: string | undefined };

function existing({ year, month, day }: Parts): DatePattern | null {
  const [mm, dd] = [month, day].map((part) => part?.padStart(2, '0'));
  // Where no year is named, one that has a 29 February.
  if (parseDate(`${year ?? 2024}-${mm ?? '01'}-${dd ?? '01'}`) === null) return null;
  return {
    ...(year !== undefined && { year }),
    ...(mm !== undefined && { month: mm }),
    ...(dd !== undefined && { day: dd }),
  };
}

/** The names of the months in the languages that a reader may write them in, plain. */
const MONTHS = lazyValue(() =>
  ['en', language()].map((tag) => {
    const names = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => plainText(names.format(Date.UTC(2024, month))));
  }),
);

/** "7" for "july" or "jul"; undefined where no month begins so, or several do. */
function monthOf(letters: string): string | undefined {
  for (const names of MONTHS()) {
    const [found, ...more] = names.flatMap((name, index) => (name.startsWith(letters) ? [String(index + 1)] : []));
    if (more.length === 0 && found !== undefined) return found;
  }
  return undefined;
}
