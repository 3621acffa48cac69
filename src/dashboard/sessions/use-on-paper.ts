import { useEffect, useState } from 'react';

const told = new Set<(onPaper: boolean) => void>();
let isOnPaper = false;

function tell(onPaper: boolean): void {
  isOnPaper = onPaper;
  for (const one of told) one(onPaper);
}

// One for all, and ahead of the list's, which then draws rows by the thousand: those are to begin as printed ones.
window.addEventListener('beforeprint', () => tell(true), { capture: true });
window.addEventListener('afterprint', () => tell(false));

/**
 * Whether the page is being printed, for cells of long tables. A cell that is hidden on paper must have no image then:
 * browsers load every lazy one before they print, whether it is seen or not.
 */
export function useOnPaper(): boolean {
  const [onPaper, setOnPaper] = useState(isOnPaper);
  useEffect(() => {
    told.add(setOnPaper);
    return () => void told.delete(setOnPaper);
  }, []);
  return onPaper;
}
