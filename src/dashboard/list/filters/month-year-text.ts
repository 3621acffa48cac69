import { isEnglish, wordsTag } from '#dashboard/ui/language/language.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import { monthText } from '#dashboard/ui/text/day-text.ts';

const format = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  wordsTag,
);

/** "Jul 2025", for month 7; French "juil. 2025", Japanese "2025年7月". */
export function monthYearText(year: number, month: number): string {
  return isEnglish() ? `${monthText(month)} ${year}` : format().format(Date.UTC(year, month - 1));
}
