import { useSyncExternalStore } from 'react';
import { language, onLanguageChange, shownLanguages } from './language.ts';
import type { ShownLanguage } from './languages.ts';

/** The language of the page, for components that write numbers or dates and no messages. */
export function useLanguage(): ShownLanguage {
  // Also after a change of the language of numbers alone.
  useSyncExternalStore(onLanguageChange, shownLanguages, shownLanguages);
  return language();
}
