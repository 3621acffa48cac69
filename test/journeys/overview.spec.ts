import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, mapDrawn, test } from '#test/support/journey.ts';

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function overviewRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Captures by week' })).toBeVisible();
  await expect(page.getByText(/read so far/)).toHaveCount(0);
  await mapDrawn(page, 182);
}

test('the front page says how much there is, and its numbers open the lists they are of', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Overview · Noctuary');
  await overviewRead(page);
  await expect(page.getByLabel('Totals')).toContainText('4,312');
  await page.getByRole('link', { name: '7 without a location' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'deployments' }).first()).toHaveText('7 of 189 deployments');
  await page.goBack();
  await overviewRead(page);
  await page.getByRole('region', { name: 'Busiest nights' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
});

test('the keyboard goes from the search to a deployment and back to where it was', async ({ page }) => {
  await page.goto('/deployments');
  await mapDrawn(page, 182);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search deployments/ });
  await expect(field).toBeFocused();
  await field.fill('erab');
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  await expect(found.first()).toContainText('Érablière');
  const axe = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(axe.violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('/');
  await field.fill('erab');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/deployments\/\d+$/);
});

test('a phone’s bar has four pages and the others behind More', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/settings');
  const rail = page.getByRole('navigation', { name: 'Pages' });
  await expect(rail.getByRole('link')).toHaveText(['Overview', 'Deployments', 'Sessions', 'Exports']);
  await rail.getByRole('button', { name: /More/ }).click();
  await rail.getByRole('link', { name: 'Taxa' }).click();
  await expect(page).toHaveURL('/taxa');
  await expect(rail.getByRole('link')).toHaveCount(4);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${colorScheme}, ${size}`, () => {
      test.use({ colorScheme, viewport });
      for (const address of ['/', '/settings']) {
        test(`axe finds nothing at ${address}, and nothing is wider than the window`, async ({ page }) => {
          await page.goto(address);
          await (address === '/' ? overviewRead(page) : expect(page.getByText(/version 2$/)).toBeVisible());
          const found = await new AxeBuilder({ page }).analyze();
          expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
            [],
          );
          const main = page.getByRole('main');
          expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        });
      }
    });
  }
}
