import { lazyValue } from '#dashboard/ui/lazy-value.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** As BCP 47 names them, by their names. */
export const LANGUAGES = [
  'da',
  'de',
  'en',
  'en-GB',
  'es',
  'es-PA',
  'fr',
  'fr-CA',
  'it',
  'ja',
  'nl',
  'pt',
  'sv',
] as const;

const chosen = lazyValue(() => ({ tag: LANGUAGES.find((tag) => tag === localStorage.getItem(storageKeys.language)) }));

/**
 * The language that numbers, sizes and the order of names follow: what was chosen in this browser, else the
 * browser's own (undefined). The words are English. It is the same for as long as a page is, since formats are made once.
 */
export function language(): string | undefined {
  return chosen().tag;
}

/** Keeps a choice for the pages that are opened from now on; null forgets it. */
export function storeLanguage(tag: string | null): void {
  if (tag === null) localStorage.removeItem(storageKeys.language);
  else localStorage.setItem(storageKeys.language, tag);
}
