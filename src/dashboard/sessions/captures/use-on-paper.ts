import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOnPaper = false;

function notify(onPaper: boolean): void {
  isOnPaper = onPaper;
  for (const listener of listeners) listener();
}

// One listener for all cells. It runs before the list's own, which renders thousands of rows for printing, so that those
// rows already know that they are printed.
window.addEventListener('beforeprint', () => notify(true), { capture: true });
window.addEventListener('afterprint', () => notify(false));

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/**
 * Whether the page is being printed, for cells of long tables. A cell that is hidden on paper must not have an image then:
 * before printing, browsers load every lazy image, visible or not.
 */
export function useOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => isOnPaper);
}
