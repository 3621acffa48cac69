import type { Page } from '@playwright/test';

export interface Sorted {
  /** from the click, on an idle page, to the frame after the table shows other rows in the new ordering */
  ms: number;
  /** the part of it, and of the time watched after it, in which no row was in sight */
  blankMs: number;
}

/**
 * Clicks the header with that text.
 *
 * @param watchMs how long to look for a blank after the new ordering is there
 */
export async function sortBy(page: Page, header: string, watchMs = 0): Promise<Sorted> {
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return inSight.every(({ complete }) => complete);
  });
  return page.evaluate(
    async ([text, watched]) => {
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
      const button = [...document.querySelectorAll<HTMLElement>('thead th button')].find(
        (one) => one.textContent.replaceAll(/[▲▼]/g, '').trim() === text,
      );
      const body = document.querySelector('tbody');
      if (button === undefined || body === null) throw new Error(`There is no header ${text}.`);
      const before = body.textContent;
      const start = performance.now();
      button.click();
      // No named functions here: tsx would wrap them in a helper that the page does not have.
      let [last, sorted, blankMs] = [start, 0, 0];
      while (sorted === 0 ? last - start < 15_000 : last - sorted < watched) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
        const now = performance.now();
        const top = body.closest('table')?.tHead?.getBoundingClientRect().bottom ?? 0;
        const hasRows = [...body.rows].some((row) => {
          const box = row.cells.length > 1 ? row.getBoundingClientRect() : null;
          return box !== null && box.bottom > top && box.top < innerHeight;
        });
        if (!hasRows) blankMs += now - last;
        last = now;
        if (sorted !== 0 || !hasRows || body.textContent === before) continue;
        // The animation frame runs before painting; the task after it runs after painting.
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        sorted = performance.now();
      }
      if (sorted === 0) throw new Error(`The click on ${text} sorted nothing.`);
      return { ms: sorted - start, blankMs };
    },
    [header, watchMs] as const,
  );
}
