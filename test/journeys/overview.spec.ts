import { axeFinds } from '#test/support/browser/axe-finds.ts';
import { expect, mapDrawn, overviewRead, test } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

test('the overview shows totals, and each number opens its list', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Overview · Noctuary');
  await overviewRead(page);
  await expect(page.getByLabel(words.overview.totals)).toContainText('4,312');
  const deployments = page.getByRole('region', { name: words.overview.deployments, exact: true });
  await deployments.getByRole('link', { name: words.overview.noLocation(7) }).click();
  await expect(page.getByRole('status').filter({ hasText: 'deployments' }).first()).toHaveText('7 of 189 deployments');
  await page.goBack();
  await overviewRead(page);
  await page.getByRole('region', { name: words.overview.busiest }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sessions\/\d+$/);
});

test('the keyboard opens and closes the search, and opens a deployment from it', async ({ page }) => {
  await page.goto('/deployments');
  await mapDrawn(page, 182);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: words.shell.searchAll });
  await expect(field).toBeFocused();
  await field.fill('erab');
  const found = page.getByRole('listbox', { name: words.palette.found }).getByRole('option');
  await expect(found.first()).toContainText('Érablière');
  expect(await axeFinds(page)).toEqual([]);
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

test('on a phone, the bar has four pages, and More has the others', { tag: '@smoke' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  const rail = page.getByRole('navigation', { name: words.shell.pagesLabel });
  await expect(rail.getByRole('link')).toHaveText(['Overview', 'Deployments', 'Sessions', 'Exports']);
  await rail.getByRole('button', { name: words.shell.more }).click();
  await rail.getByRole('link', { name: 'Taxa' }).click();
  await expect(page).toHaveURL('/taxa');
  await expect(rail.getByRole('link')).toHaveCount(4);
});
