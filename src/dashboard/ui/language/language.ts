import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { directionOf, isPseudo, languageOfTag, messagesIn, type Language, type ShownLanguage } from './languages.ts';

interface Shown {
  language: ShownLanguage;
  /** the same with the reader's region, for `Intl` */
  tag: string;
}

/** In a link: `?lang=fr`. */
const PARAMETER = 'lang';

let shown: Shown | null = null;
const listeners = new Set<() => void>();

/** The language of the page: what the reader chose, else the first of the browser's that there is, else English. */
export function language(): ShownLanguage {
  return now().language;
}

/** The language as a BCP 47 tag for `Intl`, with the region that the browser names for it: "fr-CA", "es-PA". */
export function localeTag(): string {
  return now().tag;
}

/** Whether words and the forms of nights and durations are English. */
export function isEnglish(): boolean {
  return messagesIn(language()) === 'en';
}

/** Calls the listener when the language has changed; returns a function that ends this. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the page in a language whose messages are loaded (`changeLanguage` loads them). */
export function showLanguage(next: ShownLanguage): void {
  shown = { language: next, tag: tagOf(next) };
  writeToDocument();
  for (const listener of listeners) listener();
}

/** Runs `render` in a language, for a server that answers many readers; `render` must be synchronous. */
export function inLanguage<Result>(next: ShownLanguage, render: () => Result): Result {
  const before = shown;
  shown = { language: next, tag: messagesIn(next) };
  try {
    return render();
  } finally {
    shown = before;
  }
}

/** Writes the language and its direction to the document; index.html does the same before the first paint. */
export function writeToDocument(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language();
  document.documentElement.dir = directionOf(language());
}

/** Stores the reader's choice in this browser; null goes back to the browser's own language. */
export function storeLanguage(chosen: Language | null): void {
  sessionStorage.removeItem(storageKeys.language);
  if (chosen === null) localStorage.removeItem(storageKeys.language);
  else localStorage.setItem(storageKeys.language, chosen);
}

/** What the reader chose in this browser; null for none. */
export function storedLanguage(): Language | null {
  return languageOfTag(stored('localStorage') ?? '');
}

/** The first language of the browser that there are messages in. */
export function browserLanguage(): Language {
  return browserTags().reduce<Language | null>((found, tag) => found ?? languageOfTag(tag), null) ?? 'en';
}

/**
 * Keeps the language that a link asks for (`?lang=fr`) for this tab, and removes it from the address, so that the reader can
 * change it and addresses copied from here do not carry it.
 */
export function keepLanguageOfAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  try {
    if (askedLanguage() !== null) sessionStorage.setItem(storageKeys.language, language());
  } catch {
    // Storage is blocked: the language holds until the page is left.
  }
  now();
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}

function now(): Shown {
  if (shown === null) {
    const first = firstLanguage();
    shown = { language: first, tag: tagOf(first) };
  }
  return shown;
}

/** As index.html chooses it, for what it loads ahead. */
function firstLanguage(): ShownLanguage {
  return askedLanguage() ?? knownLanguage(stored('sessionStorage')) ?? storedLanguage() ?? browserLanguage();
}

function askedLanguage(): ShownLanguage | null {
  return typeof location === 'undefined' ? null : knownLanguage(new URLSearchParams(location.search).get(PARAMETER));
}

function knownLanguage(text: string | null): ShownLanguage | null {
  return text !== null && isPseudo(text) ? text : languageOfTag(text ?? '');
}

function stored(storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return globalThis[storage].getItem(storageKeys.language);
  } catch {
    // Blocked, or there is no browser.
    return null;
  }
}

function tagOf(next: ShownLanguage): string {
  const messages = messagesIn(next);
  return browserTags().find((tag) => languageOfTag(tag) === messages) ?? messages;
}

function browserTags(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages;
}
