import { foldedText } from './folded-text.ts';
import type { DatePattern, DatedSearch, SearchTerm, SearchTerms } from '#dashboard/list/model/searched-dates.ts';
import { datePattern, isOfPattern } from './date-pattern.ts';
import { hasWords, isNumber, searchTerms } from './search-terms.ts';

/** From the first of its words to the one after the last. */
interface Span {
  from: number;
  to: number;
}

/** Spanish "14 de julio de 2025". */
const MOST_WORDS_OF_A_DATE = 5;
/** "Salt Marsh North 2" */
const MOST_WORDS_OF_A_NAME = 4;
/** A date that is not typed to its end. */
const DATE_BEGUN = /^\d{4}-[\d-]*$/;
/** The start in the name of a night that a trap has two sessions of: "00:30", also with a comma after it. */
const CLOCK = /^(\d{1,2}:\d{2})(?::\d{2})?,?$/;
/** A night as shown, by both its dates: the first is its date. With points in Danish. */
const BOTH_DATES = /(\d{1,2})\.?(?: (\p{L}+)\.?)?(?: (\d{4}))?→\d{1,2}\.? (\p{L}+)\.?(?: (\d{4}))?/u;
/** The same in Japanese. */
const BOTH_DATES_YEAR_FIRST = /(\d{4}年)(\d{1,2}月)(\d{1,2})日?→(?:\d{4}年)?(?:\d{1,2}月)?\d{1,2}日/;

/**
 * The terms of a search of records with a date: each word is a term, and so is a date of several words ("14 july 2025"), and
 * a name with a number. A name wins over a date: in "trap 3 jul 2025" the 3 belongs to "Trap 3", where there is such a name.
 *
 * @param texts plain texts with the records' names, each name on a line; a part of a name counts as one
 */
export function datedTerms(typed: string, texts: readonly string[] = []): DatedSearch {
  const isName = (some: string) => texts.some((text) => hasWords(text, some));
  const words = wordsOf(typed);
  const names = nameSpans(words, isName);
  const terms = termsOf(words, names);
  const asDates = termsOf(words, []);
  const isTaken = ({ date, from, to }: SearchTerm & Span) =>
    date !== null && date !== undefined && names.some((name) => name.from < to && from < name.to);
  const other = asDates.some(isTaken) ? typedAsDates(asDates, isName) : null;
  return { terms, other: other === null ? null : { typed: other, terms: asDates } };
}

function wordsOf(typed: string): SearchTerms {
  const folded = foldedText(typed);
  const night = folded
    .replace(BOTH_DATES_YEAR_FIRST, '$1$2$3日')
    .replace(BOTH_DATES, (...[, day, month, year, endMonth, endYear]: string[]) =>
      [day, month ?? endMonth, year ?? endYear].join(' '),
    );
  return searchTerms(night === folded ? typed : night);
}

/** Numbers, each with the words beside it with which it is a name; of several names the longest. */
function nameSpans(words: SearchTerms, isName: (words: string) => boolean): readonly Span[] {
  const spans: Span[] = [];
  for (const [index, { text }] of words.entries()) {
    if (!isNumber(text) || spans.some(({ from, to }) => from <= index && index < to)) continue;
    const span = spansAround(index, words.length).find(
      ({ from, to }) => from >= (spans.at(-1)?.to ?? 0) && isName(textOf(words.slice(from, to))),
    );
    if (span !== undefined) spans.push(span);
  }
  return spans;
}

/** Those that end with the word, the longest first, then those that begin with it. */
function spansAround(index: number, count: number): readonly Span[] {
  const lengths = Array.from({ length: MOST_WORDS_OF_A_NAME - 1 }, (_, shorter) => MOST_WORDS_OF_A_NAME - shorter);
  return [
    ...lengths.map((length) => ({ from: index + 1 - length, to: index + 1 })),
    ...lengths.map((length) => ({ from: index, to: index + length })),
  ].filter(({ from, to }) => from >= 0 && to <= count);
}

function termsOf(words: SearchTerms, names: readonly Span[]): readonly (SearchTerm & Span)[] {
  const terms: (SearchTerm & Span)[] = [];
  for (let from = 0; from < words.length;) {
    const name = names.find((one) => one.from === from);
    const end = names.find((one) => one.from > from)?.from ?? words.length;
    const term = name === undefined ? dateOrWord(words.slice(from, end)) : { ...joined(words, name), isName: true };
    const to = name?.to ?? from + term.count;
    terms.push({ ...term, from, to });
    from = to;
  }
  return terms;
}

/** The longest date that these words begin with, or their first one. */
function dateOrWord(words: SearchTerms): SearchTerm & { count: number } {
  for (let count = Math.min(words.length, MOST_WORDS_OF_A_DATE); count > 0; count -= 1) {
    const term = joined(words, { from: 0, to: count });
    const named = dateNamed(term.text);
    if (named !== null) return { ...term, ...named };
  }
  return joined(words, { from: 0, to: 1 });
}

function joined(words: SearchTerms, { from, to }: Span): SearchTerm & { count: number } {
  const some = words.slice(from, to);
  return { text: textOf(some), typed: some.map(({ typed }) => typed).join(' '), count: to - from };
}

function textOf(words: SearchTerms): string {
  return words.map(({ text }) => text).join(' ');
}

function dateNamed(text: string): Pick<SearchTerm, 'date' | 'isOfDate'> | null {
  // A comma ends the date in the name of a session: "12→13 Jun 2024, Trap 1".
  const date = datePattern(text.replace(/,$/, ''));
  if (date !== null) return { date, isOfDate: isOfPattern(date) };
  const clock = CLOCK.exec(text)?.[1]?.padStart('HH:MM'.length, '0');
  if (clock !== undefined) return { isOfDate: (day) => day.endsWith(` ${clock}`) };
  return DATE_BEGUN.test(text) ? { isOfDate: (day) => day.startsWith(text) } : null;
}

/** What is read as these terms, also where names have the numbers of its dates; null where nothing is. */
function typedAsDates(terms: SearchTerms, isName: (words: string) => boolean): string | null {
  const [dates, others] = [terms.filter(({ date }) => date), terms.filter(({ date }) => !date)];
  const typed = [...others.map((term) => term.typed), ...dates.map(isoOrTyped)].join(' ');
  const datesFirst = [...dates, ...others].map((term) => term.typed).join(' ');
  const wanted = keysOf(terms);
  return [typed, datesFirst].find((text) => keysOf(termsRead(text, isName)) === wanted) ?? null;
}

function termsRead(typed: string, isName: (words: string) => boolean): SearchTerms {
  const words = wordsOf(typed);
  return termsOf(words, nameSpans(words, isName));
}

function isoOrTyped({ typed, date }: SearchTerm): string {
  return date?.year === undefined ? typed : isoOf(date);
}

function isoOf({ year, month, day }: DatePattern): string {
  return [year, month, day].filter((part) => part !== undefined).join('-');
}

function keysOf(terms: SearchTerms): string {
  return terms
    .map(({ text, date }) => (date ? JSON.stringify([date.year, date.month, date.day]) : text))
    .toSorted()
    .join(' ');
}
