import type { DatePattern, SearchTerms } from '#dashboard/list/model/searched-dates.ts';
import { monthYearText } from './month-year-text.ts';
import type { Messages } from '#dashboard/ui/messages/en.tsx';
import { dayMonthText, dayText, monthText } from '#dashboard/ui/text/day-text.ts';

/** How the terms of a search are read: "name “Trap 3” · Jul 2025". Called while a page renders. */
export function readingText(terms: SearchTerms, words: Messages): string {
  return terms
    .map(({ typed, isName = false, date }) => {
      if (date) return dateText(date);
      return isName ? words.named(words.quoted(typed)) : words.quoted(typed);
    })
    .join(' · ');
}

function dateText({ year, month, day }: DatePattern): string {
  if (month === undefined) return year ?? '';
  const [ofMonth, ofDay] = [Number(month), Number(day)];
  if (year === undefined) return day === undefined ? monthText(ofMonth) : dayMonthText(ofMonth, ofDay);
  const ofYear = Number(year);
  return day === undefined ? monthYearText(ofYear, ofMonth) : dayText({ year: ofYear, month: ofMonth, day: ofDay });
}
