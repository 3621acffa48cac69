import type { Page } from '@playwright/test';
import type { Deployment } from '#contract/records/deployment.ts';
import { expect, mapDrawn, test, wholeListRead } from '#test/support/journey.ts';
import { textPattern, words } from '#test/words.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Deployments' });
const map = (page: Page) => page.getByRole('region', { name: words.deployments.map });
const days = (page: Page) => page.getByRole('group', { name: words.deployments.daysLabel });
const removeDays = (page: Page) =>
  page.getByRole('button', { name: textPattern(words.ui.removeFilter(words.list.filter('Active', '§'))) });

/** The deployments with captures on any of the days in the address, by name. */
async function activeNow(page: Page): Promise<Deployment[]> {
  const answer = await page.request.get('/api/v2/deployments/?limit=1000');
  const all = ((await answer.json()) as { results: Deployment[] }).results;
  const [from = '', to = ''] = (new URL(page.url()).searchParams.get('active') ?? '').split('..');
  return all
    .filter(
      ({ first_date, last_date }) => first_date !== null && last_date !== null && first_date <= to && last_date >= from,
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id);
}

const isPlaced = ({ latitude, longitude }: Deployment) => latitude !== 0 || longitude !== 0;

/** The position of the bars, in CSS px. */
async function barsBox(page: Page) {
  const box = await days(page).getByRole('slider').first().locator('..').boundingBox();
  if (box === null) throw new Error('There are no bars to drag over.');
  return box;
}

test('a drag over the bars filters table, map and lists on release, and Back undoes it', async ({ page }) => {
  await page.goto('/deployments?map=45.2,-72.6,4');
  await wholeListRead(page);
  await mapDrawn(page, 182);
  const box = await barsBox(page);
  const mapBox = await map(page).boundingBox();
  await page.mouse.move(box.x + 0.05 * box.width, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.12 * box.width, box.y + 20, { steps: 8 });
  await expect(days(page)).toContainText(/\d+ of 1,090 days/);
  await expect(page.getByRole('status')).toHaveText('189 of 189 deployments');
  expect(page.url()).not.toContain('active=');

  await page.mouse.up();
  await expect(page).toHaveURL(/[?&]active=2023-\d\d-\d\d\.\.2023-\d\d-\d\d$/);
  const active = await activeNow(page);
  expect(active.length).toBeGreaterThan(0);
  expect(active.length).toBeLessThan(183);
  await expect(page.getByRole('status')).toHaveText(`${active.length} of 189 deployments`);
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(active.length + 1));
  await expect(table(page).getByRole('row').nth(1)).toContainText(active[0]?.name ?? '');
  const placed = active.filter(isPlaced).length;
  await mapDrawn(page, placed);
  await expect(
    page.getByRole('button', { name: words.deploymentMap.withoutLocation(active.length - placed) }),
  ).toBeVisible();
  await expect(days(page)).toContainText(`${words.deployments.byDates} · ${words.deployments.undated(6)}`);
  // Neither the map's position on the page nor its view has changed.
  expect(await map(page).boundingBox()).toEqual(mapBox);
  expect(new URL(page.url()).searchParams.get('map')).toBe('45.2,-72.6,4');

  await page.goBack();
  await expect(page).toHaveURL('/deployments?map=45.2,-72.6,4');
  await expect(page.getByRole('status')).toHaveText('189 of 189 deployments');
  await page.goForward();
  await removeDays(page).click();
  await expect(page).toHaveURL('/deployments?map=45.2,-72.6,4');
  await mapDrawn(page, 182);
});

test('keys move the first and last day, and the address reproduces them', async ({ page, context }) => {
  await page.goto('/deployments?view=table');
  await wholeListRead(page);
  await days(page)
    .getByRole('slider', { name: words.chart.last(words.deployments.daysLabel) })
    .focus();
  for (const key of ['Home', 'PageUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/deployments?view=table&active=..2023-02-10');
  const active = await activeNow(page);
  expect(active.length).toBeGreaterThan(0);
  await expect(page.getByRole('status')).toHaveText(`${active.length} of 189 deployments`);

  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.getByRole('status')).toHaveText(`${active.length} of 189 deployments`);
  await expect(
    days(again).getByRole('slider', { name: words.chart.last(words.deployments.daysLabel) }),
  ).toHaveAttribute('aria-valuetext', '10 Feb 2023');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the days unfold, and a click on a bar selects its days', async ({ page }) => {
    await page.goto('/deployments');
    await mapDrawn(page, 182);
    await expect(days(page)).toHaveCount(0);
    await page.getByRole('button', { name: words.deployments.daysLabel }).click();
    const box = await barsBox(page);
    await page.mouse.click(box.x + 0.5 * box.width, box.y + 20);
    await expect(page).toHaveURL(/active=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/);
    const active = await activeNow(page);
    await expect(page.getByRole('status')).toHaveText(`${active.length} of 189 deployments`);
    await expect(page.getByText(words.deployments.undated(6))).toBeVisible();
    await page.getByRole('button', { name: words.deployments.daysUndated(6) }).click();
    await expect(days(page)).toHaveCount(0);
    await removeDays(page).click();
    await expect(page.getByRole('status')).toHaveText('189 of 189 deployments');
  });
});
