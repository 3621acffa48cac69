import { useSyncExternalStore } from 'react';

const told = new Set<() => void>();
let isOnPaper = false;

function tell(onPaper: boolean): void {
  isOnPaper = onPaper;
  for (const one of told) one();
}

// One for all, and ahead of the list's, which then draws rows by the thousand: those are to begin as printed ones.
window.addEventListener('beforeprint', () => tell(true), { capture: true });
window.addEventListener('afterprint', () => tell(false));

function subscribe(changed: () => void): () => void {
  told.add(changed);
  return () => void told.delete(changed);
}

/**
 * Whether the page is being printed, for cells of long tables. A cell that is hidden on paper must have no image then:
 * browsers load every lazy one before they print, whether it is seen or not. Rows drawn a moment before are told too.
 */
export function useOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => isOnPaper);
}
