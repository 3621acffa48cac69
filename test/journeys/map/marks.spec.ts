import type { Page } from '@playwright/test';
import type { SentOf } from '#contract/lists/collections.ts';
import { groundShares, marksShare } from '#test/support/basemap/drawn-ground.ts';
import { expect, mapDrawn, test, wholeListRead, WITHOUT_MOTION } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

test.use(WITHOUT_MOTION);

const map = (page: Page) => page.getByRole('region', { name: words.deployments.map });
/** The name on the label beside a mark; what a screen reader gets is elsewhere. */
const label = (page: Page) => map(page).locator('[aria-hidden] > strong');
const spoken = (page: Page) => map(page).locator('[aria-live]');

async function placed(page: Page): Promise<SentOf<'deployments'>[]> {
  const answer = await page.request.get('/api/v2/deployments/?limit=1000');
  const { results } = (await answer.json()) as { results: SentOf<'deployments'>[] };
  return results.filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0);
}

/** The address of a map whose middle is the middle of a project's traps. */
async function middleOf(page: Page, projectId: number, zoom: number): Promise<string> {
  const traps = (await placed(page)).filter(({ project }) => project.id === projectId);
  const mean = (of: (trap: SentOf<'deployments'>) => number | null) =>
    traps.reduce((sum, trap) => sum + (of(trap) ?? 0), 0) / traps.length;
  return `/deployments?view=map&map=${mean(({ latitude }) => latitude)},${mean(({ longitude }) => longitude)},${zoom}`;
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await map(page).boundingBox();
  if (box === null) throw new Error('The map is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The place of the mark whose label is shown. */
async function labelled(page: Page): Promise<{ x: number; y: number }> {
  const frame = label(page).locator('..');
  const box = await frame.boundingBox();
  if (box === null) throw new Error('The trap has no label.');
  // The label is 10 px from the symbol; the smallest symbol is 9 px high.
  const isBelow = (await frame.getAttribute('data-below')) === 'true';
  return { x: box.x + box.width / 2, y: isBelow ? box.y - 15 : box.y + box.height + 15 };
}

for (const clusters of ['on', 'off']) {
  test(`with clusters ${clusters}, every trap of a project has a mark of its own under the pointer`, async ({
    page,
  }) => {
    await page.goto(`/deployments?project=4&view=map&clusters=${clusters}`);
    await mapDrawn(page, 30);
    await map(page).getByRole('application').focus();
    const seen = new Set<string>();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(step === 0 ? 'Home' : 'PageDown');
      await expect(spoken(page)).not.toContainText('cluster');
      const name = (await label(page).textContent()) ?? '';
      const { x, y } = await labelled(page);
      await page.mouse.move(x, y);
      await expect(label(page)).toHaveText(name);
      seen.add(name);
    }
    expect(seen.size).toBe(30);
  });
}

test('a click on a mark beside its place selects that trap', async ({ page }) => {
  await page.goto('/deployments?project=4&view=map&clusters=off');
  await mapDrawn(page, 30);
  const traps = await placed(page);
  for (const steps of [0, 3, 11]) {
    await map(page).getByRole('application').focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('PageDown');
    const name = (await label(page).textContent()) ?? '';
    const { x, y } = await labelled(page);
    await page.mouse.click(x, y);
    await expect(page.getByRole('heading', { name, exact: true }), `${steps} steps on`).toBeVisible();
    const id = Number(new URL(page.url()).searchParams.get('selected'));
    expect(name.startsWith(traps.find((trap) => trap.id === id)?.name ?? '?')).toBe(true);
    // The map has its whole height again.
    await page.getByRole('button', { name: words.deployments.clearSelection }).click();
    await expect(page).not.toHaveURL(/selected=/);
  }
});

test('a cluster says its number and make-up, and a trap in it is two clicks away', async ({ page }) => {
  await page.goto(`${await middleOf(page, 4, 3)}&project=4`);
  await mapDrawn(page, 30);
  const { x, y } = await middle(page);
  // Once more where the pointer came before the first drawing.
  await expect(async () => {
    await page.mouse.move(x - 2, y);
    await page.mouse.move(x, y);
    await expect(label(page)).toHaveText('30 deployments', { timeout: 500 });
  }).toPass();
  const makeUp = await map(page).locator('[aria-hidden] > strong ~ ul > li > b').allTextContents();
  expect(makeUp.length).toBeGreaterThan(2);
  expect(makeUp.reduce((sum, count) => sum + Number(count), 0)).toBe(30);

  await page.mouse.click(x, y);
  await expect
    .poll(() => Number(/,([\d.]+)$/.exec(new URL(page.url()).searchParams.get('map') ?? '')?.[1]))
    .toBeGreaterThan(7);
  // The keys find the place of a mark that is that of one trap.
  await map(page).getByRole('application').focus();
  await page.keyboard.press('Home');
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(spoken(page)).not.toContainText('cluster', { timeout: 500 });
  }).toPass();
  const trap = await labelled(page);
  await page.mouse.click(trap.x, trap.y);
  await expect(page).toHaveURL(/[?&]selected=\d+/);
});

