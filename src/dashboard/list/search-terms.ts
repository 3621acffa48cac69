import { plainText } from '#contract/plain-text.ts';
import { datePattern, isOfPattern } from './date-pattern.ts';

/** A word of what was typed, or a date in as many words as it took. */
interface SearchTerm {
  /** without letter case and accents */
  text: string;
  /** whether a date, YYYY-MM-DD, is one that the term names; null where it names none */
  isOfDate: ((date: string) => boolean) | null;
}

/** What was typed into a search: every term has to be met. */
export type SearchTerms = readonly SearchTerm[];

const MOST_WORDS_OF_A_DATE = 3;
/** A date of which the last digits are still to come. */
const DATE_BEGUN = /^\d{4}-[\d-]*$/;
/** A night as the page names it, by both its dates: the first is the one that counts. */
const BOTH_DATES = /(\d{1,2})(?: (\p{L}+))?(?: (\d{4}))?→\d{1,2} (\p{L}+)(?: (\d{4}))?/u;

/** The terms of a search, the same for every list: words apart, but those of one date together ("14 july 2025"). */
export function searchTerms(typed: string): SearchTerms {
  const words = plainText(typed)
    .replace(BOTH_DATES, (...[, day, month, year, endMonth, endYear]: string[]) =>
      [day, month ?? endMonth, year ?? endYear].join(' '),
    )
    .split(/\s+/)
    .filter((word) => word !== '');
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(MOST_WORDS_OF_A_DATE, words.length - at);
    let isOfDate = dateTest(words, at, count);
    while (isOfDate === null && count > 1) {
      count -= 1;
      isOfDate = dateTest(words, at, count);
    }
    terms.push({ text: words.slice(at, at + count).join(' '), isOfDate });
    at += count;
  }
  return terms;
}

/** Whether each term is in a plain text, or names the record's date. */
export function meetsTerms(terms: SearchTerms, text: string, date: string | null = null): boolean {
  return terms.every(
    ({ text: wanted, isOfDate }) => text.includes(wanted) || (date !== null && isOfDate?.(date) === true),
  );
}

function dateTest(words: readonly string[], at: number, count: number): SearchTerm['isOfDate'] {
  const text = words.slice(at, at + count).join(' ');
  const pattern = datePattern(text);
  if (pattern !== null) return isOfPattern(pattern);
  return DATE_BEGUN.test(text) ? (date) => date.startsWith(text) : null;
}
