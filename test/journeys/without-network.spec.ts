import { test, type Page } from '@playwright/test';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { smallListRead } from '#test/support/browser/small-journey.ts';
import { expect } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

// Not the journeys' own `test`, which fails on logged errors: here the browser logs failed requests.
let service: BuiltService;
test.beforeAll(async () => {
  service = await builtService();
});
test.afterAll(() => service.remove());

test(
  'a page reloaded without network shows the last data, and refreshes once there is a connection',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(`${service.origin}/deployments?view=table`);
    await smallListRead(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const asOf = page.getByText(/^Updated /);
    const read = (await asOf.textContent()) ?? '';

    await service.stop();
    await page.reload();
    const note = page.getByText(words.shell.connectionLost);
    await expect(note).toBeVisible();
    await smallListRead(page);
    await expect(page.getByRole('row', { name: /Lysfælde/ }).first()).toBeVisible();
    await expect(asOf).toHaveText(read);

    await service.start();
    await page.getByRole('button', { name: words.shell.refresh }).click();
    await expect(note).toBeHidden();
    await smallListRead(page);
  },
);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `the note on a failed refresh does not move the list, ${viewport.width}×${viewport.height}`,
    { tag: '@scheduled' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${service.origin}/deployments?view=table`);
      await smallListRead(page);
      // With every part of the page, which could not be loaded later.
      await page.waitForLoadState('networkidle');
      const places = () =>
        Promise.all(
          [page.getByRole('heading', { level: 1 }), page.getByRole('rowheader').first()].map((part) =>
            part.boundingBox(),
          ),
        );
      const before = await places();
      await service.stop();
      await page.getByRole('button', { name: words.shell.refresh }).first().click();
      const note = page.getByRole('alert').filter({ hasText: words.list.notRefreshed('') });
      await expect(note).toBeVisible();
      await expect(note.getByRole('button', { name: words.ui.retry })).toBeInViewport({ ratio: 1 });
      expect(await places()).toEqual(before);
      await service.start();
      await note.getByRole('button', { name: words.ui.retry }).click();
      await expect(note).toHaveCount(0);
      expect(await places()).toEqual(before);
    },
  );
}

test(
  'a page without cached data says so, and loads once there is a connection',
  { tag: '@scheduled' },
  async ({ page }) => {
    await page.goto(`${service.origin}/deployments/1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);

    await service.stop();
    await page.goto(`${service.origin}/deployments/36`);
    await expect(page.getByText(words.api.noConnection)).toBeVisible();

    await service.start();
    await page.getByRole('button', { name: words.shell.refresh }).click();
    for (const text of [words.api.noConnection, words.shell.connectionLost])
      await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'pages not opened before are available without network, once the first one is idle',
  { tag: '@scheduled' },
  async ({ page }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${service.origin}/settings`);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const listed = (await (await page.request.get(`${service.origin}/parts.json`)).json()) as {
      parts: string[];
      messages: Record<string, string[]>;
    };
    const parts = [...listed.parts, ...(listed.messages['en'] ?? [])];
    const cached = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('noctuary-parts')).keys();
        return keys.map(({ url }) => new URL(url).pathname).toSorted();
      });
    await expect.poll(cached, { timeout: 60_000 }).toEqual(parts.toSorted());
    expect(parts.some((part) => part.includes('/taxa-page-'))).toBe(true);
    // The page's own requests come before the request for the list of all parts.
    const needed = asked.filter((path) => path.startsWith('/api/'));
    expect(needed.length).toBeGreaterThan(0);
    expect(asked.indexOf('/parts.json')).toBeGreaterThan(asked.lastIndexOf(needed.at(-1) ?? ''));

    await service.stop();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Storage' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Storage' })).toBeVisible();
    await page.goto(`${service.origin}/taxa`);
    await expect(page.getByRole('heading', { level: 1, name: 'Taxa' })).toBeVisible();
    await service.start();
  },
);

for (const saveData of [false, true]) {
  test(`scripts of other pages are ${saveData ? 'not loaded with the data saver on' : 'loaded when the page is idle'}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto(`${service.origin}/deployments?view=table`);
    await smallListRead(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.clock.runFor(10_000);
    // A request that takes as long as the other one would.
    await page.evaluate(() => fetch('/favicon.svg'));
    if (saveData) expect(asked).not.toContain('/parts.json');
    else await expect.poll(() => asked).toContain('/parts.json');
  });
}

test('the app can be installed, without errors from the browser', async ({ page }) => {
  await page.goto(`${service.origin}/settings`);
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The tests run in private windows.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test.describe('in a browser that caches no scripts', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'a page whose script did not load says so, and loads once there is a connection',
    { tag: '@scheduled' },
    async ({ page }) => {
      await page.goto(`${service.origin}/settings`);
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

      await service.stop();
      await page.getByRole('link', { name: 'Storage' }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.shell.pageNotLoaded })).toBeVisible();
      await expect(page).toHaveURL(/\/storage$/);
      await service.start();
      // Retried every 15 seconds.
      await expect(page.getByRole('heading', { level: 1, name: 'Storage' })).toBeVisible({ timeout: 60_000 });
    },
  );
});

test.describe('on a slow connection', () => {
  /** A function that delays every response by the given number of milliseconds. */
  async function slowing(page: Page): Promise<(latency: number) => Promise<void>> {
    const network = await page.context().newCDPSession(page);
    return async (latency) => {
      const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
      await network.send('Network.emulateNetworkConditions', conditions);
    };
  }

  // The browser does not throttle requests of a service worker.
  test.use({ serviceWorkers: 'block' });

  test('while a page’s script loads, a note says so, and the previous page stays', async ({ page }) => {
    await page.goto(`${service.origin}/settings`);
    const before = page.getByRole('heading', { level: 1, name: 'Settings' });
    await expect(before).toBeVisible();
    const slowBy = await slowing(page);
    await slowBy(5_000);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Storage' }).click();
    const opening = page.getByRole('progressbar', { name: words.shell.openingLabel });
    await expect(opening).toBeVisible();
    await expect(before).toBeVisible();
    await slowBy(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Storage' })).toBeVisible();
    await expect(page).toHaveURL(`${service.origin}/storage`);
    await expect(opening).toBeHidden();
  });

  test('text typed and keys pressed while the search loads count, and the focus returns afterwards', async ({
    page,
  }) => {
    await page.goto(`${service.origin}/settings`);
    const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Storage' });
    await link.focus();
    const slowBy = await slowing(page);
    await slowBy(5_000);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('colours');
    await page.keyboard.press('ArrowDown');
    const dialog = page.getByRole('dialog', { name: words.shell.search });
    await expect(dialog).toContainText(words.shell.searchOpening);
    await expect(dialog.getByRole('textbox')).toHaveValue('colours');
    await slowBy(0);
    await expect(dialog.getByRole('option', { name: words.palette.actions.dark.text })).toBeVisible();
    await expect(dialog.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type(' as');
    await expect(dialog.getByRole('combobox')).toHaveValue('colours as');
    await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
});
