import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Marks what axe leaves out. */
const ALIKE = 'data-alike';

/**
 * The accessibility violations that axe finds on a page, or in a part of it, one line per rule with its elements; only these
 * rules, if given. The page has no frames, so axe runs in a single pass and does not record passed checks: a quarter of the time.
 * Colour transitions are finished first. Of alike elements beside each other, as the rows of a table, axe checks two.
 */
export async function axeFinds(
  page: Page,
  rules: readonly string[] = [],
  /** selector of the part */
  part = 'html',
): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // A cancelled transition rejects its promise.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await markAlike(page);
  const only = rules.length > 0 && { runOnly: [...rules] };
  // Its script is half a megabyte: once for each document.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], ...only })
    .setLegacyMode();
  const { violations } = await axe.include(part).exclude(`[${ALIKE}]`).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Marks every child that is like two earlier ones of the same parent: the same elements within it, with the same
 * attributes, roles, states, colours and sizes of text, and text in the same places. So a cell that differs from those
 * above it, for instance by a flag, a dash or a colour, is still checked.
 */
async function markAlike(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const kinds = new Map<string, number>();
    const kindOf = new Map<Element, number>();
    const setKind = (element: Element) => {
      for (const child of element.children) setKind(child);
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, display, visibility } =
        getComputedStyle(element);
      const attributes = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name) ?? '';
        const isState = name === 'role' || name === 'type' || /^(true|false|mixed)?$/.test(value);
        return isState ? `${name}=${value}` : name;
      });
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
      const kind = JSON.stringify([
        [element.tagName, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, display, visibility],
        attributes,
        // Of a single character, axe does not check the contrast.
        Math.min(text.length, 2),
        [...element.children].map((child) => kindOf.get(child)),
      ]);
      if (!kinds.has(kind)) kinds.set(kind, kinds.size);
      kindOf.set(element, kinds.get(kind) ?? 0);
    };
    const markWithin = (parent: Element) => {
      const counts = new Map<number | undefined, number>();
      for (const child of parent.children) {
        const count = (counts.get(kindOf.get(child)) ?? 0) + 1;
        counts.set(kindOf.get(child), count);
        if (count > 2) child.setAttribute(mark, '');
        else markWithin(child);
      }
    };
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
    setKind(document.body);
    markWithin(document.body);
  }, ALIKE);
}
