import { createStore, useStore } from '#dashboard/ui/create-store.ts';

const onPaper = createStore(false);

// One listener for all cells. It runs before the list's own, which renders thousands of rows for printing, so that those
// rows already know that they are printed.
window.addEventListener('beforeprint', () => onPaper.set(true), { capture: true });
window.addEventListener('afterprint', () => onPaper.set(false));

/**
 * Whether the page is being printed, for cells of long tables. A cell that is hidden on paper must not have an image then:
 * before printing, browsers load every lazy image, visible or not.
 */
export function useOnPaper(): boolean {
  return useStore(onPaper);
}
