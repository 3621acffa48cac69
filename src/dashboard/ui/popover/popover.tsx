import { Suspense, useRef, type ReactNode } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import classes from './popover.module.css';

const OpenedPopover = lazyPart(async () => (await import('./opened-popover.tsx')).OpenedPopover);

interface PopoverProps {
  /** accessible name of the panel */
  label: string;
  /** the button that opens it */
  target: ReactNode;
  opened: boolean;
  position: 'bottom-end' | 'top-start';
  /** a CSS length */
  width?: string;
  className: string | undefined;
  onClose: () => void;
  /** the panel's content */
  children: ReactNode;
}

/** A button with a panel beside it, which takes the focus until it is closed. The panel's script loads when it opens. */
export function Popover({ target, opened, ...panel }: PopoverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <span ref={frame} className={classes.frame}>
      {target}
      {opened && (
        <Suspense>
          <OpenedPopover {...panel} frame={frame} />
        </Suspense>
      )}
    </span>
  );
}
