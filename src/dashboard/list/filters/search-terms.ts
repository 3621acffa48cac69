import type { SearchTerms } from '#dashboard/list/model/searched-dates.ts';
import { foldedText } from './folded-text.ts';
import { remembered } from '#dashboard/ui/remembered.ts';

/** Letters of scripts that write spaces between words: "3号" and "トラップ3" have the number 3 as a word. */
const LETTERS = String.raw`\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`;
const [NOT_AFTER, NOT_BEFORE] = [`(?<![${LETTERS}])`, `(?![${LETTERS}])`];
const SPECIAL = /[$()*+.?[\\\]^{|}/]/g;
const NUMBER = /^\d+$/;
/** A number beside other parts of a code, as in "AMI-007" or "2025-07", may be typed in part: "AMI-0" finds it. */
const NUMBER_FIRST = new RegExp(`^\\d+(?![${LETTERS}._-])`, 'u');
const NUMBER_LAST = new RegExp(`(?<![${LETTERS}._-])\\d+$`, 'u');

/** The words of a search. */
export function searchTerms(typed: string): SearchTerms {
  return typed.split(/\s+/).flatMap((word) =>
    foldedText(word)
      .split(/\s+/)
      .flatMap((text) => (text === '' ? [] : { text, typed: word })),
  );
}

/** Whether every term is in a plain text or names the record's date; of several dates one of them, the same for all terms. */
export function meetsTerms(terms: SearchTerms, text: string, dates?: string | readonly string[]): boolean {
  if (typeof dates === 'object') return dates.some((date) => meetsTerms(terms, text, date));
  return terms.every(
    ({ text: wanted, isName = false, isOfDate }) =>
      (isName ? hasWords(text, wanted) : hasTyped(text, wanted)) || (dates !== undefined && isOfDate?.(dates) === true),
  );
}

/**
 * Whether a plain text has what was typed, anywhere; a number as a whole word: "3" and "#11" are not found in "#113", nor
 * "トラップ3" in "トラップ31".
 */
export function hasTyped(text: string, wanted: string): boolean {
  return typedTest(wanted)(text);
}

export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/** Whether a plain text has these words as whole words; zeros before a number do not count: "4" is in "Diopsis 04". */
export function hasWords(text: string, wanted: string): boolean {
  return wordsPattern(wanted).test(text);
}

/** Of a long list most searches are of letters alone, which need no pattern. */
const typedTest = remembered((wanted: string): ((text: string) => boolean) => {
  const [before, after] = [NUMBER_FIRST.test(wanted) ? NOT_AFTER : '', NUMBER_LAST.test(wanted) ? NOT_BEFORE : ''];
  if (before === '' && after === '') return (text) => text.includes(wanted);
  const pattern = new RegExp(`${before}${source(wanted)}${after}`, 'u');
  return (text) => pattern.test(text);
});

const wordsPattern = remembered((wanted: string) => {
  const words = wanted.split(' ').map(source);
  return new RegExp(`${NOT_AFTER}${words.join(' ')}${NOT_BEFORE}`, 'u');
});

function source(word: string): string {
  return isNumber(word) ? `0*${word.replace(/^0+(?=\d)/, '')}` : word.replaceAll(SPECIAL, String.raw`\$&`);
}
