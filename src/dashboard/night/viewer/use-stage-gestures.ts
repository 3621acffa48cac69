import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react';
import { movedBy, zoomBy, WHOLE, type FramePoint, type Zoom } from './capture-zoom.ts';

interface StageGestures {
  zoom: Zoom;
  onZoom: (change: (zoom: Zoom) => Zoom) => void;
  onSwipe: (step: 1 | -1) => void;
}

interface ClientPoint {
  clientX: number;
  clientY: number;
}

const WHEEL_PACE = 0.0016;
const DOUBLE_CLICK_FACTOR = 3;
/** A drag of this length or less still counts as a click. */
const CLICK_PX = 5;
const SWIPE_PX = 48;

/**
 * The gestures of the viewer: wheel and pinch zoom, a drag moves the image, a double click zooms in or out, a click on an
 * enlarged image centres that point (an alternative to dragging), and a swipe goes to the next or previous capture.
 */
export function useStageGestures({ zoom, onZoom, onSwipe }: StageGestures) {
  const ref = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, ClientPoint>());
  const travelled = useRef({ x: 0, y: 0, byFinger: false, fingers: 0 });

  const pointAt = ({ clientX, clientY }: ClientPoint): FramePoint => {
    const box = ref.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width - 0.5, y: (clientY - box.top) / box.height - 0.5 };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 1 : 20) * WHEEL_PACE);
    onZoom((before) => zoomBy(before, factor, pointAt(event)));
  });
  // React's wheel listeners are passive and cannot prevent the browser from zooming the page.
  useEffect(() => {
    const stage = ref.current;
    const listener = (event: WheelEvent) => onWheel(event);
    stage?.addEventListener('wheel', listener, { passive: false });
    return () => stage?.removeEventListener('wheel', listener);
  }, []);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0 || isControl(event.target)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, clientPoint(event));
      const fingers = pointers.current.size;
      const earlier = travelled.current;
      travelled.current = { x: 0, y: 0, byFinger: event.pointerType === 'touch', fingers };
      if (fingers > 1) travelled.current.fingers = Math.max(fingers, earlier.fingers);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      const now = clientPoint(event);
      pointers.current.set(event.pointerId, now);
      travelled.current.x += now.clientX - before.clientX;
      travelled.current.y += now.clientY - before.clientY;
      if (other === undefined) {
        const [from, to] = [pointAt(before), pointAt(now)];
        onZoom((zoomed) => movedBy(zoomed, { x: to.x - from.x, y: to.y - from.y }));
        return;
      }
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const [from, to] = [pointAt(between(before, other)), pointAt(between(now, other))];
      onZoom((zoomed) => movedBy(zoomBy(zoomed, factor, from), { x: to.x - from.x, y: to.y - from.y }));
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
      const { x, y, byFinger, fingers } = travelled.current;
      if (fingers > 1) return;
      if (zoom.scale === 1 && byFinger && Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) {
        onSwipe(x < 0 ? 1 : -1);
      }
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
      pointers.current.delete(event.pointerId);
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      const { x, y, fingers } = travelled.current;
      if (isControl(event.target) || fingers > 1 || Math.hypot(x, y) > CLICK_PX) return;
      const { x: left, y: top } = pointAt(event);
      onZoom((before) => (before.scale > 1 ? movedBy(before, { x: -left, y: -top }) : before));
    },
    onDoubleClick: (event: MouseEvent<HTMLDivElement>) => {
      if (isControl(event.target)) return;
      const point = pointAt(event);
      onZoom((before) => (before.scale > 1 ? WHOLE : zoomBy(before, DOUBLE_CLICK_FACTOR, point)));
    },
  };
  return { ref, handlers };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}

function clientPoint({ clientX, clientY }: PointerEvent): ClientPoint {
  return { clientX, clientY };
}

function distance(a: ClientPoint, b: ClientPoint): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function between(a: ClientPoint, b: ClientPoint): ClientPoint {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}
