import type { Locator, Page } from '@playwright/test';
import type { SentOf } from '#contract/lists/collections.ts';
import { expect, mapDrawn, test, WITHOUT_MOTION } from '#test/support/journey.ts';
import { ANY, textPattern, words } from '#test/words.ts';

const map = (page: Page) => page.getByRole('region', { name: words.deployments.map });
const table = (page: Page) => page.getByRole('table', { name: 'Deployments' });
const chosen = (page: Page) => page.getByRole('region', { name: words.deployments.selected });

async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: words.mapTools.tools }).click();
  await page.getByRole('button', { name }).last().click();
}

/** Drags over the map, by fractions of its size. */
async function drag(page: Page, points: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = await boxOf(map(page));
  for (const [index, [x, y]] of points.entries()) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 4 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function boxOf(region: Locator) {
  // The empty region that is there while a script loads is replaced by another element.
  await expect(region).not.toHaveAttribute('aria-busy', 'true');
  const box = await region.boundingBox();
  if (box === null) throw new Error('The region is not on the page.');
  return box;
}

async function served(page: Page): Promise<SentOf<'deployments'>[]> {
  const answer = await page.request.get('/api/v2/deployments/?limit=1000');
  return ((await answer.json()) as { results: SentOf<'deployments'>[] }).results;
}

const BOX = [
  [0.3, 0.25],
  [0.9, 0.55],
] as const;

test('a drawn box filters map and table with one chip; Escape cancels, and Back restores', async ({ page }) => {
  await page.goto('/deployments?project=2');
  await mapDrawn(page, 27);
  await openTool(page, words.mapTools.drawBox);
  await expect(page.getByRole('status').filter({ hasText: words.mapTools.how.box })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(words.mapTools.how.box)).toBeHidden();
  await expect(page.getByRole('button', { name: words.mapTools.tools })).toBeFocused();

  await openTool(page, words.mapTools.drawBox);
  await drag(page, BOX);
  await expect(page).toHaveURL(/[?&]area=[\d.]+,-[\d.]+;[\d.]+,-[\d.]+$/);
  const [[south = 0, west = 0] = [], [north = 0, east = 0] = []] = (new URL(page.url()).searchParams.get('area') ?? '')
    .split(';')
    .map((corner) => corner.split(',').map(Number));
  const inside = (await served(page)).filter(
    ({ project, latitude, longitude }) =>
      project.id === 2 &&
      (latitude ?? 0) >= south &&
      (latitude ?? 0) <= north &&
      (longitude ?? 0) >= west &&
      (longitude ?? 0) <= east,
  );
  expect(inside.length).toBeGreaterThan(3);
  expect(inside.length).toBeLessThan(27);
  await expect(page.getByRole('status').first()).toHaveText(`${inside.length} of 28 deployments`);
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(inside.length + 1));
  await mapDrawn(page, inside.length);
  await page.getByRole('button', { name: words.mapTools.tools }).click();
  const onward = new URL(
    (await page.getByRole('link', { name: textPattern(words.links.sessionsOf(ANY)) }).getAttribute('href')) ?? '',
    page.url(),
  );
  expect(new Set(onward.searchParams.get('deployment')?.split(',').map(Number))).toEqual(
    new Set(inside.map(({ id }) => id)),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: textPattern(words.ui.removeFilter('§')) })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('status').first()).toHaveText('28 of 28 deployments');
});

test('a free line is a ring in the address, whose page it reproduces; no exact digit is in it once places are rounded', async ({
  page,
}) => {
  await page.goto('/deployments?project=2');
  await mapDrawn(page, 27);
  await page.getByRole('combobox', { name: words.ui.coordinates }).selectOption('1');
  await openTool(page, words.mapTools.drawRing);
  await drag(page, [
    [0.3, 0.2],
    [0.9, 0.2],
    [0.9, 0.6],
    [0.6, 0.7],
    [0.3, 0.6],
  ]);
  await expect(page).toHaveURL(/[?&]area=(-?\d+(\.\d)?,-?\d+(\.\d)?;){2,}-?\d+(\.\d)?,-?\d+(\.\d)?$/);
  await expect(
    page.getByRole('button', {
      name: textPattern(words.ui.removeFilter(words.list.filter('Location', words.list.area(ANY)))),
    }),
  ).toBeVisible();
  const status = await page.getByRole('status').first().textContent();
  expect(status).not.toBe('28 of 28 deployments');
  await page.reload();
  await expect(page.getByRole('status').first()).toHaveText(status ?? '');
});

