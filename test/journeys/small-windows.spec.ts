import type { Page } from '@playwright/test';
import { smallJourney as test, smallMapDrawn } from '#test/support/browser/small-journey.ts';
import { expect, WITHOUT_MOTION } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

test.use(WITHOUT_MOTION);

/** Every list as a table, and its status when all records are loaded. */
const LISTS: Readonly<Record<string, RegExp>> = {
  '/sessions': /^(\d+) of \1 sessions$/,
  '/sessions?group=deployment': /^24 of 24 deployments$/,
  '/deployments?view=table&ordering=-captures_count': /^24 of 24 deployments$/,
  '/taxa': /^(\d+) of \1 taxa$/,
  '/exports?view=table': /^(\d+) of \1 exports$/,
  '/storage?view=table': /^(\d+) of \1 storage sources$/,
  '/projects?view=table': /^6 of 6 projects$/,
};

const controls = (page: Page) => page.getByRole('button', { name: words.list.controls });
const search = (page: Page) => page.getByRole('searchbox');

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('status').first()).toHaveText(LISTS[address] ?? '');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** The number of table rows that are completely visible. */
function rowsInSight(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => {
    const isSeen = (row: Element, y: number) => {
      const { left } = row.getBoundingClientRect();
      return document.elementFromPoint(left + 20, y)?.closest('tr') === row;
    };
    return [...main.querySelectorAll('tbody > tr:has(th)')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return isSeen(row, top + 2) && isSeen(row, bottom - 3);
    }).length;
  });
}

const SIZES = [
  // A laptop with 1440×900 at 200 % zoom.
  { width: 720, height: 450 },
  { width: 390, height: 844 },
];

test('every list shows rows without scrolling, with the sorting column beside their names', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  for (const address of Object.keys(LISTS)) {
    await openList(page, address);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const where = `${address} at ${size.width}×${size.height}`;
      // The totals of the storage sources are above their table.
      const isBelow = address.startsWith('/storage');
      if (isBelow) await page.getByRole('rowheader').first().scrollIntoViewIfNeeded();
      const sorted = page.locator('th[aria-sort$="ending"]');
      await expect.soft(sorted, where).toBeInViewport({ ratio: 1 });
      const column = await sorted.evaluate((header) => [...(header.parentElement?.children ?? [])].indexOf(header));
      const value = page.getByRole('row').nth(1).locator('th, td').nth(column);
      await expect.soft(value, where).toBeInViewport({ ratio: 1 });
      await expect.soft(search(page), where).toBeHidden();
      if (!isBelow) {
        const least = address.startsWith('/projects') ? 4 : 6;
        await expect.poll(() => rowsInSight(page), where).toBeGreaterThanOrEqual(least);
      }
    }
  }
});

for (const size of SIZES) {
  test.describe(`in a window of ${size.width}×${size.height}`, () => {
    test.use({ viewport: size });

    test('the controls of a list, with the brush of nights, unfold and fold again', async ({ page }) => {
      await openList(page, '/sessions');
      const nights = page.getByRole('slider', { name: words.chart.first(words.sessions.nights) });
      await expect(page.getByText(words.chart.all.nights)).toBeVisible();
      await expect(nights).toBeHidden();
      await controls(page).press('Enter');
      await expect(controls(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(nights).toBeVisible();
      await expect(page.getByRole('radiogroup', { name: 'View' })).toBeVisible();
      await search(page).fill('Trap 1');
      await expect(page.getByRole('status').first()).not.toHaveText(/^(\d+) of \1 /);
      await controls(page).click();
      await expect(search(page)).toBeHidden();
      await expect(nights).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('only the name and the row of filters are above the map and the calendar', async ({ page }) => {
    await page.goto('/deployments');
    await smallMapDrawn(page);
    const map = await page.getByRole('region', { name: words.deployments.map }).boundingBox();
    expect(map?.y).toBeLessThan(150);
    await page.goto('/sessions?view=calendar');
    const calendar = await page.getByRole('grid').boundingBox();
    expect(calendar?.y).toBeLessThan(150);
    await controls(page).click();
    await expect(page.getByRole('radiogroup', { name: words.calendar.colour })).toBeVisible();
  });
});
