import { test } from '@playwright/test';
import { builtService } from '#test/support/built-service.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { frontOf } from '#test/support/front.ts';
import { expect } from '#test/support/journey.ts';
import { smallListRead } from '#test/support/browser/small-journey.ts';
import { textOf, textPattern, words } from '#test/words.ts';

// Not the journeys' own `test`, which fails on logged errors: here the browser logs refused requests.

const TOKEN = 'moth-1234567890abcdef';

/** A service without records, and the tokens that it received. */
async function emptyService(): Promise<{ service: FaultyService; shown: (string | undefined)[] }> {
  const shown: (string | undefined)[] = [];
  const service = await faultyService((_path, query, { authorization }) => {
    shown.push(authorization);
    return pageOf([], query);
  });
  return { service, shown };
}

test(
  'a token is not sent to another service at the same address, neither from an open tab nor from a cached page',
  { tag: '@smoke' },
  async ({ page }) => {
    const [a, b] = [await emptyService(), await emptyService()];
    const front = await frontOf(a.service.origin);
    await page.goto(`${front.origin}/settings`);
    // It comes above the form of the token, once the service says that it has one.
    await expect(page.getByLabel(words.access.email)).toBeVisible();
    await page.getByRole('textbox', { name: words.settings.token }).fill(TOKEN);
    await page.getByRole('checkbox', { name: words.settings.keepToken }).check();
    await page.getByRole('button', { name: words.settings.takeToken }).click();
    await expect(page.getByText(words.settings.tokenOfBrowserEnding(a.service.origin, 'cdef'))).toBeVisible();
    await expect.poll(() => a.shown).toContain(`Token ${TOKEN}`);
    await page.evaluate(() => navigator.serviceWorker.ready);

    // An open tab.
    await front.restart(b.service.origin);
    await page.getByRole('link', { name: 'Storage' }).click();
    const other = page.getByText(words.shell.newService);
    await expect(other).toBeVisible();
    expect(b.shown).toEqual([]);
    await other.getByRole('button', { name: words.shell.reload }).click();
    await expect(page.getByText(words.list.noRecords(words.storage.nouns.many))).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText(words.settings.noToken(b.service.origin))).toBeVisible();
    await expect(page.getByText(words.settings.otherTokens(a.service.origin))).toBeVisible();
    expect([...new Set(b.shown)]).toEqual([undefined]);

    // A page from the cache, which names the previous service.
    await front.restart(a.service.origin);
    await page.goto(`${front.origin}/storage`);
    await expect(page.getByText(words.list.noRecords(words.storage.nouns.many))).toBeVisible();
    await front.stop();
    await page.reload();
    await expect(page.getByText(words.shell.connectionLost)).toBeVisible();
    await front.restart(b.service.origin);
    await page.getByRole('button', { name: words.shell.refresh }).click();
    await expect(other).toBeVisible();
    expect([...new Set(b.shown)]).toEqual([undefined]);

    await front.remove();
    await Promise.all([a.service.stop(), b.service.stop()]);
  },
);

test(
  'data fetched with a token is not shown once the token is forgotten, also not without network',
  { tag: '@scheduled' },
  async ({ page }) => {
    const service = await builtService({ NOCTUARY_TOKENS: `anna:${TOKEN}` });
    await page.goto(`${service.origin}/settings`);
    await page.getByRole('textbox', { name: words.settings.token }).fill(TOKEN);
    await page.getByRole('button', { name: words.settings.takeToken }).click();
    await page.goto(`${service.origin}/deployments?view=table`);
    await smallListRead(page);
    await page.evaluate(() => navigator.serviceWorker.ready);

    const file = `${service.origin}/media/exports/none.csv`;
    expect((await page.request.get(file)).status()).toBe(404);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: words.settings.removeToken }).click();
    // The cookie for images and files is deleted too.
    await expect.poll(async () => (await page.request.get(file)).status()).toBe(401);
    await expect(page.getByText(textPattern(textOf(words.shell.tokenRefused('§'))))).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Project' }).getByRole('option')).toHaveCount(1);

    // Once the page is idle, all scripts are cached, the messages last.
    const listed = await page.request.get(`${service.origin}/parts.json`);
    const { messages } = (await listed.json()) as { messages: Record<string, string[]> };
    const isCached = () =>
      page.evaluate(
        async (path) => (await (await caches.open('noctuary-parts')).match(path)) !== undefined,
        messages['en']?.at(-1) ?? '',
      );
    await expect.poll(isCached, { timeout: 60_000 }).toBe(true);
    await service.stop();
    await page.goto(`${service.origin}/deployments?view=table`);
    await expect(page.getByText(words.list.notLoaded('deployments'))).toBeVisible();
    await expect(page.getByRole('row', { name: /Lysfælde/ })).toHaveCount(0);
    await service.remove();
  },
);
