import type { Browser } from '@playwright/test';
import { watchForFirstRow } from '#bench/watch-for-first-row.ts';
import type { ListPage } from './list-pages.ts';

export interface ListVisit {
  /** from the start of the navigation to the task after the frame that shows the first row */
  firstRowMs: number;
  /** when that was, ms since 1970 */
  shownMs: number;
  /** rows or cards of which a part is in the window then */
  rowsInSight: number;
}

/** Opens a list page in a browser that has never seen the service, and leaves it when its first row is shown. */
export async function visitList(browser: Browser, origin: string, to: ListPage): Promise<ListVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const { seen } = await watchForFirstRow(page, await context.newCDPSession(page), to);
    await page.goto(origin + to.path, { waitUntil: 'commit' });
    await seen;
    return await page.evaluate(async (selector) => {
      const rows = [...document.querySelectorAll(selector)].map((one) => one.closest('tr, article, li') ?? one);
      // The observer knows what a scrolling box hides; its first call has an entry for each row.
      const rowsInSight = await new Promise<number>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(entries.filter(({ isIntersecting }) => isIntersecting).length);
        });
        for (const row of rows) observer.observe(row);
      });
      const [mark] = performance.getEntriesByName('first row');
      if (mark === undefined) throw new Error('The page has lost its mark.');
      return { firstRowMs: mark.startTime, shownMs: performance.timeOrigin + mark.startTime, rowsInSight };
    }, to.rows);
  } finally {
    await context.close();
  }
}
