import { useRef, type PointerEvent } from 'react';
import classes from '#dashboard/list/list-table.module.css';

interface WidthHandleProps {
  /** pixels, as the column is set; it may be drawn wider where the table has room to spare */
  width: number;
  /** while the hand is on it */
  onDrag: (width: number) => void;
  onDrop: (width: number) => void;
  /** back to the column's own width */
  onReset: () => void;
}

/** The edge of a header that a mouse, a pen or a finger widens the column by; keys do it on the header itself. */
export function WidthHandle({ width, onDrag, onDrop, onReset }: WidthHandleProps) {
  const grip = useRef<{ x: number; scale: number; width: number } | null>(null);
  const widthAt = (event: PointerEvent) =>
    grip.current === null ? width : grip.current.width + (event.clientX - grip.current.x) * grip.current.scale;

  const take = (event: PointerEvent<HTMLElement>) => {
    const drawn = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0;
    grip.current = { x: event.clientX, scale: drawn > 0 ? width / drawn : 1, width };
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
