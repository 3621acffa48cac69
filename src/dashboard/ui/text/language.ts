import { lazyValue } from '#dashboard/ui/lazy-value.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** BCP 47 tags, sorted. */
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
 * The language of numbers, sizes and the ordering of names: the one chosen in this browser, else the browser's own
 * (undefined). Words are English. It does not change until a reload, since formatters are created once.
 */
export function language(): string | undefined {
  // The service writes for many browsers.
  return chosen().tag ?? (import.meta.env.SSR ? navigator.language : undefined);
}

/** Stores the choice, which applies after a reload; null removes it. */
export function storeLanguage(tag: string | null): void {
  if (tag === null) localStorage.removeItem(storageKeys.language);
  else localStorage.setItem(storageKeys.language, tag);
}
