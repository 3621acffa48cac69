import type { Page } from '@playwright/test';
import { textFaults } from './text-faults.ts';

/**
 * The layout faults of a page at its current size, one line each: the document is wider or taller than the window, also
 * after everything was scrolled to its end; a scroll bar exists only because the other one takes its space; a part is
 * cut off and cannot be scrolled to; and those of its texts. Needs classic scroll bars.
 */
export async function frameFaults(page: Page): Promise<string[]> {
  const ofParts = await page.evaluate(async () => {
    const PARTS =
      'section,table,nav,header,footer,aside,form,fieldset,h1,h2,h3,p,ul,ol,dl,button,a,input,select,[role]';
    const root = document.documentElement;
    const faults = new Set<string>();
    const drawn = async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    };
    const nameOf = (part: Element) =>
      `${part.tagName.toLowerCase()} ${part.getAttribute('class') ?? ''} "${part.textContent.trim().slice(0, 40)}"`;
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const checkDocument = (when: string) => {
      window.scrollTo(1e6, 1e6);
      const { scrollWidth, scrollHeight } = root;
      if (scrollX > 0 || scrollY > 0 || scrollWidth > innerWidth || scrollHeight > innerHeight)
        faults.add(`${when}, the document is ${scrollWidth}×${scrollHeight} in ${innerWidth}×${innerHeight}`);
      window.scrollTo(0, 0);
    };

    /** Scroll bars that exist only because of each other. */
    const checkBars = (part: HTMLElement) => {
      const style = getComputedStyle(part);
      const edges = (...sides: string[]) =>
        sides.reduce((sum, side) => sum + Number.parseFloat(style.getPropertyValue(`border-${side}-width`)), 0);
      const upright = part.offsetWidth - part.clientWidth - edges('left', 'right');
      const level = part.offsetHeight - part.clientHeight - edges('top', 'bottom');
      const [moreAcross, moreDown] = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
      if (upright > 0 && level > 0 && (moreAcross <= upright || moreDown <= level))
        faults.add(`${moreAcross} px across and ${moreDown} px down in ${nameOf(part)}`);
    };

    // The skip link is above the window until it is focused.
    const isSeen = (part: Element) =>
      part.getBoundingClientRect().width > 1 &&
      part.closest('svg, .leaflet-container, [href="#main"]') === null &&
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    /** Of what is around many parts, read once: nothing moves while the parts are checked. */
    const arounds = new Map<Element, { scrolls: boolean; across: boolean; down: boolean; frame: DOMRect }>();
    const readAround = (around: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      const isAll = around === root;
      const read = {
        scrolls: scrolls(overflowX) || scrolls(overflowY),
        across: (isAll || hides(overflowX)) && textOverflow !== 'ellipsis',
        down: isAll || hides(overflowY),
        frame: isAll ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect(),
      };
      arounds.set(around, read);
      return read;
    };

    /** Content outside its clipping element or the window that no scrolling reveals. */
    const checkPart = (part: Element) => {
      const box = part.getBoundingClientRect();
      for (let around = part.parentElement; around !== null; around = around.parentElement) {
        const { scrolls: revealsAll, across, down, frame } = arounds.get(around) ?? readAround(around);
        if (revealsAll) return;
        // Visually hidden on purpose.
        if (frame.width < 2 || frame.height < 2) return;
        const isPastSide = box.left < frame.left - 1 || box.right > frame.right + 1;
        const isPastEnd = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
        if ((across && isPastSide) || (down && isPastEnd)) {
          faults.add(`cut off by ${around === root ? 'the window' : nameOf(around)}: ${nameOf(part)}`);
          return;
        }
      }
    };

    const scrollers = [...document.body.querySelectorAll<HTMLElement>('*')].filter((part) => {
      const { overflowX, overflowY } = getComputedStyle(part);
      return (scrolls(overflowX) || scrolls(overflowY)) && part.getClientRects().length > 0;
    });
    await drawn();
    checkDocument('At the start');
    for (const part of scrollers) checkBars(part);
    for (const part of document.body.querySelectorAll(PARTS)) if (isSeen(part)) checkPart(part);
    for (const part of scrollers) part.scrollTo({ left: 1e6, top: 1e6, behavior: 'instant' });
    await drawn();
    checkDocument('At its end');
    for (const part of scrollers) part.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    return [...faults];
  });
  return [...ofParts, ...(await textFaults(page))];
}
