import { messages as danish } from '#dashboard/settings/messages/da.ts';
import { messages as french } from '#dashboard/settings/messages/fr.ts';
import { messages as japanese } from '#dashboard/settings/messages/ja.ts';
import { messages as danishShell } from '#dashboard/shell/messages/da.tsx';
import { messages as frenchShell } from '#dashboard/shell/messages/fr.tsx';
import { messages as japaneseShell } from '#dashboard/shell/messages/ja.tsx';
import { LANGUAGE_CODES } from '#dashboard/ui/language/languages.ts';
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

  test('gets a French page with the numbers of its region, and another language by choice', async ({ page }) => {
    const asked = languagesAsked(page);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: french.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('link', { name: frenchShell.pages.sessions }).click();
    await expect(page.getByRole('status').filter({ hasText: /312/ })).toHaveText(/^4\s312 \D+ 4\s312 sessions/);
    expect([...asked]).toEqual(['fr']);
    await page.getByRole('banner').getByRole('combobox', { name: frenchShell.languageLabel }).selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: words.shell.pages.sessions })).toBeVisible();
  });

  test('has French texts, from the first paint, and loads no other language', async ({ page }) => {
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
    await page.goto('/settings');
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
  // Its sections ask for what they show after the heading.
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await main.evaluate((element) => element.scrollTo(0, 300));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The jobs that run are asked for every few seconds.
    if (pathname !== '/api/v2/jobs/') asked.push(pathname.replace(/-.{7}\.js$/, ''));
  });
  await page.getByRole('banner').getByRole('combobox', { name: danishShell.languageLabel }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: words.settings.title })).toHaveCount(1);
  await expect(page.getByRole('link', { name: words.shell.pages.projects })).toBeVisible();
  expect(await main.evaluate((element) => element.scrollTop)).toBe(300);
  expect([...new Set(asked)].toSorted()).toEqual(['/assets/en', '/assets/words-en']);
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
  // Until all are read the panel has a hint above its filters: these then move up.
  await expect(page.getByRole('table', { name: 'Sessions' })).toContainText('all 4.312 sessions');
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

test('the selects of a new export find names however their letters are typed, in every language', async ({ page }) => {
  test.slow();
  for (const language of LANGUAGE_CODES) {
    await page.goto(`/exports?lang=${language}#new-export`);
    const dialog = page.getByRole('dialog');
    const found = async (field: number, typed: string, names: readonly string[]) => {
      await dialog.getByRole('combobox').nth(field).fill(typed);
      await expect(page.getByRole('listbox').getByRole('option'), `${typed} in ${language}`).toHaveText([...names]);
    };
    await found(0, 'QUEBEC: reseau', ['Québec: Réseau des papillons de nuit']);
    await found(0, 'hokkaido', ['Hokkaidō: 蛾類モニタリング']);
    await found(0, 'もにた', ['Hokkaidō: 蛾類モニタリング']);
    await found(0, 'natsvaermere pa oer', ['Denmark: Natsværmere på øer og heder']);
    await page.getByRole('listbox').getByRole('option').click();
    await found(2, 'bogeskov 17', ['Bøgeskov 17']);
  }
});
