/** The languages of the dashboard, by their own names: these are the same in every language. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  da: 'Dansk',
  ja: '日本語',
} as const;

export type Language = keyof typeof LANGUAGES;

/** For tests, in an address alone (`?lang=ar-XB`): English with texts 40 % longer, from right to left. */
const PSEUDO_LANGUAGE = 'ar-XB';
type PseudoLanguage = typeof PSEUDO_LANGUAGE;

export type ShownLanguage = Language | PseudoLanguage;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The codes of all languages, in the sequence of the menu. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

export function isPseudo(text: string): text is PseudoLanguage {
  return text === PSEUDO_LANGUAGE;
}

/** The language that the messages of a shown one come from. */
export function messagesIn(shown: ShownLanguage): Language {
  return isPseudo(shown) ? 'en' : shown;
}

export function directionOf(shown: ShownLanguage): 'ltr' | 'rtl' {
  return isPseudo(shown) ? 'rtl' : 'ltr';
}

/** "fr" of "fr-CA"; null where there are no messages in it. */
export function languageOfTag(tag: string): Language | null {
  const [base = ''] = tag.toLowerCase().split(/[-_]/);
  return isLanguage(base) ? base : null;
}
