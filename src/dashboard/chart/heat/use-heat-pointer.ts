import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { monthAround } from '#dashboard/chart/day-ticks.ts';
import { positionAt, type HeatGeometry } from './heat-geometry.ts';
import { rangeBetween, type HeatPosition, type HeatRange } from './heat-row.ts';

interface HeatPointer {
  scroller: RefObject<HTMLElement | null>;
  geometry: HeatGeometry;
  /** whether a finger draws rectangles too, instead of scrolling */
  fingerDraws: boolean;
  onHover: (position: HeatPosition | null) => void;
  /** while the pointer is down and has moved */
  onDraw: (range: HeatRange | null) => void;
  /** on release; a click on a row's label chooses the row, one on the axis that month */
  onChoose: (range: HeatRange) => void;
  /** a press that did not move */
  onPress: (position: HeatPosition) => void;
}

/** Smaller movements count as a click. */
const CLICK_PX = 4;
/** The distance from an edge at which a drag scrolls, and the speed in px per frame. */
const EDGE_PX = 28;
const SCROLL_PX = 14;

interface Drag {
  anchor: HeatPosition;
  startX: number;
  startY: number;
  clientX: number;
  clientY: number;
  moved: boolean;
}

/**
 * The pointer on a matrix: hovering shows details, a press moves the cursor, a drag selects a rectangle and scrolls at
 * the edges.
 */
export function useHeatPointer({ scroller, geometry, fingerDraws, onHover, onDraw, onChoose, onPress }: HeatPointer) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const frame = useRef(0);
  useEffect(() => {
    return () => cancelAnimationFrame(frame.current);
  }, []);

  const pointOf = (clientX: number, clientY: number) => {
    const element = scroller.current;
    const box = element?.getBoundingClientRect();
    const [left, top] = [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
    const [x, y] = [left + (element?.scrollLeft ?? 0), top + (element?.scrollTop ?? 0)];
    const onLabel = left < geometry.labelWidth;
    const onAxis = top < geometry.axisHeight;
    const beyond = x >= geometry.width || y >= geometry.height;
    return { left, top, onLabel, onAxis, beyond, position: positionAt(geometry, x, y) };
  };
  const draw = (current: Drag) => {
    const { position } = pointOf(current.clientX, current.clientY);
    onDraw(rangeBetween(current.anchor, position));
  };
  const scrollAtEdges = () => {
    const [current, element] = [drag.current, scroller.current];
    if (current === null || element === null) return;
    const { left, top } = pointOf(current.clientX, current.clientY);
    const across = pull(left, geometry.labelWidth, element.clientWidth);
    const down = pull(top, geometry.axisHeight, element.clientHeight);
    if (current.moved && (across !== 0 || down !== 0)) {
      element.scrollBy(across, down);
      draw(current);
    }
    frame.current = requestAnimationFrame(scrollAtEdges);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      if (event.button !== 0 || (event.pointerType === 'touch' && !fingerDraws)) return;
      const { onLabel, onAxis, beyond, position } = pointOf(event.clientX, event.clientY);
      if (beyond || onLabel || onAxis || isOnScrollbar(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX, clientY } = event;
      drag.current = { anchor: position, startX: clientX, startY: clientY, clientX, clientY, moved: false };
      frame.current = requestAnimationFrame(scrollAtEdges);
    },
    onPointerMove: ({ clientX, clientY, pointerType }: PointerEvent) => {
      const current = drag.current;
      if (current === null) {
        const { onLabel, onAxis, beyond, position } = pointOf(clientX, clientY);
        if (pointerType !== 'touch') onHover(onLabel || onAxis || beyond ? null : position);
        return;
      }
      current.clientX = clientX;
      current.clientY = clientY;
      current.moved ||= Math.hypot(clientX - current.startX, clientY - current.startY) >= CLICK_PX;
      if (current.moved) draw(current);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const current = drag.current;
      drag.current = null;
      cancelAnimationFrame(frame.current);
      if (current?.moved !== true) return;
      dragged.current = true;
      onDraw(null);
      onChoose(rangeBetween(current.anchor, pointOf(clientX, clientY).position));
    },
    onPointerCancel: () => {
      drag.current = null;
      cancelAnimationFrame(frame.current);
      onDraw(null);
    },
    onPointerLeave: () => onHover(null),
    onClick: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      // Ignores the click after a drag.
      if (dragged.current) return;
      const { onLabel, onAxis, beyond, position } = pointOf(clientX, clientY);
      if (beyond || (onLabel && onAxis)) return;
      const { extent, rowCount } = geometry;
      if (onLabel) onChoose({ firstRow: position.row, lastRow: position.row, ...extent });
      else if (onAxis) onChoose({ firstRow: 0, lastRow: rowCount - 1, ...monthAround(position.day, extent) });
      else onPress(position);
    },
  };
}

/** How far to scroll where the pointer is near or beyond an edge. */
function pull(at: number, low: number, high: number): number {
  if (at < low + EDGE_PX / 2) return -SCROLL_PX;
  return at > high - EDGE_PX ? SCROLL_PX : 0;
}

function isOnScrollbar({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX - box.left >= currentTarget.clientWidth || clientY - box.top >= currentTarget.clientHeight;
}
