import type { Page } from '@playwright/test';
import { expect, mapDrawn, test } from '#test/support/journey.ts';

/** As the browser does before it takes its picture for the paper. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

/** What can be pressed and would mean nothing on paper; the headers of tables stay. */
const switches = (page: Page) =>
  page
    .locator('input, select, [role="radiogroup"], button')
    .filter({ visible: true })
    .and(page.locator(':not(thead *)'));

test('on paper stand the project, the filters, the date and the address, and the map with its legend', async ({
  page,
}) => {
  await page.goto('/deployments?project=1&active=2024-06-01..2024-08-01&clusters=off');
  const map = page.getByRole('region', { name: 'Deployment map' });
  await expect(page.getByRole('status')).toHaveText('22 of 34 deployments');
  await expect(map).toContainText('22 deployments drawn');
  const onScreen = await map.boundingBox();
  await print(page);
  await expect(page.getByText(/^Noctuary · Québec: .* · Printed \d+ \w{3} \d{4}, .*\d:\d{2}/)).toBeVisible();
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
  await expect(page.getByText('Active: 1 Jun 2024 to 1 Aug 2024')).toBeVisible();
  await expect(map.getByRole('list')).toBeVisible();
  await expect(map.getByText('Size and colour')).toBeVisible();
  // As on the screen, before the rows.
  const onPaper = await map.boundingBox();
  expect(onPaper?.height).toBeCloseTo(onScreen?.height ?? 0, -1);
  const rows = await page.getByRole('table', { name: 'Deployments' }).boundingBox();
  expect(rows?.y).toBeGreaterThan((onPaper?.y ?? 0) + (onPaper?.height ?? 0));
  // What size and colour mean, without the frame of a choice.
  await expect(switches(page)).toHaveCount(1);
  await expect(switches(page)).toHaveValue('captures');
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('a map wider than the paper is printed smaller, with its legend unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 460 });
  await page.goto('/deployments?view=map');
  await mapDrawn(page, 182);
  const map = page.getByRole('region', { name: 'Deployment map' });
  await expect(map.getByRole('list')).toBeHidden();
  await print(page);
  await expect(map.getByRole('list')).toBeVisible();
  expect((await map.boundingBox())?.width).toBeLessThan(700);
});

test('of the calendar every deployment is on paper, as a table by month', async ({ page }) => {
  await page.goto('/sessions?view=calendar&project=2');
  await expect(page.getByRole('grid')).toBeVisible();
  await print(page);
  await expect(page.getByRole('region', { name: 'Captures by month' }).getByRole('rowheader')).toHaveCount(28);
  await expect(switches(page)).toHaveCount(0);
});
