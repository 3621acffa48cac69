import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test, WITHOUT_MOTION } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

test.use(WITHOUT_MOTION);

/** No word of the product, of the sample or of a language. */
const SECRET = 'qwyxzoth';
const controls = (page: Page) => page.getByRole('group', { name: words.remarks.yours });

test('nothing of a note leaves the browser, through the pages, lists, files and paper of a whole visit', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  const addresses = new Set<string>();
  context.on('page', (opened) => opened.on('framenavigated', (frame) => addresses.add(frame.url())));
  page.on('framenavigated', (frame) => addresses.add(frame.url()));

  await page.goto('/sessions/815');
  await controls(page).getByRole('button', { name: words.remarks.star }).click();
  await controls(page).getByRole('button', { name: words.remarks.addNote }).click();
  await page.keyboard.type(`Lamp off, ${SECRET}`);
  await page.keyboard.press('Control+Enter');
  await expect(controls(page).getByText(`Lamp off, ${SECRET}`)).toBeVisible();
  await page.getByRole('gridcell').first().getByRole('button').click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: words.remarks.starTheImage })).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  await page.keyboard.type(`A moth, ${SECRET}`);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await page.goto('/deployments/36');
  await controls(page).getByRole('button', { name: words.remarks.addNote }).click();
  await page.keyboard.type(`Key at the farm, ${SECRET}`);
  // The page is left while it is written.
  await page.goto('/sessions?star=yes');
  const table = page.getByRole('table', { name: 'Sessions' });
  await expect(table).toContainText(`Lamp off, ${SECRET}`);
  await expect(page.getByRole('status').first()).toHaveText('1 of 4,312 sessions');
  await page.getByRole('button', { name: words.list.panels.download }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.panels.asFile('CSV') }).click(),
  ]);
  expect(parse(await readFile(await file.path()), { columns: true })).toMatchObject([
    { id: '815', star: 'true', note: `Lamp off, ${SECRET}` },
  ]);
  await page.goto('/settings#notes-and-stars');
  const section = page.getByRole('region', { name: words.settings.remarks, exact: true });
  await expect(section.getByRole('rowheader')).toHaveCount(3);
  await expect(section).toContainText(`Key at the farm, ${SECRET}`);
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: words.allRemarks.export(3) }).click(),
  ]);
  expect(await readFile(await exported.path(), 'utf8')).toContain(SECRET);
  await section.locator('input[type=file]').setInputFiles(await exported.path());
  await expect(section.getByText(words.allRemarks.imported(0, 0, 3))).toBeVisible();
  await page.reload();
  await expect(section.getByRole('rowheader')).toHaveCount(3);

  expect(sent.length).toBeGreaterThan(30);
  expect(sent.filter((request) => decodeURIComponent(request).includes(SECRET))).toEqual([]);
  expect([...addresses].filter((address) => decodeURIComponent(address).includes(SECRET))).toEqual([]);
});

test('a star and a note appear in another tab, and on paper without their buttons', async ({ page, context }) => {
  await page.goto('/sessions/815');
  const other = await context.newPage();
  await other.goto('/sessions/815');
  await expect(controls(other).getByRole('button', { name: words.remarks.star })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await controls(page).getByRole('button', { name: words.remarks.star }).click();
  await controls(page).getByRole('button', { name: words.remarks.addNote }).click();
  await page.keyboard.type('Lamp off');
  await page.keyboard.press('Control+Enter');
  await expect(controls(other).getByRole('button', { name: words.remarks.star })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(controls(other).getByText('Lamp off')).toBeVisible();

  await controls(page).getByRole('button', { name: words.remarks.editNote }).click();
  await page.keyboard.type(' from 02:10');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(controls(page).getByRole('paragraph').filter({ hasText: 'Lamp off from 02:10' })).toBeVisible();
  await expect(controls(page).getByRole('textbox')).toBeHidden();
  await expect(controls(page).getByRole('button', { name: words.remarks.editNote })).toBeHidden();
});
