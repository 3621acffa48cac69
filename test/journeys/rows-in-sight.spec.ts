import type { Page } from '@playwright/test';
import type { Deployment } from '#contract/records/deployment.ts';
import { expect, mapDrawn, test, wholeListRead } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Deployments' });
/** Rows of the table that are drawn, without the header. */
const drawn = (page: Page) => table(page).locator('tbody tr[aria-rowindex]');
/** Where the list is scrolled to, in pixels. */
const scrolled = (page: Page) => table(page).evaluate((element) => element.parentElement?.scrollTop ?? 0);
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Whether the text of the page has the words: what Find in page finds. */
const finds = (page: Page, sought: string) =>
  page.evaluate((text) => {
    getSelection()?.removeAllRanges();
    return (window as unknown as { find: (text: string) => boolean }).find(text);
  }, sought);

/** Scrolls to what was found, as Find in page does. */
const scrollToFound = (page: Page) =>
  page.evaluate(() => getSelection()?.anchorNode?.parentElement?.scrollIntoView({ block: 'center' }));

async function names(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v2/deployments/?limit=1000');
  return ((await answer.json()) as { results: Deployment[] }).results.map(({ name }) => name);
}

interface Watched {
  /** how many elements the page has when its first rows come */
  elements: number;
  /** what of the map and the histogram is drawn then */
  beside: number;
  /** what of the basemap has been requested by then */
  basemap: string[];
  shifts: number;
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Looks at the page when its first rows come, and adds up layout shifts from the start. */
async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watched = { elements: 0, beside: 0, basemap: [], shifts: 0 };
    Object.assign(window, { watched: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector('tbody tr[data-id]') === null) return;
      seen.elements = document.querySelectorAll('*').length;
      seen.beside = document.querySelectorAll('canvas, main [role=slider], [role=application]').length;
      const requested = performance.getEntriesByType('resource').map(({ name }) => name);
      const links = [...document.querySelectorAll('link')].map(({ href }) => href);
      seen.basemap = [...requested, ...links].filter((address) => /basemap|land-110m/.test(address));
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

test('a list of 189 draws the rows in sight, then the map and the histogram of days, and nothing moves when the other rows follow as text', async ({
  page,
}) => {
  await watchPage(page);
  await page.goto('/deployments');
  await wholeListRead(page);
  await mapDrawn(page, 182);
  await expect(page.getByRole('slider', { name: words.chart.first(words.deployments.daysLabel) })).toBeVisible();
  const { elements: first, beside, basemap } = await watched(page);
  expect(first).toBeGreaterThan(500);
  expect(first).toBeLessThan(1_500);
  expect([beside, basemap]).toEqual([0, []]);
  expect(await drawn(page).count()).toBeGreaterThan(15);
  expect(await drawn(page).count()).toBeLessThan(40);
  const last = (await names(page)).toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? '';
  await expect.poll(() => finds(page, last)).toBe(true);
  expect(await elements(page)).toBeLessThan(1_500);
  expect((await watched(page)).shifts).toBeLessThan(0.001);
});

test('Find in page finds every row at its place, and the list draws the row there; print draws every row, and the screen the rows in sight again', async ({
  page,
}) => {
  await page.goto('/deployments?view=table');
  await wholeListRead(page);
  const all = await names(page);
  await expect.poll(() => finds(page, all.at(-1) ?? '')).toBe(true);
  for (const name of all) expect.soft(await finds(page, name), name).toBe(true);
  const last = all.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? '';
  await finds(page, last);
  await scrollToFound(page);
  await expect(table(page).getByRole('rowheader', { name: last }).first()).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(5_000);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(drawn(page)).toHaveCount(189);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => drawn(page).count()).toBeLessThan(40);
});

test('keys reach rows that are not drawn, a range spans them, and each row says its place', async ({ page }) => {
  await page.goto('/deployments?view=table');
  await wholeListRead(page);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '190');
  await drawn(page).first().click();
  await page.keyboard.press('End');
  await expect(page.locator('tr:focus')).toHaveAttribute('aria-rowindex', '190');
  await expect(page.locator('tr:focus')).toBeInViewport();
  await page.keyboard.press('PageUp');
  const index = Number(await page.locator('tr:focus').getAttribute('aria-rowindex'));
  expect(index).toBeGreaterThan(160);
  expect(index).toBeLessThan(185);
  await expect(page.locator('tr:focus')).toBeInViewport();
  await page.keyboard.press('Shift+Home');
  await expect(page.locator('tr:focus')).toHaveAttribute('aria-rowindex', '2');
  await expect(table(page)).toContainText(words.list.rowsSelected(index - 1));
  const indexes = await drawn(page).evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
  expect(indexes).toEqual(indexes.map((_, at) => at + 2));
});

test.describe('in a window where the page scrolls', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a list of 189 has all rows in the page, drawn while idle', async ({ page }) => {
    await page.goto('/deployments?view=table');
    await wholeListRead(page);
    await expect(drawn(page)).toHaveCount(189);
    await drawn(page).last().scrollIntoViewIfNeeded();
    await expect(drawn(page).last()).toBeInViewport();
    expect(await scrolled(page)).toBe(0);
  });
});
