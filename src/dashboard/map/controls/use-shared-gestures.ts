import { type Touch, type TouchEvent, type WheelEvent, useRef, useState } from 'react';

interface SharedGestures {
  /** A single finger is dragging over the map, which scrolls the page. */
  isPageDragged: boolean;
  /** For the element around the map, which sees every event before Leaflet does. */
  handlers: {
    onPointerCancelCapture: () => void;
    onTouchStartCapture: (event: TouchEvent) => void;
    onTouchMoveCapture: (event: TouchEvent) => void;
    onTouchEndCapture: () => void;
    onTouchCancelCapture: () => void;
    onWheelCapture: (event: WheelEvent) => void;
  };
}

/** A finger that moves less than this is a tap. */
const DRAG_PX = 10;

/**
 * On a page that scrolls, one finger and the plain wheel scroll the page; two fingers and the wheel with Ctrl move the
 * map. `touch-action` in the style sheet gives the finger to the page; this hook keeps the events from Leaflet.
 */
export function useSharedGestures(isShared: boolean, onMapWheel: () => void): SharedGestures {
  const [isPageDragged, setPageDragged] = useState(false);
  const first = useRef({ x: 0, y: 0, isTaken: false });
  const end = () => setPageDragged(false);
  return {
    isPageDragged,
    handlers: {
      // The browser has taken over the touch for scrolling; a second finger cannot take it back.
      onPointerCancelCapture: () => {
        first.current.isTaken = true;
      },
      onTouchStartCapture: (event) => {
        const finger = soleTouch(event);
        if (finger) first.current = { x: finger.clientX, y: finger.clientY, isTaken: false };
        if (!isShared) return;
        if (finger || first.current.isTaken) event.stopPropagation();
        else end();
      },
      onTouchMoveCapture: (event) => {
        const finger = soleTouch(event);
        if (!isShared || !finger) return;
        const { x, y } = first.current;
        if (Math.hypot(finger.clientX - x, finger.clientY - y) > DRAG_PX) setPageDragged(true);
      },
      onTouchEndCapture: end,
      onTouchCancelCapture: end,
      onWheelCapture: (event) => {
        // Browsers report a pinch on a touchpad as a wheel with Ctrl.
        if (isShared && !event.ctrlKey && !event.metaKey) event.stopPropagation();
        else onMapWheel();
      },
    },
  };
}

function soleTouch({ touches }: TouchEvent): Touch | null {
  return touches.length === 1 ? (touches[0] ?? null) : null;
}
