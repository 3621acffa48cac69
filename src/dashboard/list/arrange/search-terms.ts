import type { DatePattern } from './date-pattern.ts';
import { foldedText } from './folded-text.ts';
import { remembered } from '#dashboard/ui/remembered.ts';

/** A word that was typed, a name, or a date of several words (`datedTerms`). */
export interface SearchTerm {
  /** without letter case and accents */
  text: string;
  /** the same as typed */
  typed: string;
  /** several words that are a name together, as whole words */
  isName?: boolean;
  /** the date that the term names */
  date?: DatePattern | null;
  /** tests whether a date, YYYY-MM-DD, is the one that the term names */
  isOfDate?: ((date: string) => boolean) | null;
}

/** What was typed into a search; a record has to match every term. */
export type SearchTerms = readonly SearchTerm[];

/** Letters of scripts that write spaces between words: "3号" and "トラップ3" have the number 3 as a word. */
const OF_A_WORD = String.raw`[\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`;
const SPECIAL = /[$()*+.?[\\\]^{|}/]/g;
const NUMBER = /^\d+$/;

/** The words of a search. */
export function searchTerms(typed: string): SearchTerms {
  return typed.split(/\s+/).flatMap((word) =>
    foldedText(word)
      .split(/\s+/)
      .flatMap((text) => (text === '' ? [] : { text, typed: word })),
  );
}

/** Whether every term is in a plain text or names the record's date. */
export function meetsTerms(terms: SearchTerms, text: string, date?: string): boolean {
  return terms.every(
    ({ text: wanted, isName = false, isOfDate }) =>
      (isName ? hasWords(text, wanted) : hasTyped(text, wanted)) || (date !== undefined && isOfDate?.(date) === true),
  );
}

/** Whether a plain text has what was typed: a number as a whole word, so that "3" is not found in "#113"; else anywhere. */
export function hasTyped(text: string, wanted: string): boolean {
  return isNumber(wanted) ? hasWords(text, wanted) : text.includes(wanted);
}

export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/** Whether a plain text has these words as whole words; zeros before a number do not count: "4" is in "Diopsis 04". */
export function hasWords(text: string, wanted: string): boolean {
  return patternOf(wanted).test(text);
}

const patternOf = remembered((wanted: string) => {
  const words = wanted
    .split(' ')
    .map((word) => (isNumber(word) ? `0*${word.replace(/^0+(?=\d)/, '')}` : word.replaceAll(SPECIAL, String.raw`\$&`)));
  return new RegExp(`(?<!${OF_A_WORD})${words.join(' ')}(?!${OF_A_WORD})`, 'u');
});
