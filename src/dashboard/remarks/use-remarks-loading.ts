import { useEffect } from 'react';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { loadBehind } from '#dashboard/ui/load-behind.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { provideRemarks } from './use-late-remarks.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Loads the stars and notes of lists: at once where this browser has some or the address asks for them, else when the reader
 * first touches the page. Most first visits need none.
 */
export function useRemarksLoading(): void {
  useEffect(() => {
    if (isWanted()) {
      load();
      return;
    }
    for (const touch of TOUCHES) addEventListener(touch, load, { once: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, load);
    };
  }, []);
}

function load(): void {
  const provide = async () => {
    const loaded = await loadBehind(() => import('./late-remarks.ts'));
    await messagesLoaded();
    provideRemarks(loaded);
  };
  // Without the script, lists are without these columns.
  provide().catch(() => {});
}

function isWanted(): boolean {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(storageKeys.remarks))) return true;
  } catch {
    // Storage is blocked.
  }
  return /[?&=,-](?:star|note)\b/.test(location.search);
}
