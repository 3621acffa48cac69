import type { Locator, Page } from '@playwright/test';
import type { SentOf } from '#contract/lists/collections.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { expect, mapDrawn, test, wholeListRead } from '#test/support/journey.ts';
import { textPattern, words } from '#test/words.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Deployments' });
const map = (page: Page) => page.getByRole('region', { name: words.deployments.map });
const chosen = (page: Page) => page.getByRole('region', { name: words.deployments.selected });
const selectedRow = (page: Page) => table(page).getByRole('row', { selected: true });

async function served(page: Page): Promise<SentOf<'deployments'>[]> {
  const answer = await page.request.get('/api/v2/deployments/?limit=1000');
  return ((await answer.json()) as { results: SentOf<'deployments'>[] }).results;
}

/** A deployment that shares its location with no other, so that a click there selects it. */
async function aloneAtItsLocation(page: Page): Promise<SentOf<'deployments'>> {
  const all = await served(page);
  const near = (a: SentOf<'deployments'>, b: SentOf<'deployments'>) =>
    Math.hypot((a.latitude ?? 0) - (b.latitude ?? 0), (a.longitude ?? 0) - (b.longitude ?? 0)) < 0.002;
  const found = all.find((one) => one.latitude !== 0 && all.every((other) => other === one || !near(one, other)));
  if (found === undefined) throw new Error('No deployment of the sample stands alone.');
  return found;
}

async function clickMiddle(region: Locator): Promise<void> {
  const box = await region.boundingBox();
  if (box === null) throw new Error('The region is not on the page.');
  await region.click({ position: { x: box.width / 2, y: box.height / 2 } });
}

test(
  'a first visit lists all 189 deployments, draws those with a location and lists those without one',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/deployments');
    await expect(page).toHaveTitle('Deployments · Noctuary');
    await wholeListRead(page);
    await expect(table(page)).toHaveAttribute('aria-rowcount', '190');
    await expect(table(page)).toContainText(
      `189 of 189 · ${words.list.sorted(words.list.orderedBy('Name', words.list.directions.text.up))}`,
    );
    await mapDrawn(page, 182);
    await page.getByRole('button', { name: words.deploymentMap.withoutLocation(7) }).click();
    await expect(page.getByRole('region', { name: words.deployments.withoutLocation }).getByRole('button')).toHaveCount(
      7,
    );
  },
);

test(
  'sorting by Captures twice shows the maximum and the minimum of all deployments',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/deployments');
    await wholeListRead(page);
    const counts = (await served(page)).map(({ captures_count }) => captures_count ?? 0).toSorted((a, b) => b - a);
    const top = table(page).getByRole('row').nth(1).getByRole('cell').nth(2);
    await table(page).getByRole('button', { name: 'Captures' }).click();
    await expect(top).toHaveText((counts[0] ?? 0).toLocaleString('en-US'));
    await table(page).getByRole('button', { name: 'Captures' }).click();
    await expect(top).toHaveText(String(counts.at(-1)));
    await expect(page).toHaveURL('/deployments?ordering=captures_count');
  },
);

test('a click in the table selects on the map, and the address reproduces it', async ({ page, context }) => {
  await page.goto('/deployments?ordering=-captures_count');
  await wholeListRead(page);
  const all = await served(page);
  const [most] = all.toSorted((a, b) => (b.captures_count ?? 0) - (a.captures_count ?? 0));
  if (most === undefined) throw new Error('The sample has no deployments.');
  await table(page).getByRole('row').nth(1).click();
  await expect(page).toHaveURL(`/deployments?ordering=-captures_count&selected=${most.id}`);
  const name = deploymentNames(all).textOf(most);
  await expect(chosen(page).getByRole('heading')).toHaveText(name);
  await expect(map(page)).toContainText(`Selected: ${name},`);

  const again = await context.newPage();
  await again.goto(page.url());
  await wholeListRead(again);
  await expect(selectedRow(again)).toContainText(most.name);
  await expect(chosen(again).getByRole('heading')).toHaveText(name);
});

