import { useSyncExternalStore } from 'react';
import { language, onLanguageChange } from './language.ts';
import type { ShownLanguage } from './languages.ts';

/** The language of the page, for components that write numbers or dates and no messages. */
export function useLanguage(): ShownLanguage {
  return useSyncExternalStore(onLanguageChange, language, language);
}
