import type { Page } from '@playwright/test';

/**
 * The faults of the texts that a page shows at its current size, one line each: the text of a control or a cell is
 * shortened and no hint has the whole of it; a text lies over another text or over a control that does not contain it.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'button,a,input,select,textarea,summary,label,[role=button],[role=radio],[role=tab],[role=option]';
    const CELLS = 'td,th,[role=gridcell],[role=cell],[role=columnheader],[role=rowheader]';
    /** Drawings, and what moves over them; the skip link is above the window; texts of rows that are not drawn are unseen. */
    const LEFT_OUT = 'svg,canvas,.leaflet-container,[href="#main"],script,style,tr[aria-hidden=true]';
    /** Lines of text may touch. */
    const TOUCHING_PX = 3;
    const faults = new Set<string>();
    const short = (text: string) => `"${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
    const isSeen = (element: Element) =>
      element.closest(LEFT_OUT) === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    for (const element of document.body.querySelectorAll<HTMLElement>(
      `:is(${CONTROLS},${CELLS}),:is(${CONTROLS},${CELLS}) *`,
    )) {
      if (element.matches('input,select,textarea') || element.clientWidth < 2 || !isSeen(element)) continue;
      if (element.scrollWidth <= element.clientWidth + 1 || element.textContent.trim() === '') continue;
      if (getComputedStyle(element).overflowX === 'visible') continue;
      const hasHint =
        element.closest('[title],[data-tooltip]') !== null || element.querySelector('[title],[data-tooltip]') !== null;
      if (!hasHint)
        faults.add(
          `shortened by ${element.scrollWidth - element.clientWidth} px without a hint: ${short(element.textContent)}`,
        );
    }

    interface Item {
      element: Element;
      name: string;
      box: { left: number; right: number; top: number; bottom: number };
    }
    interface Surrounding {
      /** the element that this is placed by; what lies over another layer does so on purpose */
      layer: Element;
      clip: Item['box'];
    }
    const surroundings = new Map<Element, Surrounding>();
    const EVERYWHERE = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    const inside = (box: Item['box'], frame: Item['box']) => ({
      left: Math.max(box.left, frame.left),
      right: Math.min(box.right, frame.right),
      top: Math.max(box.top, frame.top),
      bottom: Math.min(box.bottom, frame.bottom),
    });
    const around = (element: Element): Surrounding => {
      const known = surroundings.get(element);
      if (known !== undefined) return known;
      const parent = element.parentElement;
      const outer = parent === null ? { layer: element, clip: EVERYWHERE } : around(parent);
      const { position, overflowX, overflowY, transform } = getComputedStyle(element);
      const isPlaced = position === 'absolute' || position === 'fixed' || position === 'sticky' || transform !== 'none';
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      const found = {
        layer: isPlaced ? element : outer.layer,
        clip: clips ? inside(element.getBoundingClientRect(), outer.clip) : outer.clip,
      };
      surroundings.set(element, found);
      return found;
    };
    const layers = new Map<Element, Item[]>();
    const add = (element: Element, name: string, rect: DOMRect) => {
      const { layer, clip } = around(element);
      const box = inside(rect, clip);
      if (box.right - box.left < TOUCHING_PX || box.bottom - box.top < TOUCHING_PX) return;
      const items = layers.get(layer);
      if (items === undefined) layers.set(layer, [{ element, name, box }]);
      else items.push({ element, name, box });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (element === null || textContent === null || textContent.trim() === '' || !isSeen(element)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) add(element, short(textContent), rect);
    }
    for (const control of document.body.querySelectorAll('button,input,select,textarea')) {
      if (isSeen(control))
        add(
          control,
          `the ${control.tagName.toLowerCase()} ${short(control.textContent)}`,
          control.getBoundingClientRect(),
        );
    }
    for (const items of layers.values()) {
      items.sort((one, other) => one.box.top - other.box.top);
      items.forEach((one, index) => {
        for (let at = index + 1; at < items.length; at += 1) {
          const other = items[at];
          if (other === undefined || other.box.top > one.box.bottom - TOUCHING_PX) break;
          const { left, right, top, bottom } = inside(one.box, other.box);
          const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
          if (right - left < TOUCHING_PX || bottom - top < Math.max(TOUCHING_PX, height / 3)) continue;
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          faults.add(`${one.name} and ${other.name} lie over each other`);
        }
      });
    }
    return [...faults];
  });
}
