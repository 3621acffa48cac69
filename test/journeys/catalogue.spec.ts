import type { RecordOf } from '#contract/lists/collections.ts';
import { expect, test } from '#test/support/journey.ts';
import { ANY, startOf, textPattern, words } from '#test/words.ts';

test(
  'storage: the chart of sizes opens the panel, and the panels match the service’s records',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/storage');
    const answer = await page.request.get('/api/v2/storage/?limit=100');
    const { results } = (await answer.json()) as { results: RecordOf<'storage'>[] };
    const sizes = results.flatMap(({ total_size_indexed: size }) => (size === null ? [] : [size]));
    const gigabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e9;
    await expect(page.getByText(words.storage.sumOfSome(sizes.length, results.length)).first()).toBeVisible();
    await expect(page.getByText(`${gigabytes.toFixed(1)} GB`, { exact: true })).toBeVisible();

    const picture = page.getByRole('group', { name: words.storage.sizes });
    await picture.getByRole('button').first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const [least] = results
      .filter(({ total_size_indexed: size }) => size !== null && size > 0)
      .toSorted((a, b) => (a.total_size_indexed ?? 0) - (b.total_size_indexed ?? 0));
    const chosen = page.getByRole('listitem').filter({ has: page.getByRole('button', { pressed: true }) });
    await expect(chosen.getByRole('heading')).toHaveText(least?.name ?? '');
    await expect(chosen).toBeInViewport();
    expect(new URL(page.url()).searchParams.get('selected')).toBe(String(least?.id));
  },
);

test(
  'taxa: the keyboard opens every branch of the tree, and a taxon shows where it was found',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/taxa?view=tree');
    const tree = page.getByRole('tree', { name: words.taxa.treeLabel });
    // While taxa load, the last row changes.
    await expect(page.getByText(textPattern(words.taxa.counts(ANY, ANY)))).toBeVisible();
    const at = page.locator(':focus');
    await tree.getByRole('treeitem', { name: /^Lepidoptera,/, expanded: true }).focus();
    for (const level of ['2', '3']) {
      await page.keyboard.press('ArrowRight');
      await expect(at).toHaveAttribute('aria-level', level);
      // Opens it and all beside it.
      await page.keyboard.press('*');
      await expect(at).toHaveAttribute('aria-expanded', 'true');
    }
    await page.keyboard.press('End');
    // Hundreds of rows further down, and visible.
    await expect(at).toHaveAttribute('aria-level', '1');
    await expect(at).toBeInViewport({ ratio: 1 });
    // All at once: letters that are typed far apart start a new search, as they may be on a busy machine.
    await expect(async () => {
      await page.keyboard.press('Home');
      await Promise.all('noctua'.split('').map((letter) => page.keyboard.press(letter)));
      await expect(at).toHaveAccessibleName(/^Noctua,/, { timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Enter');

    const panel = page.getByRole('region', { name: words.taxa.panel });
    await expect(panel.getByText(textPattern(words.occurrences.basedOnAll(ANY)))).toBeVisible();
    await expect(panel.getByRole('region', { name: words.taxa.mapLabel('Noctua') })).toContainText(
      textPattern(`§${words.map.drawn(ANY)}§`),
    );
    // The address reproduces the page.
    await page.reload();
    await expect(panel.getByRole('heading', { level: 2, name: 'Noctua' })).toBeVisible();
    await expect(tree.getByRole('treeitem', { selected: true })).toBeInViewport();
    await panel
      .getByRole('list', { name: words.taxa.deploymentsOf('Noctua') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/deployments\/\d+$/);
  },
);

test('projects: links to other pages carry the selected project', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/projects');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Hokkaidō' }) });
  await card.getByRole('button', { name: startOf(words.projects.select('', String)) }).click();
  await expect(page).toHaveURL('/projects?project=5');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Storage' }).click();
  await expect(page).toHaveURL('/storage?project=5');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['hokkaido-captures', 'hokkaido-field-disks']);
});
