import { Popover } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { MantineIsland } from '#dashboard/ui/mantine-island.tsx';
import classes from './popover.module.css';

interface OpenedPopoverProps {
  label: string;
  /** the element around the button and the anchor */
  frame: RefObject<HTMLSpanElement | null>;
  position: 'bottom-end' | 'top-start';
  width?: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of a `Popover`. Escape and a press outside close it; then its button has the focus. */
export function OpenedPopover({ label, frame, position, width, className, onClose, children }: OpenedPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const onPress = useEffectEvent(({ target }: Event) => {
    const isWithin = target instanceof Node && [frame, panel].some(({ current }) => current?.contains(target));
    if (!isWithin) onClose();
  });
  useEffect(() => {
    const listener = (event: Event) => onPress(event);
    for (const press of PRESSES) document.addEventListener(press, listener);
    return () => {
      for (const press of PRESSES) document.removeEventListener(press, listener);
    };
  }, []);
  useLayoutEffect(() => {
    const button = frame.current?.querySelector('button');
    return () => {
      const { activeElement } = document;
      // Mantine puts the panel into the document later than this effect runs.
      const isWithin = document.getElementById(id)?.contains(activeElement) === true;
      if (isWithin || activeElement === document.body) button?.focus({ preventScroll: true });
    };
  }, [frame, id]);
  return (
    <MantineIsland>
      <Popover
        opened
        position={position}
        {...(width !== undefined && { width })}
        shadow="md"
        trapFocus
        // Scrolling the button out of view must not hide the panel in use.
        hideDetached={false}
        withRoles={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <span className={classes.anchor} />
        </Popover.Target>
        <Popover.Dropdown
          ref={panel}
          id={id}
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          className={className}
          // Here, so that a field within can stop the Escape key.
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) onClose();
          }}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
    </MantineIsland>
  );
}

const PRESSES = ['mousedown', 'touchstart'];
