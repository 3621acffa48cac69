import { useEffect, useState } from 'react';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';

interface HoverLink {
  /** the deployment whose row is under the pointer or has the focus */
  hoveredId: number | null;
  onHover: (id: number | null) => void;
}

/** The rows of the table beside the map. */
const ROWS = '[data-view="split"] tr[data-id]';

/**
 * Links rows and marks: the mark of a hovered row is ringed, and the row of a hovered mark is shaded. The table knows
 * nothing of it: its script is loaded before the map's, and is no larger for it.
 */
export function useHoverLink(): HoverLink {
  const [hoveredId, setHoveredId] = useState<number | null>(null);
  const [markedId, setMarkedId] = useState<number | null>(null);

  useListener('document', ['pointerover', 'focusin'], ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>(ROWS) : null;
    setHoveredId(row === null ? null : Number(row.dataset['id']));
  });

  useEffect(() => {
    const row = markedId === null ? null : document.querySelector(`${ROWS}[data-id="${markedId}"]`);
    row?.toggleAttribute('data-marked', true);
    return () => row?.removeAttribute('data-marked');
  }, [markedId]);

  return { hoveredId, onHover: setMarkedId };
}
