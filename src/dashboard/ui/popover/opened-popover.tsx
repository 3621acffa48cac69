import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';
import classes from './popover.module.css';

interface OpenedPopoverProps {
  label: string;
  /** the element around the button, which the panel is placed by */
  frame: RefObject<HTMLSpanElement | null>;
  position: 'bottom-end' | 'top-start';
  /** a CSS length */
  width?: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Between the button and the panel. */
const GAP_PX = 8;
/** Between the panel and the edge of the window. */
const EDGE_PX = 5;

/** The panel of a `Popover`. Escape and a press outside close it; then its button has the focus. */
export function OpenedPopover({ label, frame, position, width, className, onClose, children }: OpenedPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { refs, floatingStyles } = useFloating({
    placement: position,
    transform: false,
    middleware: [offset(GAP_PX), flip(), shift({ padding: EDGE_PX })],
    whileElementsMounted: autoUpdate,
  });
  const placed = useMergedRef(panel, refs.setFloating, useFocusTrap());
  useListener('document', PRESSES, ({ target }) => {
    const isWithin = target instanceof Node && [frame, panel].some(({ current }) => current?.contains(target));
    if (!isWithin) onClose();
  });
  useLayoutEffect(() => {
    refs.setReference(frame.current);
    const button = frame.current?.querySelector('button');
    return () => {
      const { activeElement } = document;
      const isWithin = document.getElementById(id)?.contains(activeElement) === true;
      if (isWithin || activeElement === document.body) button?.focus({ preventScroll: true });
    };
  }, [frame, id, refs]);
  return createPortal(
    // Escape is a key of the dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={placed}
      id={id}
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className={`${classes.panel} ${className ?? ''}`}
      style={{ ...floatingStyles, width }}
      // Here, so that a field within can stop the Escape key.
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onClose();
      }}
    >
      {children}
    </div>,
    document.body,
  );
}

const PRESSES = ['mousedown', 'touchstart'] as const;
