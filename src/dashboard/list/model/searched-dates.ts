/** A day, a month or a year as typed, each part as in an ISO date. */
export interface DatePattern {
  year?: string;
  month?: string;
  day?: string;
}

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
  /** tests whether a date, YYYY-MM-DD, is the one that the term names; the time after it, where the term is a time */
  isOfDate?: ((date: string) => boolean) | null;
}

/** What was typed into a search; a record has to match every term. */
export type SearchTerms = readonly SearchTerm[];

/** How a search was read, and what to type to have it read otherwise. */
export interface DatedSearch {
  terms: SearchTerms;
  /** null where there is no other reading */
  other: { typed: string; terms: SearchTerms } | null;
}

/** How a search finds records by their date. */
export interface SearchedDates<Rec> {
  /** the record's, or all of them: YYYY-MM-DD, or with the time that its name may have: YYYY-MM-DD HH:MM */
  of: (record: Rec) => string | readonly string[];
  /** reads what was typed, with the dates in it; `texts`: the plain texts of the records, each name on a line */
  terms: (typed: string, texts: readonly string[]) => DatedSearch;
}
