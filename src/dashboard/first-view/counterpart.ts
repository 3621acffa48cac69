/**
 * The element of `now` that stands for an element of `before`, two renderings of the same page: the one at the same position
 * that `isSame` accepts, or the first one.
 *
 * @param isSame whether both have the same text, by default
 */
export function counterpart(
  element: Element,
  before: Element,
  now: Element,
  isSame: (one: Element, other: Element) => boolean = haveSameText,
): Element | null {
  const there = placeOf(element, before).reduce<Element | undefined>((parent, index) => parent?.children[index], now);
  if (there?.tagName === element.tagName && isSame(there, element)) return there;
  return [...now.getElementsByTagName(element.tagName)].find((one) => isSame(one, element)) ?? null;
}

/** The index of each ancestor below `root` among its siblings, and that of the element. */
function placeOf(element: Element, root: Element): number[] {
  const { parentElement } = element;
  if (element === root || parentElement === null) return [];
  return [...placeOf(parentElement, root), [...parentElement.children].indexOf(element)];
}

/** A field is known by its name, other elements by what they show. */
function haveSameText(one: Element, other: Element): boolean {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  return nameOf(one) === nameOf(other);
}
