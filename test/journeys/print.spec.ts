import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Libsql from 'libsql';
import { expect, mapDrawn, test } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

/** Does what the browser does before it prints. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

/** The nights of all deployments of the sample, each once. */
function trapNights(): number {
  const database = new Libsql(join(process.env['JOURNEYS_DATA'] ?? '', 'noctuary.sqlite'), { readonly: true });
  const nights = database.prepare(`select count(distinct deployment_id || date(start, '-12 hours')) as n from events`);
  const { n } = nights.get() as { n: number };
  database.close();
  return n;
}

/** Controls that make no sense on paper; the headers of tables and the classes of the map's legend stay. */
const switches = (page: Page) =>
  page
    .locator('input, select, [role="radiogroup"], button')
    .filter({ visible: true })
    .and(page.locator(':not(thead *, [aria-pressed])'));

test('a printed page has project, filters, date and address, and the map with its legend', async ({ page }) => {
  await page.goto('/deployments?project=1&active=2024-06-01..2024-08-01&clusters=off');
  const map = page.getByRole('region', { name: words.deployments.map });
  await expect(page.getByRole('status')).toHaveText('22 of 34 deployments');
  await expect(map).toContainText(words.map.drawn(22));
  const onScreen = await map.boundingBox();
  const clock = () => page.evaluate(() => new Date().toTimeString().slice(0, 'HH:MM'.length));
  const clocks = [await clock()];
  await print(page);
  clocks.push(await clock());
  const head = page.getByText(/^Noctuary · Québec: .* · Printed \d+ \w{3} \d{4}, .*\d:\d{2}/);
  await expect(head).toBeVisible();
  expect(clocks).toContain((await head.textContent())?.slice(-'HH:MM'.length));
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
  await expect(page.getByText('Active: 1 Jun 2024 to 1 Aug 2024')).toBeVisible();
  await expect(map.getByRole('list')).toBeVisible();
  await expect(map.getByText(words.deploymentMap.showBy)).toBeVisible();
  // The same height as on the screen, above the rows.
  const onPaper = await map.boundingBox();
  expect(onPaper?.height).toBeCloseTo(onScreen?.height ?? 0, -1);
  const rows = await page.getByRole('table', { name: 'Deployments' }).boundingBox();
  expect(rows?.y).toBeGreaterThan((onPaper?.y ?? 0) + (onPaper?.height ?? 0));
  // The select of size and colour is printed, without its border.
  await expect(switches(page)).toHaveCount(1);
  await expect(switches(page)).toHaveValue('captures');
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('a map wider than the paper is scaled down, with its legend unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 460 });
  await page.goto('/deployments?view=map');
  await mapDrawn(page, 182);
  const map = page.getByRole('region', { name: words.deployments.map });
  await expect(map.getByRole('list')).toBeHidden();
  await print(page);
  await expect(map.getByRole('list')).toBeVisible();
  expect((await map.boundingBox())?.width).toBeLessThan(700);
});

test('the calendar is printed as a table by month with every deployment', async ({ page }) => {
  await page.goto('/sessions?view=calendar&project=2');
  await expect(page.getByRole('grid')).toBeVisible();
  await print(page);
  await expect(page.getByRole('region', { name: 'Captures by month' }).getByRole('rowheader')).toHaveCount(28);
  await expect(switches(page)).toHaveCount(0);
});

test('Effort is printed with every deployment of its picture, and with what it shows', async ({ page }) => {
  await page.goto('/effort?project=2&occasion=month');
  const picture = page.getByRole('grid');
  await expect(picture).toHaveAttribute('aria-rowcount', '28');
  await print(page);
  const { measures, table, occasion, monthLong } = words.effort;
  await expect(page.getByText(`${table(measures.nights)} · ${occasion}: ${monthLong}`)).toBeVisible();
  const heights = await picture.evaluate((grid) => [grid.clientHeight, grid.scrollHeight]);
  expect(heights[0]).toBe(heights[1]);
  expect(heights[0]).toBeGreaterThan(28 * 18);
  const canvases = picture.locator('canvas');
  for (const box of await Promise.all((await canvases.all()).map((canvas) => canvas.boundingBox()))) {
    expect(box?.height).toBe(heights[0]);
    expect(box?.width).toBeLessThanOrEqual(700);
  }
  await expect(switches(page)).toHaveCount(0);
});

test('a table of Effort is printed with every occasion and deployment, as wide as the paper', async ({ page }) => {
  const nights = trapNights();
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/effort?occasion=7&table=on');
  await expect(page.getByText(words.effort.basedOn(189, 4_312, nights))).toBeVisible();
  await print(page);
  await expect(page.getByRole('button', { name: words.effort.next })).toHaveCount(0);
  const tables = page.getByRole('table', { name: words.effort.table(words.effort.measures.nights) });
  const sheets = await tables.count();
  expect(sheets).toBeGreaterThan(1);
  expect(await tables.getByRole('rowheader').count()).toBe(189 * sheets);
  const printed = await tables.locator('td').allTextContents();
  expect(printed.reduce((sum, text) => sum + (Number(text) || 0), 0)).toBe(nights);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('Compare is printed with the names of its lines, its table with every week', async ({ page }) => {
  const chosen = page.getByRole('list', { name: words.compare.by.deployment }).getByRole('link');
  await page.goto('/compare?deployment=35,36&table=on');
  await expect(chosen).toHaveCount(2);
  const steps = page.getByRole('button', { name: words.compare.next });
  await expect(steps).toBeVisible();
  await print(page);
  await expect(chosen.filter({ visible: true })).toHaveCount(2);
  await expect(steps).toHaveCount(0);
  const table = page.getByRole('region', {
    name: words.compare.label(words.compare.measures.captures, words.compare.periods.week),
  });
  expect(await table.getByRole('rowheader').count()).toBeGreaterThan(100);
  await expect(switches(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
