import type { Catalogue } from './catalogue.ts';
import { useLanguage } from './use-language.ts';

/** A room's messages; the component renders again when the language changes, of words or of numbers. */
export function useMessages<Messages>(catalogue: Catalogue<Messages>): Messages {
  useLanguage();
  return catalogue.now;
}
