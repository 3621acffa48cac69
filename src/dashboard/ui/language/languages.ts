/** The languages of the dashboard, by their own names: these are the same in every language. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  da: 'Dansk',
  ja: '日本語',
} as const;

export type Language = keyof typeof LANGUAGES;

/** For tests, in an address alone (`?lang=en-XA`): English with texts 40 % longer, and English from right to left. */
const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

export type ShownLanguage = Language | PseudoLanguage;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The codes of all languages, in the sequence of the menu. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

export function isPseudo(text: string): text is PseudoLanguage {
  return PSEUDO_LANGUAGES.some((one) => one === text);
}

/** The language that the messages of a shown one come from. */
export function messagesIn(shown: ShownLanguage): Language {
  return isPseudo(shown) ? 'en' : shown;
}

export function directionOf(shown: ShownLanguage): 'ltr' | 'rtl' {
  return shown === 'ar-XB' ? 'rtl' : 'ltr';
}

/** "fr" of "fr-CA"; null where there are no messages in it. */
export function languageOfTag(tag: string): Language | null {
  const [base = ''] = tag.toLowerCase().split(/[-_]/);
  return isLanguage(base) ? base : null;
}
