import { changeKept } from '#dashboard/api/live/live-kept.ts';
import { forgetOtherTokens, keepToken } from '#dashboard/api/client/token.ts';

/** Something that this browser keeps for the dashboard. */
export interface StoredItem {
  key: string;
  words: string;
}

/** By how their keys begin. */
const WORDS: readonly [start: string, words: string][] = [
  ['noctuary-token', 'the token'],
  ['noctuary-views-', 'saved views'],
  ['noctuary-recent', 'what was chosen last in the search'],
  ['noctuary-map-tiles', 'whether maps use tiles'],
  ['noctuary-language', 'the language of numbers'],
  ['noctuary-byte-units', 'the units of sizes'],
  ['noctuary-place-digits', 'how exact places are'],
  ['noctuary-density', 'how high rows are'],
  ['noctuary-csv-for-excel', 'whether CSV is for Excel'],
  ['noctuary-gallery-pictures', 'how the gallery shows pictures'],
  ['noctuary-reloaded', 'that a new version was loaded'],
  ['noctuary-exports', 'which exports were seen and are followed'],
  ['mantine-color-scheme-value', 'the colour scheme'],
];

/** What is stored here, of this origin and this dashboard, in words. */
export function storedItems(): readonly StoredItem[] {
  return stores()
    .flatMap((store) => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''))
    .filter((key) => key.startsWith('noctuary-') || key === 'mantine-color-scheme-value')
    .map((key) => ({ key, words: WORDS.find(([start]) => key.startsWith(start))?.[1] ?? key }));
}

/** Removes the names of records that were read: those chosen last in the search, and the exports that are followed. */
export function clearTraces(): void {
  localStorage.removeItem('noctuary-recent');
  changeKept(() => ({ followed: [], ended: [] }));
}

/** Removes all of it, the tokens first: the page shows at once that it has none. */
export function clearStored(): void {
  keepToken(null);
  forgetOtherTokens();
  const items = storedItems();
  for (const store of stores()) for (const { key } of items) store.removeItem(key);
}

function stores(): readonly Storage[] {
  return [localStorage, sessionStorage];
}
