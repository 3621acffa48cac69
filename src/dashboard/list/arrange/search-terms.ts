import { foldedText } from './folded-text.ts';

/** A word that was typed, or a date of several words (`datedTerms`). */
interface SearchTerm {
  /** without letter case and accents */
  text: string;
  /** tests whether a date, YYYY-MM-DD, is the one that the term names */
  isOfDate?: ((date: string) => boolean) | null;
}

/** What was typed into a search; a record has to match every term. */
export type SearchTerms = readonly SearchTerm[];

/** The words of a search. */
export function searchTerms(typed: string): SearchTerms {
  return foldedText(typed)
    .split(/\s+/)
    .flatMap((text) => (text === '' ? [] : { text }));
}

/** Whether every term is in a plain text or names the record's date. */
export function meetsTerms(terms: SearchTerms, text: string, date?: string): boolean {
  return terms.every(
    ({ text: wanted, isOfDate }) => text.includes(wanted) || (date !== undefined && isOfDate?.(date) === true),
  );
}
