import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './frame.module.css';

/** How long the pointer rests on something before its tooltip is shown. */
const REST_MS = 300;
const GAP_PX = 6;

/**
 * The tooltips of all elements with `data-tooltip`: shown while a mouse rests on one, or the keyboard has focused it, until
 * Escape. One listener for a whole table's headers.
 */
export function Tooltips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (element: HTMLElement | null, afterMs: number) => {
      clearTimeout(timer);
      if (element === null) setTarget(null);
      else timer = setTimeout(() => setTarget(element), afterMs);
    };
    const onPointerOver = ({ target: over, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show(withTooltip(over), REST_MS);
    };
    const showFocused = (focused: EventTarget | null) => {
      const element = withTooltip(focused);
      if (element?.matches(':focus-visible') === true) show(element, 0);
    };
    const onFocusIn = ({ target: focused }: FocusEvent) => showFocused(focused);
    // This script may come after the focus.
    showFocused(document.activeElement);
    const hide = () => show(null, 0);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return target?.isConnected === true ? <Tooltip key={target.dataset['tooltip']} target={target} /> : null;
}

function Tooltip({ target }: { target: HTMLElement }) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (box === null) return;
    target.setAttribute('aria-describedby', id);
    const at = target.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const left = Math.min(at.left + (at.width - width) / 2, window.innerWidth - width - GAP_PX);
    const isRoomAbove = at.top - height - GAP_PX >= 0;
    box.style.left = `${Math.max(GAP_PX, left)}px`;
    box.style.top = `${isRoomAbove ? at.top - height - GAP_PX : at.bottom + GAP_PX}px`;
    return () => target.removeAttribute('aria-describedby');
  }, [target, id]);
  return (
    <div ref={bubble} id={id} role="tooltip" className={classes.tooltip}>
      {target.dataset['tooltip']}
    </div>
  );
}

function withTooltip(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-tooltip]') : null;
}
