/** Of a group of radio buttons Tab comes to the chosen one. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select, [tabindex]';

/**
 * The `ref` of a control that removes itself: where it has the focus when it goes, the control after it in its list gets
 * it, else the one before it on the page, so that Tab goes on from there and a screen reader has not lost its place.
 */
export function passFocusOn(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  // React calls this before the element leaves.
  return () => {
    if (document.activeElement !== element) return;
    const heirs = heirsOf(element);
    queueMicrotask(() => {
      if (element.isConnected || document.activeElement !== document.body) return;
      for (const heir of heirs.filter(isInSight)) {
        // Does nothing for one that is gone or hidden.
        heir.focus();
        if (document.activeElement === heir) return;
      }
    });
  };
}

function heirsOf(element: HTMLElement): readonly HTMLElement[] {
  const inList = [...(element.closest('ul')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const onPage = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  return [...inList.slice(inList.indexOf(element) + 1), ...onPage.slice(0, onPage.indexOf(element)).toReversed()];
}

/** Where Tab may come to, and not only by scrolling. */
function isInSight(element: HTMLElement): boolean {
  if (element.tabIndex < 0) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right >= 0 && bottom >= 0 && left <= innerWidth && top <= innerHeight;
}
