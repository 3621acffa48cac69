import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** What React Router calls a step of the browser's history that was not made within the page. */
const OPENED_BY_ADDRESS = 'default';

/**
 * Focuses the link of the row that is selected when a list comes back, as by Back from that record's page, once the row
 * is there and unless the reader went on to something else. A page that was just opened by its address keeps the
 * browser's own focus.
 */
export function useFocusOnReturn(body: RefObject<HTMLTableSectionElement | null>, selectedId: number | null): void {
  const { key } = useLocation();
  const wanted = useRef(key === OPENED_BY_ADDRESS ? null : selectedId);
  useEffect(() => {
    const row = wanted.current === null ? null : body.current?.querySelector(`tr[data-id="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    if (document.activeElement?.matches('body, main') === false) return;
    // On a phone the page scrolls, and not the table within it.
    row.scrollIntoView({ block: 'nearest' });
    row.querySelector<HTMLElement>('th a')?.focus({ preventScroll: true });
  });
}
