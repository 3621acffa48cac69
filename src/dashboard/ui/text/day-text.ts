import type { CalendarDate } from '#contract/time.ts';
import { isEnglish, wordsTag } from '#dashboard/ui/language/language.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';

// The same in every language.
const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTHS_OF_YEAR = ENGLISH_MONTHS.map((_, month) => Date.UTC(2024, month, 1));

/** The short names of the months, and the sequence of day, month and year with what is written between them. */
const forms = perLanguage((tag) => {
  const pattern = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
      .formatToParts(MONTHS_OF_YEAR[0])
      .map(({ type, value }) => ({ type, value }));
  const names = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const alone = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  const partOf = (ms: number, format: Intl.DateTimeFormat) =>
    format.formatToParts(ms).find(({ type }) => type === 'month')?.value ?? '';
  return {
    months: MONTHS_OF_YEAR.map((ms) => partOf(ms, names)),
    monthsAlone: MONTHS_OF_YEAR.map((ms) => alone.format(ms)),
    full: pattern({ day: 'numeric', month: 'short', year: 'numeric' }),
    short: pattern({ day: 'numeric', month: 'short' }),
  };
}, wordsTag);

/** The parts of a date as they are written; `day` may be two, as in "12→13". */
interface WrittenDate {
  day: string;
  month: number;
  /** left out: "12 Jun" */
  year?: number;
}

/** "Jun", for month 6; French "juin", Japanese "6月". */
export function monthText(month: number): string {
  return (isEnglish() ? ENGLISH_MONTHS : forms().monthsAlone)[month - 1] ?? '';
}

/** "12 Jun 2024"; French "12 juin 2024", Danish "12. jun. 2024", Japanese "2024年6月12日". */
export function dayText({ year, month, day }: CalendarDate): string {
  return writtenDate({ day: String(day), month, year });
}

/** "12 Jun", a day of a year that is clear. */
export function dayMonthText(month: number, day: number): string {
  return writtenDate({ day: String(day), month });
}

/** Whether the language writes the year before the month. */
export function isYearFirst(): boolean {
  return !isEnglish() && forms().full[0]?.type === 'year';
}

/** A date in the language's sequence, from parts that may be left out or doubled. */
export function writtenDate({ day, month, year }: WrittenDate): string {
  if (isEnglish()) return `${day} ${ENGLISH_MONTHS[month - 1] ?? ''}${year === undefined ? '' : ` ${year}`}`;
  const { full, short, months } = forms();
  return (year === undefined ? short : full)
    .map(({ type, value }) => {
      if (type === 'day') return day;
      if (type === 'month') return months[month - 1] ?? '';
      return type === 'year' ? String(year) : value;
    })
    .join('');
}
