import { rmSync, writeFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { frontOf, renewBuild, scriptFile, type Front } from '#test/support/front.ts';
import { expect } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

// Not the journeys' own `test`, which fails on logged errors: here the browser logs missing scripts.
const test = base.extend<{ front: Front }>({
  front: async ({ baseURL }, provide) => {
    const front = await frontOf(baseURL ?? '');
    await provide(front);
    await front.remove();
  },
});

/** Counts the loads of a page from now on. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}

const opened = async (page: Page, front: Front, path: string) => {
  await page.goto(front.origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rail = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name });
const newVersion = (page: Page) => page.getByText(words.shell.newBuild);
const entry = (page: Page) => page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src'));

test(
  'a page whose script a new build renamed is shown after one reload, at the address clicked',
  { tag: '@scheduled' },
  async ({ page, front }) => {
    await opened(page, front, '/settings?project=2');
    renewBuild(front.folder);
    await front.restart();
    const loads = loadsOf(page);
    // A page that is loaded ahead reloads nothing.
    const failed = page.waitForResponse((response) => response.status() === 404);
    await rail(page, 'Storage').hover();
    await failed;
    expect(loads.count).toBe(0);
    await rail(page, 'Storage').click();
    await expect(heading(page, 'Storage')).toBeVisible();
    await expect(page).toHaveURL(`${front.origin}/storage?project=2`);
    expect(loads.count).toBe(1);
    await expect(newVersion(page)).toHaveCount(0);

    // Without network, the cached page is the new one.
    const now = await entry(page);
    expect(now).toMatch(/new\.js$/);
    await front.stop();
    await page.reload();
    await expect(heading(page, 'Storage')).toBeVisible();
    expect(await entry(page)).toBe(now);
  },
);

test(
  'a part of a page whose script a new build renamed is shown after one reload too',
  { tag: '@scheduled' },
  async ({ page, front }) => {
    await opened(page, front, '/deployments?view=table&ordering=-captures_count');
    renewBuild(front.folder);
    await front.restart();
    const loads = loadsOf(page);
    const columns = page.getByRole('button', { name: words.list.panels.columns });
    await columns.click();
    await expect.poll(() => loads.count).toBe(1);
    // Where another missing script came first, the page was reloaded before the click, which opened the panel.
    if ((await columns.getAttribute('aria-expanded')) !== 'true') await columns.click();
    await expect(page.getByRole('heading', { level: 2, name: words.list.panels.columns })).toBeVisible();
    await expect(page).toHaveURL(`${front.origin}/deployments?view=table&ordering=-captures_count`);
    expect(loads.count).toBe(1);
  },
);

test(
  'a missing script reloads the page once, and then the page says so',
  { tag: '@scheduled' },
  async ({ page, front }) => {
    rmSync(scriptFile(front.folder, 'storage-page'));
    await front.restart();
    await opened(page, front, '/settings');
    const loads = loadsOf(page);
    let looks = 0;
    page.on('response', (response) => {
      if (response.url() === `${front.origin}/` && response.request().resourceType() === 'fetch') looks += 1;
    });
    await rail(page, 'Storage').click();
    // The second request is from the reloaded page, and the last one.
    await expect.poll(() => looks).toBe(2);
    await expect(heading(page, words.shell.pageNotLoaded)).toBeVisible();
    await expect(page).toHaveURL(`${front.origin}/storage`);
    await rail(page, 'Settings').click();
    await rail(page, 'Storage').click();
    await expect(heading(page, words.shell.pageNotLoaded)).toBeVisible();
    expect(loads.count).toBe(1);
  },
);

test(
  'a script that throws is shown as an error and does not reload the page',
  { tag: '@scheduled' },
  async ({ page, front }) => {
    writeFileSync(scriptFile(front.folder, 'storage-page'), 'throw new Error("A moth in the program.");');
    await front.restart();
    await opened(page, front, '/settings');
    const loads = loadsOf(page);
    await rail(page, 'Storage').click();
    await expect(page.getByText('A moth in the program.')).toBeVisible();
    expect(loads.count).toBe(0);
  },
);

test(
  'an update is announced after a refresh, and loaded on request',
  { tag: '@scheduled' },
  async ({ page, front }) => {
    await opened(page, front, '/storage');
    const loads = loadsOf(page);
    const looked = page.waitForResponse(
      (response) => response.url() === `${front.origin}/` && response.request().resourceType() === 'fetch',
    );
    await page.getByRole('button', { name: words.shell.refresh }).click();
    await (await looked).finished();
    renewBuild(front.folder);
    await front.restart();
    await expect(newVersion(page)).toHaveCount(0);
    const headingBox = () => heading(page, 'Storage').boundingBox();
    const before = await headingBox();
    await page.getByRole('button', { name: words.shell.refresh }).click();
    await expect(newVersion(page)).toBeVisible();
    expect([loads.count, await headingBox()]).toEqual([0, before]);
    await newVersion(page).getByRole('button', { name: words.shell.reload }).click();
    await expect(heading(page, 'Storage')).toBeVisible();
    await expect(newVersion(page)).toHaveCount(0);
    expect([loads.count, await entry(page)]).toEqual([1, expect.stringMatching(/new\.js$/)]);
  },
);

test(
  'with text typed into a form, a missing part does not reload the page but shows a message',
  { tag: '@scheduled' },
  async ({ page, front }) => {
    await opened(page, front, '/settings');
    const field = page.getByRole('textbox', { name: words.settings.token });
    await field.fill('moth-1234567');
    renewBuild(front.folder);
    await front.restart();
    const loads = loadsOf(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: words.shell.search });
    await expect(dialog).toContainText(words.ui.partMissing);
    await page.keyboard.press('Escape');
    await expect(newVersion(page)).toBeVisible();
    await expect(field).toHaveValue('moth-1234567');
    expect(loads.count).toBe(0);
  },
);
