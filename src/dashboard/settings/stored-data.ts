import { changeStoredExports } from '#dashboard/api/live/stored-exports.ts';
import { forgetOtherTokens, storeToken } from '#dashboard/api/client/token.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** An item in the browser's storage. */
export interface StoredItem {
  key: string;
  words: string;
}

/** What is stored under each key, or under the keys that begin with it. */
const WORDS: Readonly<Record<keyof typeof storageKeys, string>> = {
  token: 'the token',
  views: 'saved views',
  recent: 'what was chosen last in the search',
  mapTiles: 'whether maps use tiles',
  language: 'the language of numbers',
  byteUnits: 'the units of sizes',
  placeDigits: 'how exact places are',
  density: 'how high rows are',
  csvForExcel: 'whether CSV is for Excel',
  galleryPictures: 'how the gallery shows pictures',
  reloaded: 'that a new version was loaded',
  exports: 'which exports were seen and are followed',
  colorScheme: 'the colour scheme',
};
const NAMES = Object.keys(WORDS) as (keyof typeof storageKeys)[];
/** Keys of earlier versions, which have no words, begin with it too. */
const OWN_PREFIX = 'noctuary-';

/** The dashboard's items in both storages of this origin. */
export function storedItems(): readonly StoredItem[] {
  return stores()
    .flatMap((store) => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''))
    .flatMap((key) => {
      const name = NAMES.find((one) => key.startsWith(storageKeys[one]));
      if (name === undefined && !key.startsWith(OWN_PREFIX)) return [];
      return [{ key, words: name === undefined ? key : WORDS[name] }];
    });
}

/** Removes stored names of records: recent search entries, and followed exports. */
export function clearTraces(): void {
  localStorage.removeItem(storageKeys.recent);
  changeStoredExports(() => ({ followed: [], ended: [] }));
}

/** Removes all items, the tokens first by their own functions, which update the page. */
export function clearStored(): void {
  storeToken(null);
  forgetOtherTokens();
  const items = storedItems();
  for (const store of stores()) for (const { key } of items) store.removeItem(key);
}

function stores(): readonly Storage[] {
  return [localStorage, sessionStorage];
}
