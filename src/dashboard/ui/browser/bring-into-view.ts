/** A ref: scrolls as little as it takes for its element to be in view. */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
