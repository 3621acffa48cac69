import { foldedText } from './folded-text.ts';
import { datePattern, isOfPattern } from './date-pattern.ts';
import { searchTerms, type SearchTerms } from './search-terms.ts';

/** Spanish "14 de julio de 2025". */
const MOST_WORDS_OF_A_DATE = 5;
/** A date that is not typed to its end. */
const DATE_BEGUN = /^\d{4}-[\d-]*$/;
/** A night as shown, by both its dates: the first is its date. With points in Danish. */
const BOTH_DATES = /(\d{1,2})\.?(?: (\p{L}+)\.?)?(?: (\d{4}))?→\d{1,2}\.? (\p{L}+)\.?(?: (\d{4}))?/u;
/** The same in Japanese. */
const BOTH_DATES_YEAR_FIRST = /(\d{4}年)(\d{1,2}月)(\d{1,2})日?→(?:\d{4}年)?(?:\d{1,2}月)?\d{1,2}日/;

/** The terms of a search of records with a date: each word is a term, and so is a date of several words ("14 july 2025"). */
export function datedTerms(typed: string): SearchTerms {
  const words = searchTerms(
    foldedText(typed)
      .replace(BOTH_DATES_YEAR_FIRST, '$1$2$3日')
      .replace(BOTH_DATES, (...[, day, month, year, endMonth, endYear]: string[]) =>
        [day, month ?? endMonth, year ?? endYear].join(' '),
      ),
  ).map(({ text }) => text);
  const terms: SearchTerms[number][] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(MOST_WORDS_OF_A_DATE, words.length - at);
    let text = words.slice(at, at + count).join(' ');
    let isOfDate = dateTest(text);
    while (isOfDate === null && count > 1) {
      count -= 1;
      text = words.slice(at, at + count).join(' ');
      isOfDate = dateTest(text);
    }
    terms.push({ text, isOfDate });
    at += count;
  }
  return terms;
}

function dateTest(text: string): ((date: string) => boolean) | null {
  const pattern = datePattern(text);
  if (pattern !== null) return isOfPattern(pattern);
  return DATE_BEGUN.test(text) ? (date) => date.startsWith(text) : null;
}
