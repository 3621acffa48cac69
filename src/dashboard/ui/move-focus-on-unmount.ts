/** Of a group of radio buttons Tab comes to the chosen one. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select, [tabindex]';

/**
 * The `ref` of a control that removes itself: where it has the focus when it goes, what takes its place gets it (of several
 * the one with `data-autofocus`), else the control after it in its list, else the one before it on the page, so that Tab
 * goes on from there and a screen reader has not lost its place.
 */
export function moveFocusOnUnmount(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  // React calls this before the element leaves.
  return () => {
    if (document.activeElement !== element) return;
    const place = element.parentElement;
    const others = heirsOf(element);
    queueMicrotask(() => {
      if (element.isConnected || document.activeElement !== document.body) return;
      const inPlace = [...controlsIn(place, '[data-autofocus]'), ...controlsIn(place, CONTROLS)];
      for (const heir of [...inPlace, ...others].filter(isInSight)) {
        // Does nothing for one that is gone or hidden.
        heir.focus();
        if (document.activeElement === heir) return;
      }
    });
  };
}

function heirsOf(element: HTMLElement): readonly HTMLElement[] {
  const inList = controlsIn(element.closest('ul'), CONTROLS);
  const onPage = controlsIn(document, CONTROLS);
  return [...inList.slice(inList.indexOf(element) + 1), ...onPage.slice(0, onPage.indexOf(element)).toReversed()];
}

function controlsIn(place: ParentNode | null, selector: string): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/** Where Tab may come to, and not only by scrolling. */
function isInSight(element: HTMLElement): boolean {
  if (element.tabIndex < 0) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right >= 0 && bottom >= 0 && left <= innerWidth && top <= innerHeight;
}
