/**
 * The element of `now` that stands for an element of `before`, two renderings of the same page: the one at the same place
 * with the same text, or the first one with that text.
 */
export function counterpart(element: Element, before: Element, now: Element): Element | null {
  const there = placeOf(element, before).reduce<Element | undefined>((parent, index) => parent?.children[index], now);
  if (there !== undefined && isSame(there, element)) return there;
  return [...now.getElementsByTagName(element.tagName)].find((one) => isSame(one, element)) ?? null;
}

/** The index of each ancestor below `root` among its siblings, and that of the element. */
function placeOf(element: Element, root: Element): number[] {
  const { parentElement } = element;
  if (element === root || parentElement === null) return [];
  return [...placeOf(parentElement, root), [...parentElement.children].indexOf(element)];
}

/** A field is known by its name, other elements by what they show. */
function isSame(one: Element, other: Element): boolean {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  return one.tagName === other.tagName && nameOf(one) === nameOf(other);
}