test('a click on the map selects in the table and brings its row into view', { tag: '@smoke' }, async ({ page }) => {
  const alone = await aloneAtItsLocation(page);
  await page.goto(`/deployments?map=${alone.latitude},${alone.longitude},16`);
  await wholeListRead(page);
  await mapDrawn(page, 182);
  await clickMiddle(map(page));
  await expect(page).toHaveURL(new RegExp(`[?&]selected=${alone.id}(&|$)`));
  await expect(selectedRow(page)).toContainText(alone.name);
  await expect(selectedRow(page)).toBeInViewport();
  await expect(chosen(page).getByRole('heading')).toHaveText(deploymentNames(await served(page)).textOf(alone));
});

test('the map is one tab stop, the arrow keys move between its points, and Enter selects', async ({ page }) => {
  await page.goto('/deployments?project=4');
  await mapDrawn(page, 30);
  await map(page).getByRole('application').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/selected=\d+/);
  const id = new URL(page.url()).searchParams.get('selected');
  const found = (await served(page)).find((one) => String(one.id) === id);
  await expect(selectedRow(page)).toContainText(found?.name ?? '');
});

test('moving the map writes its view to the address, and nothing else changes the view', async ({ page }) => {
  await page.goto('/deployments');
  await mapDrawn(page, 182);
  await map(page).getByRole('button', { name: words.map.zoomIn }).click();
  await expect(page).toHaveURL(/map=-?[\d.]+,-?[\d.]+,[\d.]+/);
  const position = new URL(page.url()).searchParams.get('map');
  await page.getByRole('searchbox').fill('trap');
  await expect(page.getByRole('status')).not.toHaveText('189 of 189 deployments');
  expect(new URL(page.url()).searchParams.get('map')).toBe(position);
});

test('“Filter to this view” filters to what the map shows, and its chips remove the filter', async ({ page }) => {
  await page.goto('/deployments?map=45.2,-72.6,8');
  await wholeListRead(page);
  await page.getByRole('button', { name: words.deploymentMap.filterToView }).click();
  await expect(page).toHaveURL(/[?&]area=[\d.]+,-[\d.]+;[\d.]+,-[\d.]+$/);
  const asked = new URL(page.url()).searchParams.get('area') ?? '';
  const [[south, west] = [], [north, east] = []] = asked.split(';').map((corner) => corner.split(',').map(Number));
  const isInside = (value: number | null, from = Number.NaN, to = Number.NaN) =>
    value !== null && value >= from && value <= to;
  const inside = (await served(page)).filter(
    ({ latitude, longitude }) => isInside(latitude, south, north) && isInside(longitude, west, east),
  );
  expect(inside.length).toBeGreaterThan(5);
  expect(inside.length).toBeLessThan(182);
  await expect(page.getByRole('status').first()).toHaveText(`${inside.length} of 189 deployments`);
  await mapDrawn(page, inside.length);
  expect(new URL(page.url()).searchParams.get('map')).toBe('45.2,-72.6,8');
  const onward = page.getByRole('link', { name: words.links.sessionsOf(inside.length) });
  const href = new URL((await onward.getAttribute('href')) ?? '', page.url());
  expect(href.pathname).toBe('/sessions');
  expect(new Set(href.searchParams.get('deployment')?.split(',').map(Number))).toEqual(
    new Set(inside.map(({ id }) => id)),
  );
  // One chip for all four edges.
  await page
    .getByRole('button', { name: textPattern(words.ui.removeFilter(words.list.filter('Location', '§'))) })
    .click();
  await expect(page.getByRole('status').first()).toHaveText('189 of 189 deployments');
});

