import { parse } from 'csv-parse/sync';
import { findBrowser } from '#scripts/browser.mjs';
import { expect, test as base } from '#test/support/journey.ts';
import { byCaptures, servedSessions } from '#test/support/served-sessions.ts';
import { words } from '#test/words.ts';

/** In the browser that has a clipboard. */
const executablePath = findBrowser();
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath !== null && { executablePath }) }),
    { scope: 'worker' },
  ],
});

test('every row is copied, even if that takes longer than a frame', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Sessions' });
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const way of ['write', 'writeText'] as const) {
      const own: (what: never) => Promise<void> = navigator.clipboard[way].bind(navigator.clipboard);
      navigator.clipboard[way] = (what: unknown) => {
        asked.push(way);
        return own(what as never);
      };
    }
  });
  await page.goto('/sessions');
  await expect(table).toContainText('all 4,312 sessions');
  await table.getByRole('row').nth(1).click();
  await page.keyboard.press('Control+a');
  await expect(table).toContainText(words.list.rowsSelected(4_312));
  // With a slow processor, the clipboard is requested before the text is ready.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.keyboard.press('Control+c');
  await expect(table).toContainText(words.list.rowsCopied(4_312));
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['write']);
  // Writing needed no permission beyond the key press; reading does.
  await page.context().grantPermissions(['clipboard-read']);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const rows: Record<string, string>[] = parse(text, { columns: true, delimiter: '\t' });
  const all = (await servedSessions(page)).toSorted(byCaptures);
  expect(rows.map((row) => row['Captures'])).toEqual(all.map((one) => String(one.captures_count)));
  expect(new Set(rows.map((row) => row['Start']))).toEqual(new Set(all.map((one) => one.start)));
});
