import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Libsql from 'libsql';
import { groundShares } from '#test/support/basemap/drawn-ground.ts';
import { pdfPictures } from '#test/support/browser/pdf-pictures.ts';
import { smallJourney } from '#test/support/browser/small-journey.ts';
import { expect, mapDrawn, test } from '#test/support/journey.ts';
import { withNights } from '#test/support/sample/nights-in-sql.ts';
import { words } from '#test/words.ts';

/** Does what the browser does before it prints. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

/** What the small season has: deployments, sessions, and the nights of all deployments, each once. */
function smallNumbers(): { traps: number; sessions: number; nights: number } {
  const database = new Libsql(join(`${process.env['JOURNEYS_DATA']}-small`, 'noctuary.sqlite'), { readonly: true });
  const numberOf = (query: string) => (database.prepare(query).get() as { n: number }).n;
  const numbers = {
    traps: numberOf('select count(*) as n from deployments'),
    sessions: numberOf('select count(*) as n from events'),
    nights: numberOf(`${withNights()} select count(distinct deployment_id || night) as n from nights`),
  };
  database.close();
  return numbers;
}

/** Controls that make no sense on paper; the headers of tables and the classes of the map's legend stay. */
const switches = (page: Page) =>
  page
    .locator('input, select, [role="radiogroup"], button')
    .filter({ visible: true })
    .and(page.locator(':not(thead *, [aria-pressed])'));

test(
  'a printed page has project, filters, date and address, and the map with its legend',
  { tag: '@smoke' },
  async ({ page }) => {
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
    // The same picture as on the screen, with the legend below it and both above the rows.
    const picture = await page.locator('.leaflet-container').boundingBox();
    const [width = 0, height = 0] = [onScreen?.width, onScreen?.height];
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(width / height, 1);
    const onPaper = await map.boundingBox();
    const legend = await map.getByRole('list').boundingBox();
    expect(legend?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    const rows = await page.getByRole('table', { name: 'Deployments' }).boundingBox();
    expect(rows?.y).toBeGreaterThan((onPaper?.y ?? 0) + (onPaper?.height ?? 0));
    // The select of size and colour is printed, without its border.
    await expect(switches(page)).toHaveCount(1);
    await expect(switches(page)).toHaveValue('captures');
    await expect(page.getByRole('navigation')).toBeHidden();
  },
);

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

for (const [address, isHigh] of [
  ['/deployments', true],
  ['/deployments?view=map', false],
] as const)
  test(`at ${address} a light and a dark map is printed on the first page, with its ground, its names and its marks`, async ({
    page,
  }) => {
    await page.goto(address);
    await mapDrawn(page, 182);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expect.poll(async () => (await groundShares(page)).sea).toBeGreaterThan(0.2);
      await page.waitForLoadState('networkidle');
      const landscape = pdfPictures(await page.pdf({ landscape: true, format: 'A4' }));
      expect(landscape[0]).toHaveLength(4);
      const [first = []] = pdfPictures(await page.pdf());
      // Ground, grid, names and marks, each above the one before.
      expect(first).toHaveLength(4);
      const [ground, grid, names, marks] = first;
      expect((ground?.height ?? 0) > (ground?.width ?? 0)).toBe(isHigh);
      expect(ground?.covered).toBeGreaterThan(0.2);
      expect(ground?.colours).toBeGreaterThan(100);
      for (const above of [grid, names, marks]) {
        expect(above?.colours).toBeGreaterThan(50);
        expect(above?.covered).toBeLessThan(0.2);
      }
    }
    // On the screen again as before.
    await expect(page.locator('.leaflet-container canvas').filter({ visible: true })).toHaveCount(4);
  });

test('the letters of a printed legend are as large as on the screen, and a site is within the name', async ({
  page,
}) => {
  await page.goto('/deployments');
  await mapDrawn(page, 182);
  const map = page.getByRole('region', { name: words.deployments.map });
  const line = map.getByRole('listitem').last();
  const onScreen = await line.boundingBox();
  const table = page.getByRole('table', { name: 'Deployments' });
  const site = table.getByRole('columnheader', { name: 'Site', exact: true });
  await expect(site).toHaveCount(1);
  await print(page);
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(onScreen?.height ?? 99);
  await expect(site).toHaveCount(0);
  const named = (name: string) => table.getByRole('rowheader').filter({ hasText: name }).first();
  await expect(named('Beck side')).toHaveText('Beck sideFoulshaw Moss');
  // Not twice where it tells two of one name apart.
  await expect(named('Beaver pond')).toHaveText(
    /^Beaver pond · Marsh-Billings-Rockefeller National Historical Park · #\d+$/,
  );
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
  // Sized when it is painted.
  await expect(picture.locator('canvas').last()).toHaveAttribute('width', /\d/);
  // The cells, and above them the labels.
  const [[cells, labels] = []] = pdfPictures(await page.pdf());
  expect(cells?.covered).toBeGreaterThan(0.02);
  expect(labels?.covered).toBeLessThan(0.5);
  await print(page);
  const { measures, table, occasion, monthLong } = words.effort;
  await expect(page.getByText(`${table(measures.nights)} · ${occasion}: ${monthLong}`)).toBeVisible();
  const heights = await picture.evaluate((grid) => [grid.clientHeight, grid.scrollHeight]);
  expect(heights[0]).toBe(heights[1]);
  expect(heights[0]).toBeGreaterThan(28 * 18);
  const canvases = picture.locator('canvas').filter({ visible: true });
  for (const box of await Promise.all((await canvases.all()).map((canvas) => canvas.boundingBox()))) {
    expect(box?.height).toBe(heights[0]);
    expect(box?.width).toBeLessThanOrEqual(700);
  }
  await expect(switches(page)).toHaveCount(0);
});

smallJourney(
  'a table of Effort is printed with every occasion and deployment, as wide as the paper',
  async ({ page }) => {
    const { traps, sessions, nights } = smallNumbers();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto('/effort?occasion=7&table=on');
    await expect(page.getByText(words.effort.basedOn(traps, sessions, nights))).toBeVisible();
    await print(page);
    await expect(page.getByRole('button', { name: words.effort.next })).toHaveCount(0);
    const tables = page.getByRole('table', { name: words.effort.table(words.effort.measures.nights) });
    const sheets = await tables.count();
    expect(sheets).toBeGreaterThan(1);
    expect(await tables.getByRole('rowheader').count()).toBe(traps * sheets);
    const printed = await tables.locator('td').allTextContents();
    expect(printed.reduce((sum, text) => sum + (Number(text) || 0), 0)).toBe(nights);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

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
    name: words.compare.label(words.compare.measures.occurrences, words.compare.periods.week),
  });
  expect(await table.getByRole('rowheader').count()).toBeGreaterThan(100);
  await expect(switches(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