test('the search accepts fast typing, edits within a word and composed text', async ({ page }) => {
  await page.goto('/deployments?view=table');
  await wholeListRead(page);
  const search = page.getByRole('searchbox');
  await search.pressSequentially('Beaver pond');
  await expect(page).toHaveURL('/deployments?view=table&search=Beaver+pond');
  await expect(search).toHaveValue('Beaver pond');
  await search.fill('Bedere');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('lve');
  await expect(search).toHaveValue('Belvedere');
  await expect(page).toHaveURL('/deployments?view=table&search=Belvedere');

  await search.fill('');
  const input = await page.context().newCDPSession(page);
  for (const text of ['n', 'な', 'なえ', 'なえb', '苗畑']) {
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await input.send('Input.insertText', { text: '苗畑' });
  await expect(search).toHaveValue('苗畑');
  await expect(page).toHaveURL(`/deployments?view=table&search=${encodeURIComponent('苗畑')}`);
});

test(
  'search and project filter map, table and the list of deployments without location',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/deployments');
    await wholeListRead(page);
    const danish = (await served(page)).filter(({ project }) => project.id === 3);
    const placed = danish.filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0);
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: danish[0]?.project.name ?? '' });
    await expect(page.getByRole('status')).toHaveText(`${danish.length} of ${danish.length} deployments`);
    await mapDrawn(page, placed.length);
    const without = words.deploymentMap.withoutLocation(danish.length - placed.length);
    await expect(page.getByRole('button', { name: without })).toBeVisible();
  },
);

test(
  'a deployment’s page opens from the table with its facts and jobs, and Back returns',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/deployments?ordering=-captures_count');
    await wholeListRead(page);
    const [most] = (await served(page)).toSorted((a, b) => (b.captures_count ?? 0) - (a.captures_count ?? 0));
    await table(page).getByRole('row').nth(1).click();
    await chosen(page).getByRole('link', { name: words.deploymentSelected.itsPage }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(most?.name ?? '');
    await expect(page.getByRole('table', { name: words.deployment.jobs }).getByRole('row')).toHaveCount(
      (most?.jobs.length ?? 0) + 1,
    );
    await expect(page.getByRole('table', { name: 'Sessions' })).toContainText(`all ${most?.events_count} sessions`);
    await page.goBack();
    await expect(page).toHaveURL(`/deployments?ordering=-captures_count&selected=${most?.id}`);
    await expect(selectedRow(page)).toContainText(most?.name ?? '');
  },
);

test('the table alone has the full width until a deployment is selected, and its columns keep their width; a focused header shows its definition', async ({
  page,
}) => {
  await page.goto('/deployments?view=table');
  await wholeListRead(page);
  const main = await page.getByRole('main').boundingBox();
  const wide = await table(page).locator('..').boundingBox();
  expect(wide).toMatchObject({ x: main?.x, width: main?.width });
  await expect(chosen(page)).toHaveCount(0);
  const headers = () =>
    table(page)
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((header) => header.getBoundingClientRect().toJSON() as unknown));
  const before = await headers();

  await table(page)
    .getByRole('row', { name: /Beck side/ })
    .first()
    .getByRole('cell')
    .first()
    .click();
  await expect(chosen(page).getByRole('heading', { name: /Beck side/ })).toBeVisible();
  expect((await table(page).locator('..').boundingBox())?.width).toBe((wide?.width ?? 0) - 320);
  expect(await headers()).toEqual(before);
  await page.getByRole('button', { name: words.deployments.clearSelection }).click();
  await expect(chosen(page)).toHaveCount(0);
  expect(await table(page).locator('..').boundingBox()).toEqual(wide);

  await table(page).getByRole('button', { name: 'Sessions' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: words.deployments.capturesMean })).toBeVisible();
  await expect(table(page).getByRole('button', { name: 'Captures' })).toHaveAccessibleDescription(
    words.deployments.capturesMean,
  );
});

test.describe('a window of half the size, as with 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 } });
  test('has every button of the map clickable, with the legend folded and unfolded', async ({ page }) => {
    await page.goto('/deployments');
    await wholeListRead(page);
    const legend = map(page).getByRole('list');
    await expect(map(page).getByRole('button', { name: words.map.showAll })).toBeVisible();
    await expect(legend).toBeHidden();
    for (const isOpen of [false, true]) {
      if (isOpen) await map(page).locator('summary').click();
      await expect(legend).toBeVisible({ visible: isOpen });
      for (const name of [words.map.zoomIn, words.map.zoomOut, words.map.showAll])
        await map(page).getByRole('button', { name }).click();
      await map(page).getByText('Clusters', { exact: true }).click();
    }
  });
});
