import type { Page } from '@playwright/test';

/** The texts of a page that are shown, and its accessible names and hints, without those marked as another language. */
export function pageTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ATTRIBUTES = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'data-tooltip',
    ];
    const found = new Set<string>([document.title]);
    const own = document.documentElement.lang;
    const isForeign = (element: Element) =>
      (element.closest('[lang]')?.getAttribute('lang') ?? own) !== own || element.closest('[translate=no]') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || isForeign(element) || element.closest('script, style, template, [hidden]') !== null)
        continue;
      if (node instanceof Element) {
        for (const name of ATTRIBUTES) found.add(node.getAttribute(name) ?? '');
      } else found.add(node.textContent ?? '');
    }
    return [...found].map((text) => text.trim()).filter((text) => text !== '');
  });
}
