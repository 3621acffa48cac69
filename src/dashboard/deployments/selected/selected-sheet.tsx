import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { coverOfMap } from '#dashboard/map/covers/covers.ts';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { selectedMessages } from './messages/selected-messages.ts';
import classes from './selected.module.css';

interface SelectedSheetProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dragged down by this much, it closes. */
const CLOSING_PX = 64;

/**
 * A panel from below, over the list; map and list stay in use. A drag of its handle, its button and Escape close it. It takes
 * the focus where a press opened it, not from someone who moves with keys, nor from the link that Back returned to, and
 * gives it back to what had it before.
 */
export function SelectedSheet({ label, onClose, children }: SelectedSheetProps) {
  const words = useMessages(selectedMessages);
  const sheet = useRef<HTMLElement>(null);
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null);

  useListener('document', ['keydown'], (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
  });

  useEffect(() => {
    const element = sheet.current;
    const uncover = coverOfMap(element);
    const before = document.activeElement;
    if (before instanceof HTMLElement && before !== document.body && !before.matches(':focus-visible, a')) {
      element?.querySelector<HTMLElement>('[data-sheet-focus]')?.focus({ preventScroll: true });
    }
    return () => {
      uncover?.();
      const { activeElement } = document;
      const wasWithin = activeElement === document.body || element?.contains(activeElement) === true;
      if (wasWithin && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientY, by: 0 });
  };
  const onPointerMove = ({ clientY }: PointerEvent) =>
    setDrag((before) => before && { ...before, by: Math.max(0, clientY - before.from) });
  const onPointerUp = () => {
    setDrag(null);
    if (drag !== null && drag.by > CLOSING_PX) onClose();
  };
  return (
    <section
      ref={sheet}
      className={classes.sheet}
      aria-label={label}
      data-dragged={drag !== null || undefined}
      style={drag === null ? undefined : { transform: `translateY(${drag.by}px)` }}
    >
      <div
        className={classes.handle}
        title={words.drag}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(null)}
      />
      {children}
    </section>
  );
}
