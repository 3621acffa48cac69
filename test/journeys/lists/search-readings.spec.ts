import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/journey.ts';
import { textPattern, words } from '#test/words.ts';

const SEARCH = 'Trampa 3 Jul 2025';
const OTHER = words.ui.orRead('“Trampa” · 3 Jul 2025');
const READ = 'name “Trampa 3” · Jul 2025';

/** Names of the deployments in the rows of the table. */
const deployments = (page: Page) =>
  page
    .getByRole('table', { name: words.sessions.title })
    .locator('tbody')
    .getByRole('link', { name: /^Trampa \d/ });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    // Scroll bars of a phone take no space: a list that becomes short moves nothing.
    test.use({ viewport, isMobile: viewport.width < 400 });
    test(
      'a search says how it was read, and the other reading is one key away',
      { tag: viewport.width > 400 ? '@smoke' : [] },
      async ({ page }) => {
        await page.goto('/sessions');
        await expect(page.getByRole('status').first()).toHaveText('4,312 of 4,312 sessions');
        const unfold = page.getByRole('button', { name: words.list.controls });
        if (await unfold.isVisible()) await unfold.click();
        const box = page.getByRole('searchbox', { name: words.sessions.search });
        const boxBefore = await box.boundingBox();
        await box.fill(SEARCH);
        const reading = page.getByText(READ).filter({ visible: true });
        await expect(reading).toBeInViewport({ ratio: 1 });
        const at = await reading.boundingBox();
        // Below the box, and the box has not moved.
        expect(await box.boundingBox()).toEqual(boxBefore);
        expect((at?.y ?? 0) - (boxBefore?.y ?? 0) - (boxBefore?.height ?? 0)).toBeLessThan(12);
        await expect(page.getByRole('status').first()).toHaveText('6 of 4,312 sessions');
        for (const name of await deployments(page).allTextContents()) expect(name).toMatch(/^Trampa 3/);

        const other = page.getByRole('button', { name: OTHER }).filter({ visible: true });
        await expect(other).toBeInViewport({ ratio: 1 });
        await box.press('Tab');
        await expect(other).toBeFocused();
        await other.press('Enter');
        await expect(box).toHaveValue('Trampa 2025-07-03');
        await expect(page.getByText('“Trampa” · 3 Jul 2025', { exact: true }).filter({ visible: true })).toBeVisible();
        await expect(other).toHaveCount(0);
        await expect(page.getByRole('status').first()).toHaveText('1 of 4,312 sessions');
        await expect(deployments(page).first()).toHaveText(/^Trampa 1/);
      },
    );
  });
}

test('on a phone with folded controls, how the search in the address was read is shown beside the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/sessions?search=${SEARCH.replaceAll(' ', '+')}`);
  await expect(page.getByText(READ).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: OTHER }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/search=Trampa\+2025-07-03$/);
});

test('nothing of the page moves when the reading comes and when it goes; the palette reads a search as the page of sessions does', async ({
  page,
}) => {
  await page.goto('/sessions');
  await expect(page.getByRole('status').first()).toHaveText('4,312 of 4,312 sessions');
  const box = page.getByRole('searchbox', { name: words.sessions.search });
  const places = () =>
    Promise.all(
      [
        box,
        page.getByRole('button', { name: textPattern(`${words.list.panels.filters}§`) }),
        page.getByRole('button', { name: words.list.panels.views }),
        page.getByRole('columnheader').first(),
      ].map((one) => one.boundingBox()),
    );
  const before = await places();
  await box.fill('3 Jul 2025');
  await expect(page.getByText('3 Jul 2025', { exact: true }).filter({ visible: true })).not.toHaveCount(0);
  expect(await places()).toEqual(before);
  await box.fill('Trampa');
  await expect(page.getByText('3 Jul 2025', { exact: true }).filter({ visible: true })).toHaveCount(0);
  expect(await places()).toEqual(before);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: words.shell.searchAll });
  await field.fill(SEARCH);
  await expect(page.getByText(words.palette.sessionsRead(READ))).toBeVisible();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(6);
  for (const option of await options.allTextContents()) expect(option).toContain('Trampa 3');
  await page.getByRole('button', { name: OTHER }).press('Enter');
  await expect(field).toHaveValue('Trampa 2025-07-03');
  await expect(options).toHaveText([/Trampa 1/]);
});
