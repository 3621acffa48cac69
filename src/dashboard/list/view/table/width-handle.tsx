import { useRef, type PointerEvent } from 'react';
import classes from './list-table.module.css';

interface WidthHandleProps {
  /** the column's set width in pixels; the table may stretch it */
  width: number;
  /** on every move */
  onDrag: (width: number) => void;
  onDrop: (width: number) => void;
  /** back to the default width */
  onReset: () => void;
}

/** The handle at a header's edge that resizes the column by mouse, pen or touch; keys do that on the header itself. */
export function WidthHandle({ width, onDrag, onDrop, onReset }: WidthHandleProps) {
  const grip = useRef<{ x: number; scale: number; width: number } | null>(null);
  const widthAt = (event: PointerEvent) =>
    grip.current === null ? width : grip.current.width + (event.clientX - grip.current.x) * grip.current.scale;

  const take = (event: PointerEvent<HTMLElement>) => {
    const drawn = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0;
    // From right to left, the handle is at the left edge.
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    grip.current = { x: event.clientX, scale: sign * (drawn > 0 ? width / drawn : 1), width };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const release = (event: PointerEvent) => {
    if (grip.current !== null && event.clientX !== grip.current.x) onDrop(widthAt(event));
    grip.current = null;
  };
  return (
    <span
      aria-hidden="true"
      className={classes.handle}
      onPointerDown={take}
      onPointerMove={(event) => grip.current !== null && onDrag(widthAt(event))}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={onReset}
    />
  );
}