test('a distance is the sum along the clicked places, and Escape ends it; without a pointer, the area in view is chosen by keys from the tools', async ({
  page,
}) => {
  await page.goto('/deployments?project=2&map=44.5,-72.9,9');
  await mapDrawn(page, 27);
  await openTool(page, words.mapTools.measure);
  const box = await boxOf(map(page));
  // 200 px at zoom 9 and 44.5° N are 43.6 km.
  for (const x of [0, 100, 200]) await page.mouse.click(box.x + 200 + x, box.y + box.height / 2);
  await expect(page.getByText(words.mapTools.distance('44 km'))).toBeVisible();
  // It selects nothing.
  expect(page.url()).not.toContain('selected=');
  await page.keyboard.press('Escape');
  await expect(page.getByText(words.mapTools.distance('44 km'))).toBeHidden();

  await page.getByRole('button', { name: words.mapTools.tools }).press('Enter');
  const tools = page.getByRole('region', { name: words.mapTools.tools });
  await expect(tools.getByRole('button', { name: words.mapTools.drawBox })).toBeVisible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
  await expect(tools.getByRole('button', { name: words.mapTools.useView })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]area=/);
  await expect(page.getByRole('status').first()).not.toHaveText('28 of 28 deployments');
});

test('opening the panel moves no point of the map where it leaves the deployment uncovered, and closing it brings the whole map back', async ({
  page,
}) => {
  await page.goto('/deployments?project=2&map=44.2,-72.9,9');
  await mapDrawn(page, 27);
  const box = await boxOf(map(page));
  const pointedAt = async () => {
    await page.mouse.move(box.x + 410, box.y + 290);
    await page.mouse.move(box.x + 420, box.y + 300);
    return map(page)
      .getByText(/^\d+\.\d+, -\d+\.\d+$/)
      .textContent();
  };
  await expect(page.getByRole('button', { name: words.mapTools.tools })).toBeVisible();
  const before = await pointedAt();
  await table(page)
    .getByRole('row', { name: /Beaver pond 10/ })
    .getByRole('cell')
    .first()
    .click();
  await expect(chosen(page)).toBeVisible();
  await expect.poll(async () => (await boxOf(map(page))).height).toBeLessThan(box.height - 150);
  expect(await pointedAt()).toBe(before);
  await expect(page).not.toHaveURL(/map=44.2,-72.9,9/);
  await page.getByRole('button', { name: words.deployments.clearSelection }).click();
  await expect.poll(async () => (await boxOf(map(page))).height).toBe(box.height);
  expect(await pointedAt()).toBe(before);
});

test('a selected deployment leaves the map most of a low window; full screen shows map and panel without the table, and ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto('/deployments?project=2&selected=42');
  await mapDrawn(page, 27);
  await expect(chosen(page)).toBeVisible();
  for (const height of [600, 700, 760, 900]) {
    await page.setViewportSize({ width: 1200, height });
    await expect(async () => {
      const [ofMap, ofPanel] = [await boxOf(map(page)), await boxOf(chosen(page))];
      expect(ofMap.height).toBeGreaterThan(ofPanel.height);
      expect(Math.round(ofMap.y + ofMap.height)).toBeLessThanOrEqual(Math.round(ofPanel.y));
      expect(Math.round(ofPanel.y + ofPanel.height)).toBe(height);
    }, `${height} px high`).toPass();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTool(page, words.mapTools.fullScreen);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(table(page)).toBeHidden();
  await expect(chosen(page)).toBeVisible();
  await expect.poll(async () => (await boxOf(map(page))).width).toBeGreaterThan(1_000);
  await openTool(page, words.mapTools.leaveFullScreen);
  await expect(table(page)).toBeVisible();
});

test('the map is printed alone, with legend and scale', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  await page.goto('/deployments?project=2');
  await mapDrawn(page, 27);
  await openTool(page, words.mapTools.print);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(map(page)).toBeVisible();
  await expect(map(page).getByRole('list').first()).toBeVisible();
  await expect(map(page).getByText(/^\d+ km$/)).toBeVisible();
  await expect(table(page)).toBeHidden();
  await expect(page.getByRole('button', { name: words.mapTools.tools })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(table(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ ...WITHOUT_MOTION, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the selection opens a sheet over the list, below the map; Escape, its button and a drag close it', async ({
    page,
  }) => {
    await page.goto('/deployments?project=2');
    await mapDrawn(page, 27);
    const row = table(page).getByRole('row').nth(2);
    const rowBefore = await boxOf(row);
    await row.getByRole('cell').first().click();
    await expect(chosen(page).getByRole('heading', { level: 2 })).toBeFocused();
    const sheet = await boxOf(chosen(page));
    const mapBox = await boxOf(map(page));
    expect(sheet.y).toBeGreaterThan(mapBox.y + 150);
    expect(sheet.height).toBeLessThan(420);
    // Nothing below it has moved.
    expect(await boxOf(row)).toEqual(rowBefore);
    await page.keyboard.press('Escape');
    await expect(chosen(page)).toHaveCount(0);
    await expect(row).toBeFocused();

    await row.getByRole('cell').first().click();
    await chosen(page).getByRole('button', { name: words.deployments.clearSelection }).click();
    await expect(chosen(page)).toHaveCount(0);

    await row.getByRole('cell').first().click();
    await expect(chosen(page)).toBeVisible();
    const { x, y, width } = await boxOf(chosen(page));
    await page.mouse.move(x + width / 2, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 120, { steps: 5 });
    await page.mouse.up();
    await expect(chosen(page)).toHaveCount(0);
    await expect(page).toHaveURL('/deployments?project=2');
  });
});
