import type { Map as LeafletMap } from 'leaflet';
import { useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { type DrawnPoint, drawnArea } from './drawn-area.ts';
import styles from './map-tools.module.css';

interface AreaDrawingProps {
  map: LeafletMap;
  shape: 'box' | 'ring';
  /** decimals of the corners at most; null: as many as are seen */
  digits: number | null;
  /** null: the drawing was too small, or interrupted */
  onDrawn: (corners: readonly (readonly [number, number])[] | null) => void;
}

/** A free line has a point about every this many px. */
const STEP_PX = 4;

/** Over the map, for one drag: it draws a box or a free line, by mouse, pen or finger. */
export function AreaDrawing({ map, shape, digits, onDrawn }: AreaDrawingProps) {
  const [points, setPoints] = useState<readonly DrawnPoint[]>([]);
  const frame = map.getContainer().parentElement;
  if (frame === null) return null;
  const add = ({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent) =>
    setPoints((before) => {
      const [first, last] = [before[0], before.at(-1)];
      if (first === undefined || last === undefined) return before;
      if (shape === 'box') return [first, { x, y }];
      return Math.hypot(x - last.x, y - last.y) < STEP_PX ? before : [...before, { x, y }];
    });
  return createPortal(
    <div
      className={styles.sheet}
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { offsetX: x, offsetY: y } = event.nativeEvent;
        setPoints([{ x, y }]);
      }}
      onPointerMove={add}
      onPointerUp={() => {
        setPoints([]);
        onDrawn(drawnArea(map, shape, points, digits));
      }}
      onPointerCancel={() => onDrawn(null)}
    >
      <svg aria-hidden="true">
        <path className={styles.drawn} d={pathOf(shape, points)} />
      </svg>
    </div>,
    frame,
  );
}

function pathOf(shape: 'box' | 'ring', points: readonly DrawnPoint[]): string {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined) return '';
  if (shape === 'box') return `M${from.x} ${from.y}H${to.x}V${to.y}H${from.x}Z`;
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
