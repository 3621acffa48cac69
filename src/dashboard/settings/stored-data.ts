import { forgetOtherTokens, storeToken } from '#dashboard/api/http/token.ts';
import { forgetRemarks } from '#dashboard/remarks/remarks-store.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** An item in the browser's storage. */
export interface StoredItem {
  key: string;
  /** what it is; null for keys of earlier versions */
  name: keyof typeof storageKeys | null;
}

const NAMES = Object.keys(storageKeys) as (keyof typeof storageKeys)[];
/** Keys of earlier versions begin with it too. */
const OWN_PREFIX = 'noctuary-';

/** The dashboard's items in both storages of this origin. */
export function storedItems(): readonly StoredItem[] {
  return stores()
    .flatMap((store) => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''))
    .flatMap((key) => {
      const name = NAMES.find((one) => key.startsWith(storageKeys[one])) ?? null;
      return name === null && !key.startsWith(OWN_PREFIX) ? [] : [{ key, name }];
    });
}

/** Removes all items, the tokens first by their own functions, which update the page. */
export function clearStored(): void {
  storeToken(null);
  forgetOtherTokens();
  const items = storedItems();
  for (const store of stores()) for (const { key } of items) store.removeItem(key);
  forgetRemarks();
}

function stores(): readonly Storage[] {
  return [localStorage, sessionStorage];
}