test('the keyboard says that a trap is in a cluster, and Enter selects it and opens the cluster', async ({ page }) => {
  await page.goto(await middleOf(page, 4, 3));
  await wholeListRead(page);
  await mapDrawn(page, 182);
  await map(page).getByRole('application').focus();
  await page.keyboard.press('Home');
  await expect(spoken(page)).toContainText('in a cluster of 30');
  const name = (await label(page).textContent()) ?? '';
  await expect(label(page).locator('..')).toContainText('in a cluster of 30');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]selected=\d+/);
  await expect(label(page)).toHaveText(name);
  await expect(label(page).locator('..')).not.toContainText('cluster');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(spoken(page)).toContainText(name);
  await expect(spoken(page)).not.toContainText('cluster');
});

test('a hovered row rings its mark, and a hovered mark shades its row', async ({ page }) => {
  await page.goto('/deployments?project=4');
  await mapDrawn(page, 30);
  const rows = page.getByRole('table', { name: 'Deployments' }).locator('tbody tr');
  await rows.nth(2).hover();
  const name = await label(page).textContent();
  const said = await rows.nth(2).getByRole('rowheader').textContent();
  expect(said?.startsWith(name ?? '?')).toBe(true);
  await expect(rows.and(page.locator('[data-marked]'))).toHaveCount(0);

  const { x, y } = await labelled(page);
  await page.mouse.move(x, y);
  await expect(label(page)).toHaveText(name ?? '');
  await expect(rows.nth(2)).toHaveAttribute('data-marked');
  await page.mouse.move(5, 5);
  await expect(label(page)).toHaveCount(0);
  await expect(rows.nth(2)).not.toHaveAttribute('data-marked');
});

test('with forced colours every class has a tint of its own, and pale ones an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/deployments?project=4&view=map');
  await mapDrawn(page, 30);
  const tints = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-points-pane canvas');
    if (!canvas) return [];
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] !== 255) continue;
      const colour = [data[at], data[at + 1], data[at + 2]].join(' ');
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    // Smallest of all: six discs of a radius of 4.5 px. Blends along edges are of fewer.
    return [...counts].filter(([, count]) => count > 150).map(([colour]) => colour);
  });
  // The five of the classes, and the ground of the hollow mark or of gaps.
  expect(tints.length).toBeGreaterThanOrEqual(5);
  expect(tints).toEqual(expect.arrayContaining(['0 0 0', '204 204 204', '153 153 153', '102 102 102', '51 51 51']));
});

for (const address of ['/deployments?view=map', '/deployments?view=map&map=46.8,-71.2,6'])
  test(`the map of ${address} that is 0 px high when it is measured is drawn once it has its height`, async ({
    page,
  }) => {
    const drawnOn = async (one: Page) => {
      const { sea, land } = await groundShares(one);
      return [sea, land, await marksShare(one)].map((share) => share.toFixed(3)).join(' ');
    };
    // Stays open: its ground becomes finer as its tiles come.
    const other = await page.context().newPage();
    await other.goto(address);
    await mapDrawn(other, 182);
    await page.addInitScript(() => {
      const flat = new CSSStyleSheet();
      flat.replaceSync('.leaflet-container { height: 0 !important; }');
      document.adoptedStyleSheets.push(flat);
    });
    await page.goto(address);
    await mapDrawn(page, 182);
    await page.waitForLoadState('networkidle');
    expect((await page.locator('.leaflet-container').boundingBox())?.height).toBe(0);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.1);
    await expect
      .poll(async () => (await Promise.all([page, other].map(drawnOn))).join(' and '))
      .toMatch(/^(?!0.000 0.000)(.+) and \1$/);
    expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);
  });
