import { useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogue.ts';
import { onLanguageChange } from './language.ts';

/** A room's messages; the component renders again when the language changes. */
export function useMessages<Messages>(catalogue: Catalogue<Messages>): Messages {
  const now = () => catalogue.now;
  return useSyncExternalStore(onLanguageChange, now, now);
}
