import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { SentOf } from '#contract/lists/collections.ts';
import { axeFinds } from '#test/support/browser/axe-finds.ts';
import { expect } from '#test/support/journey.ts';
import { ALL_OF_PROJECT as NAME, order } from '#test/support/exports/order-export.ts';
import { slowJourney as test } from '#test/support/slow-journey.ts';
import { textPattern, words } from '#test/words.ts';

// The tests share one service, so they run one by one.
test.describe.configure({ mode: 'default' });

async function served(request: APIRequestContext, id: number): Promise<SentOf<'exports'>> {
  return (await (await request.get(`/api/v2/exports/${id}/`)).json()) as SentOf<'exports'>;
}

const statusOf = ({ job }: SentOf<'exports'>) => job?.progress?.summary.status;

test(
  'an ordered export runs, and its checked file downloads completely',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const { id, card } = await order(page);
    await expect(card.getByRole('heading')).toHaveText(NAME);
    const bar = card.getByRole('progressbar', { name: NAME });
    await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    await expect(card).toContainText(words.ui.status.STARTED);
    await expect(card).toContainText(/about \d+ seconds? at [\d,]+ records\/s/);
    await expect(page.getByRole('button', { name: words.jobs.jobsWith(words.jobs.running(1)) })).toBeVisible();
    await expect(card.getByText(words.exports.agrees)).toBeVisible({ timeout: 40_000 });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(page).toHaveTitle(`✓ ${words.announce.exportsFinished(1)} · Exports · Noctuary`);

    const record = await served(request, id);
    const saving = page.waitForEvent('download');
    await card.getByRole('link', { name: /^Download/ }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(record.file_url?.split('/').at(-1));
    const text = readFileSync(await file.path());
    expect(text.length).toBe(record.file_size);
    // Plus a header line and the empty text after the last line break.
    expect(text.toString().split('\r\n')).toHaveLength((record.record_count ?? 0) + 2);
    await expect(page).toHaveTitle('Exports · Noctuary');
    await card.getByRole('button', { name: /^Check/ }).click();
    const size = words.exports.rowsAndBytes(
      record.record_count ?? 0,
      `${record.file_size?.toLocaleString('en-US')} bytes`,
    );
    await expect(card.getByText(words.exports.fileAgreesWhole(size))).toBeVisible();
  },
);

test(
  'the keyboard cancels a running export after a confirmation, and polling stops',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const { id, card } = await order(page);
    await expect(card).toContainText(words.ui.status.STARTED);
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: words.exports.cancel })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words.exports.keep })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: words.exports.cancel })).toBeFocused();
    await page.keyboard.press('Enter');
    // Until then the focus is on its way there.
    await expect(page.getByRole('button', { name: words.exports.keep })).toBeFocused();
    await page.getByRole('button', { name: words.exports.cancelConfirm }).press('Enter');
    await expect(card).toContainText(`• ${words.ui.status.REVOKED}`);
    await expect(card.getByRole('button', { name: words.exports.tryAgain })).toBeVisible();
    await expect(card).toBeFocused();
    expect(statusOf(await served(request, id))).toBe('REVOKED');
    const asked: string[] = [];
    page.on('request', (one) => asked.push(one.url()));
    // Longer than two polls.
    await page.waitForTimeout(5_000);
    // Only the list is polled now and then, for exports that others order.
    expect(asked.filter((url) => url.includes(`/exports/${id}/`))).toEqual([]);
  },
);

test('an export that ends while the tab is hidden is announced when it is visible again', async ({ page, request }) => {
  const { id, card } = await order(page);
  await expect(card).toContainText(words.ui.status.STARTED);
  const show = (state: 'visible' | 'hidden') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await show('hidden');
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await expect.poll(async () => statusOf(await served(request, id)), { timeout: 40_000 }).toBe('SUCCESS');
  expect(asked).toEqual([]);
  await expect(page).toHaveTitle('Exports · Noctuary');
  await show('visible');
  await expect(page).toHaveTitle(`✓ ${words.announce.exportsFinished(1)} · Exports · Noctuary`);
  await expect(page.getByText(words.announce.exportEnded.SUCCESS)).toBeVisible();
  await expect(page.getByRole('link', { name: `Exports ${words.shell.endedSince(1)}` })).toBeVisible();
  await expect(card.getByText(words.exports.agrees)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveTitle('Exports · Noctuary');
});

test('a failed export shows the reason, and a retry succeeds once the cause is gone', async ({
  page,
  request,
  slowService: { folder },
}) => {
  const [files, aside] = [join(folder, 'exports'), join(folder, 'exports-aside')];
  renameSync(files, aside);
  const { id, card } = await order(page);
  await expect(card).toContainText(words.ui.status.FAILURE);
  await expect(card).toContainText('The folder of the export files is missing (ENOENT).');
  await expect(card.getByRole('link', { name: /^Download/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Jobs: .*failed/ })).toBeVisible();
  expect(statusOf(await served(request, id))).toBe('FAILURE');
  renameSync(aside, files);

  const orders: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && orders.push(one.url()));
  // Both clicks happen before the page renders again.
  await card.getByRole('button', { name: words.exports.tryAgain }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).not.toHaveURL(new RegExp(`selected=${id}\\b`));
  const again = page.locator(`#export-${new URL(page.url()).searchParams.get('selected')}`);
  await expect(again).toContainText(words.ui.status.STARTED);
  await expect(again.getByText(words.exports.agrees)).toBeVisible({ timeout: 40_000 });
  expect(orders).toHaveLength(1);
  await page.goto('/?project=4');
  await expect(page.getByRole('link', { name: textPattern(`${words.overview.failed(1)}§`) })).toHaveAttribute(
    'href',
    /status=FAILURE/,
  );
});

// The page with its cards is among those of `every-language.spec.ts`.
test('a running export, the dialog, the table and the jobs are accessible, light and dark', async ({ page }) => {
  const check = async (part: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      // Between the schemes, only the colours differ.
      expect(await axeFinds(page, colorScheme === 'dark' ? ['color-contrast'] : [], part)).toEqual([]);
    }
  };
  const { card } = await order(page);
  await check(`#${await card.getAttribute('id')}`);
  await card.getByRole('button', { name: words.exports.cancel }).click();
  await page.getByRole('button', { name: words.exports.cancelConfirm }).click();
  await page.getByRole('button', { name: words.exports.newExport }).click();
  await expect(page.getByRole('dialog', { name: words.order.title })).toContainText(words.order.exact);
  await check('dialog[open], [role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.exports.newExport })).toBeFocused();
  await page.getByRole('button', { name: /^Jobs/ }).click();
  await expect(page.getByText(textPattern(words.jobs.lastJobs('20', '§')))).toBeVisible();
  await check('[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('table', { name: words.exports.title })).toContainText(words.ui.status.REVOKED);
  await check('main');
});
