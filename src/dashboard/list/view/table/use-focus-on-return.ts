import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** React Router's key of the first history entry: the page was opened by its address. */
const OPENED_BY_ADDRESS = 'default';

/**
 * Focuses the selected row's link when the user returns to the list, as by Back from that record's page, once the row is
 * rendered and unless something else has the focus. A page that was opened by its address keeps the browser's focus.
 */
export function useFocusOnReturn(body: RefObject<HTMLTableSectionElement | null>, selectedId: number | null): void {
  const { key } = useLocation();
  const wanted = useRef(key === OPENED_BY_ADDRESS ? null : selectedId);
  useEffect(() => {
    const row = wanted.current === null ? null : body.current?.querySelector(`tr[data-id="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    if (document.activeElement?.matches('body, main') === false) return;
    // On a phone the page scrolls, not the table.
    row.scrollIntoView({ block: 'nearest' });
    row.querySelector<HTMLElement>('th a')?.focus({ preventScroll: true });
  });
}
