import { plainText } from '#contract/plain-text.ts';

/** A word of what was typed, or a date in as many words as it took (`datedTerms`). */
interface SearchTerm {
  /** without letter case and accents */
  text: string;
  /** whether a date, YYYY-MM-DD, is one that the term names */
  isOfDate?: ((date: string) => boolean) | null;
}

/** What was typed into a search: every term has to be met. */
export type SearchTerms = readonly SearchTerm[];

/** The words of a search, the same for every list. */
export function searchTerms(typed: string): SearchTerms {
  return plainText(typed)
    .split(/\s+/)
    .flatMap((text) => (text === '' ? [] : { text }));
}

/** Whether each term is in a plain text, or names the record's date. */
export function meetsTerms(terms: SearchTerms, text: string, date?: string): boolean {
  return terms.every(
    ({ text: wanted, isOfDate }) => text.includes(wanted) || (date !== undefined && isOfDate?.(date) === true),
  );
}
