import { expect, test } from '#test/support/journey.ts';
import { textPattern, words } from '#test/words.ts';
import { inDatabase } from './in-database.ts';

/** A session of the sample with many taxa. */
const SESSION = 744;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `from a count of taxa to the species, and to the capture with the best score, ${viewport.width} px wide`,
    { tag: viewport.width < 400 ? '@smoke' : [] },
    async ({ page }) => {
      const species = inDatabase<{ name: string; occurrences: number; best: number }>(
        `select t.name, count(*) as occurrences, max(o.determination_score) as best from occurrences o
        join taxa t on t.id = o.determination_id where o.event_id = ${SESSION} and t.rank = 'SPECIES' group by t.name`,
      );
      const [best] = species.toSorted((a, b) => b.best - a.best);
      const twoDigits = (Math.floor((best?.best ?? 0) * 100) / 100).toFixed(2);
      await page.setViewportSize(viewport);
      await page.goto(`/sessions/${SESSION}`);
      const counts = page.getByText('Taxa', { exact: true }).locator('..');
      await counts.getByRole('link').press('Enter');
      await expect(page).toHaveURL(/#species$/);
      await expect(page.getByRole('heading', { name: words.species.title })).toBeInViewport();
      const table = page.getByRole('table', { name: words.species.title });
      await expect(table).toHaveAttribute('aria-rowcount', String(species.length + 1));

      await table.getByRole('button', { name: words.species.columns.bestScore }).press('Enter');
      const row = table.getByRole('row', { name: new RegExp(`^${best?.name} `) });
      await expect(row.getByRole('cell', { name: twoDigits, exact: true })).toBeVisible();
      await row.getByRole('link', { name: /^\d\d:\d\d/ }).press('Enter');
      const viewer = page.getByRole('dialog', { name: textPattern(words.sessionPage.capturesOf('§')) });
      await expect(viewer).toBeVisible();
      const determinations = viewer.getByRole('region', { name: words.determinations.title });
      const found = determinations.getByRole('listitem').filter({ hasText: best?.name ?? '' });
      await expect(found.filter({ hasText: `${words.determinations.score} ${twoDigits}` }).first()).toBeVisible();
      // The same capture after a reload, and the species behind it.
      await page.reload();
      await expect(found.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(row).toHaveAttribute('aria-selected', 'true');
    },
  );
}

test('the species stay in view when the captures above them come later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A page made slow before its first document once never received it.
  await page.goto('/projects');
  const network = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await network.send('Network.emulateNetworkConditions', conditions);
  await page.goto(`/sessions/${SESSION}`);
  await page.getByText('Taxa', { exact: true }).locator('..').getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name: words.species.title })).toBeInViewport();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: words.species.title })).toBeInViewport();
});
