import { expect } from '#test/support/journey.ts';
import { order } from '#test/support/exports/order-export.ts';
import { slowJourney as test } from '#test/support/slow-journey.ts';
import { textPattern, words } from '#test/words.ts';

// Export jobs pause after the first rows.
test.use({ pauseMs: 3_600_000 });

test('an export without progress for ten minutes is marked as stalled, also on the overview', async ({ page }) => {
  await page.clock.install();
  const { card } = await order(page);
  await expect(card).toContainText(words.ui.status.STARTED);
  await expect(card).not.toContainText(words.exports.stalled);
  await page.clock.fastForward('10:30');
  await expect(card).toContainText(words.exports.stalled);
  await expect(card.getByRole('button', { name: words.exports.cancel })).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: textPattern(`${words.overview.stalled(1)}§`) }).click();
  await expect(page).toHaveURL(/\/exports\?project=\d+&activity=stalled$/);
  // The list has as many exports as the number that was clicked.
  await expect(page.getByRole('status').filter({ hasText: 'exports' }).first()).toHaveText(/^1 of \d+ exports$/);
  await expect(
    page.getByRole('button', { name: new RegExp(`${words.exports.activity}: ${words.exports.activities.stalled}`) }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
