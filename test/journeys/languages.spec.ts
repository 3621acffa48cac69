import { messages as danish } from '#dashboard/settings/messages/da.ts';
import { messages as french } from '#dashboard/settings/messages/fr.ts';
import { messages as japanese } from '#dashboard/settings/messages/ja.ts';
import { messages as danishShell } from '#dashboard/shell/messages/da.tsx';
import { messages as frenchShell } from '#dashboard/shell/messages/fr.tsx';
import { messages as japaneseShell } from '#dashboard/shell/messages/ja.tsx';
import { frameFaults } from '#test/support/frame-faults.ts';
import { expect, test } from '#test/support/journey.ts';
import { words } from '#test/words.ts';
import type { Page } from '@playwright/test';

/** The languages whose messages were requested, from now on. */
function languagesAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, language] = /\/assets\/(?:words-)?(en|fr|es|da|ja)-/.exec(request.url()) ?? [];
    if (language !== undefined) asked.add(language);
  });
  return asked;
}

test.describe('a browser in French', () => {
  test.use({ locale: 'fr-CA' });

  test('gets an English page without a choice of languages, with its own numbers', async ({ page }) => {
    const asked = languagesAsked(page);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: words.settings.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('combobox', { name: words.shell.languageLabel, exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: words.shell.pages.sessions }).click();
    await expect(page.getByRole('status').filter({ hasText: 'sessions' })).toHaveText(/^4\s312 of 4\s312 sessions/);
    expect([...asked]).toEqual(['en']);
  });

  test('gets a French page by a link, from the first paint, and loads no other language', async ({ page }) => {
    const asked = languagesAsked(page);
    // Every text that the first link of the navigation ever had.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const text = document.querySelector('nav a span')?.textContent;
        if (text) seen.add(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto('/settings?lang=fr');
    await expect(page.getByRole('heading', { level: 1, name: french.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
      frenchShell.pages.overview,
    ]);
    expect([...asked]).toEqual(['fr']);
    // They come with the scripts, not after them.
    expect(await page.locator('link[rel=modulepreload][href*="/fr-"]').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: frenchShell.pages.storage }).click();
    await expect(page).toHaveURL('/storage');
    expect([...asked]).toEqual(['fr']);
  });
});

test('a link chooses the language for the tab; the address does not carry it on', async ({ page, context }) => {
  await page.goto('/settings?lang=ja');
  await expect(page.getByRole('heading', { level: 1, name: japanese.title })).toBeVisible();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('link', { name: japaneseShell.pages.sessions }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1, name: words.settings.title })).toBeVisible();
});

test('the header changes the language at once: nothing is loaded again, and the page stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/settings?lang=da');
  await expect(page.getByRole('heading', { level: 1, name: danish.title })).toBeVisible();
  const main = page.getByRole('main');
  await main.evaluate((element) => element.scrollTo(0, 300));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The jobs that run are asked for every few seconds.
    if (pathname !== '/api/v2/jobs/') asked.push(pathname.replace(/-[^-]*$/, ''));
  });
  await page.getByRole('banner').getByRole('combobox', { name: danishShell.languageLabel }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: words.settings.title })).toHaveCount(1);
  await expect(page.getByRole('link', { name: words.shell.pages.projects })).toBeVisible();
  expect(await main.evaluate((element) => element.scrollTop)).toBe(300);
  expect(asked.toSorted()).toEqual(['/assets/en', '/assets/words-en']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words.settings.title })).toBeVisible();
});

test('numbers are in the language chosen in Settings, on every page and after a reload', async ({ page }) => {
  await page.goto('/settings');
  const choice = page.getByRole('main').getByRole('combobox', { name: words.settings.numbers });
  await expect(choice).toHaveValue('usual');
  await choice.selectOption('dansk: 4.312,5');
  await page.getByRole('link', { name: words.shell.pages.sessions }).click();
  const status = page.getByRole('status').filter({ hasText: 'sessions' });
  await expect(status).toHaveText('4.312 of 4.312 sessions');
  await page.reload();
  await expect(status).toHaveText('4.312 of 4.312 sessions');
  await page.getByRole('button', { name: words.list.panels.filters }).click();
  const filters = page.getByRole('dialog', { name: /^Filters/ });
  await filters.locator('summary', { hasText: 'Captures/h' }).click();
  await filters.getByRole('textbox', { name: 'Captures/h from' }).fill('12,5');
  await expect(page).toHaveURL(/captures_per_hour=12\.5\.\.$/);
  await expect(page.getByRole('button', { name: words.ui.removeFilter('Captures/h: at least 12,5') })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText(words.settings.storedItems.numbers)).toBeVisible();
  await choice.selectOption(words.settings.usualNumbers);
  await page.goto('/sessions');
  await expect(status).toHaveText('4,312 of 4,312 sessions');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const language of ['fr', 'es', 'da', 'ja', 'en-XA', 'ar-XB']) {
    test(`Settings in ${language} fit ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/settings?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar-XB' ? 'rtl' : 'ltr');
      expect(await frameFaults(page)).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    });

    test(`the panels of a list in ${language} fit ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/sessions?captures_count=10..500&lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').locator('tbody tr[data-id]').first()).toBeVisible();
      const unfold = page.getByRole('main').locator('button[aria-expanded=false]', { hasText: '▼' });
      if (await unfold.isVisible()) await unfold.click();
      const tools = page.getByRole('main').locator('button[aria-haspopup=dialog]');
      await expect(tools).toHaveCount(4);
      for (const tool of await tools.all()) {
        await tool.click();
        const panel = page.getByRole('dialog');
        await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
        expect(await panel.evaluate(cutTexts)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
      expect(await frameFaults(page)).toEqual([]);
    });
  }
}

/** The texts in an element that have no room. */
function cutTexts(element: Element): string[] {
  return [...element.querySelectorAll('*')]
    .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
    .map(({ textContent }) => textContent);
}
