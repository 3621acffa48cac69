import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const Tooltip = lazyPart(
  async () => (await import('./tooltip.tsx')).Tooltip,
  () => null,
);

/** How long the pointer rests on something before its tooltip is shown. */
const REST_MS = 300;

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
    // The page's own focus may be older, as that of a preview.
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
  if (target?.isConnected !== true) return null;
  return (
    <Suspense>
      <Tooltip key={target.dataset['tooltip']} target={target} />
    </Suspense>
  );
}

function withTooltip(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-tooltip]') : null;
}
