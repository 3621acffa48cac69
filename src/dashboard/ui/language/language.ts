import { previewReader } from '#dashboard/ui/preview-reader.ts';
import { createStore } from '#dashboard/ui/create-store.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { NUMBERS_TAGS, type NumbersTag } from './numbers-tags.ts';
import { directionOf, isPseudo, languageOfTag, messagesIn, type Language, type ShownLanguage } from './languages.ts';

interface Shown {
  language: ShownLanguage;
  /** the same with the reader's region, for names of months and units */
  words: string;
  /** for numbers and the ordering of names */
  numbers: string;
}

/** In a link: `?lang=fr`. */
const PARAMETER = 'lang';

const shown = createStore<Shown | null>(null);

/** The language of the page: what the reader chose, else the first of the browser's that there is, else English. */
export function language(): ShownLanguage {
  return now().language;
}

/** The language as a BCP 47 tag for `Intl`, with the region that the browser names for it: "fr-CA", "es-PA". */
export function wordsTag(): string {
  return now().words;
}

/**
 * The tag for numbers, sizes and the ordering of names: of the language chosen for these in Settings, else of the page's; of
 * the browser's first language, where the page is in the language of the browser.
 */
export function numbersTag(): string {
  return now().numbers;
}

/** What is shown, as one object until the language of words or of numbers changes. */
export function shownLanguages(): object {
  return now();
}

/** Whether words and the forms of nights and durations are English. */
export function isEnglish(): boolean {
  return messagesIn(language()) === 'en';
}

/** Calls the listener when the language has changed; returns a function that ends this. */
export function onLanguageChange(listener: () => void): () => void {
  return shown.subscribe(listener);
}

/** Shows the page in a language whose messages are loaded (`changeLanguage` loads them). */
export function showLanguage(next: ShownLanguage): void {
  show(next);
  writeToDocument();
}

/** Shows the page in the browser's language, for a service that renders for one browser after the other. */
export function showBrowserLanguage(): void {
  shown.set(null);
}

/** Writes numbers in a language, and stores the choice in this browser; null removes it. */
export function chooseNumbers(tag: string | null): void {
  if (tag === null) localStorage.removeItem(storageKeys.numbers);
  else localStorage.setItem(storageKeys.numbers, tag);
  show(language());
}

/** The language of numbers that the reader chose in this browser; null for none. */
export function chosenNumbers(): NumbersTag | null {
  const chosen = stored('localStorage', storageKeys.numbers);
  return NUMBERS_TAGS.find((tag) => tag === chosen) ?? null;
}

/** Runs `render` in a language, for a server that answers many readers; `render` must be synchronous. */
export function inLanguage<Result>(next: ShownLanguage, render: () => Result): Result {
  const before = shown.get();
  shown.set({ language: next, words: messagesIn(next), numbers: messagesIn(next) });
  try {
    return render();
  } finally {
    shown.set(before);
  }
}

/** Writes the language and its direction to the document. */
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
  return languageOfTag(stored('localStorage', storageKeys.language) ?? '');
}

/** The first language of the browser that there is. */
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
  const known = shown.get();
  if (known !== null) return known;
  const first = shownIn(firstLanguage());
  shown.set(first);
  return first;
}

function show(next: ShownLanguage): void {
  shown.set(shownIn(next));
}

function shownIn(next: ShownLanguage): Shown {
  const words = tagOf(next);
  const usual = next === browserLanguage() ? browserTags()[0] : undefined;
  return { language: next, words, numbers: chosenNumbers() ?? usual ?? words };
}

function firstLanguage(): ShownLanguage {
  return (
    askedLanguage() ??
    knownLanguage(stored('sessionStorage', storageKeys.language)) ??
    storedLanguage() ??
    browserLanguage()
  );
}

function askedLanguage(): ShownLanguage | null {
  // The service renders for many addresses, in English.
  const hasAddress = typeof location !== 'undefined' && !import.meta.env.SSR;
  return !hasAddress ? null : knownLanguage(new URLSearchParams(location.search).get(PARAMETER));
}

function knownLanguage(text: string | null): ShownLanguage | null {
  return text !== null && isPseudo(text) ? text : languageOfTag(text ?? '');
}

function stored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
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
  const reader = previewReader();
  if (reader !== null) return [reader.language];
  return typeof document === 'undefined' ? [] : navigator.languages;
}
