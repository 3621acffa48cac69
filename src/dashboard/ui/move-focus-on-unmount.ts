/** Of a group of radio buttons, Tab reaches only the checked one. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select, [tabindex]';

/**
 * The `ref` of a control that removes itself. If it has the focus when it is removed, the focus moves to what replaces it
 * in its parent (the element with `data-autofocus` first), else to the next control in its list, else to the previous one
 * on the page, so that Tab and screen readers continue from there.
 */
export function moveFocusOnUnmount(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  // React calls this before it removes the element.
  return () => {
    if (document.activeElement !== element) return;
    const parent = element.parentElement;
    const others = successorsOf(element);
    queueMicrotask(() => {
      if (element.isConnected || document.activeElement !== document.body) return;
      const inParent = [...controlsIn(parent, '[data-autofocus]'), ...controlsIn(parent, CONTROLS)];
      for (const control of [...inParent, ...others].filter(isInSight)) {
        // Has no effect on one that is removed or hidden.
        control.focus();
        if (document.activeElement === control) return;
      }
    });
  };
}

function successorsOf(element: HTMLElement): readonly HTMLElement[] {
  const inList = controlsIn(element.closest('ul'), CONTROLS);
  const onPage = controlsIn(document, CONTROLS);
  return [...inList.slice(inList.indexOf(element) + 1), ...onPage.slice(0, onPage.indexOf(element)).toReversed()];
}

function controlsIn(root: ParentNode | null, selector: string): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/** Whether Tab can reach it without scrolling. */
function isInSight(element: HTMLElement): boolean {
  if (element.tabIndex < 0) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right >= 0 && bottom >= 0 && left <= innerWidth && top <= innerHeight;
}
