import { nightText } from '#dashboard/ui/text/night-text.ts';
import type { Locator, Page } from '@playwright/test';
import { smallJourney } from '#test/support/browser/small-journey.ts';
import { expect, previewReplaced, test, WITHOUT_MOTION } from '#test/support/journey.ts';
import { ANY, textPattern, words } from '#test/words.ts';

test.use(WITHOUT_MOTION);
smallJourney.use(WITHOUT_MOTION);

const chips = (page: Page) => page.getByRole('list', { name: words.list.filtersLabel });

/** Unfolds the controls, which a small window folds. */
async function unfold(page: Page): Promise<void> {
  const controls = page.getByRole('button', { name: /^Controls/ });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await controls.isVisible()) await controls.click();
}

/** The position of an element, in CSS px. */
async function box(of: Locator) {
  const found = await of.boundingBox();
  if (found === null) throw new Error('It is not on the page.');
  return found;
}

const PAGES = [
  [
    '/deployments',
    'Deployments',
    'captures_count=1..&active=2023-01-01..2025-12-31&first_date=2023-01-01..&last_date=2023-01-02..',
  ],
  [
    '/sessions',
    'Sessions',
    'captures_count=1..&duration=0..&day_after=2023-01-01&deployment=36,38,41,45&taxa_count=0..',
  ],
  [
    '/sessions?group=deployment',
    'Sessions by deployment',
    'captures_count=1..&duration=0..&day_after=2023-01-01&taxa_count=0..',
  ],
  ['/taxa', 'Taxa', 'rank=SPECIES,GENUS,FAMILY&occurrences_count=1..'],
  ['/exports?view=table', 'Exports', 'status=SUCCESS&record_count=1..&file_size=1..'],
  ['/storage?view=table', 'Storage sources', 'deployments_count=1..&total_files_indexed=1..'],
  ['/projects?view=table', 'Projects', 'deployments_count=1..&draft=no'],
] as const;

const [WIDE, PHONE] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

smallJourney(
  'any number of filters leaves the table in position, and the badge counts them, wide and on a phone',
  async ({ page }) => {
    // Fourteen pages.
    smallJourney.slow();
    for (const [path, name, filters] of PAGES) {
      const table = page.getByRole('table', { name, exact: true });
      const clearAll = page.getByRole('button', { name: words.list.clearAll });
      const count = [...filters.matchAll(/[a-z_]+=/g)].length + 1;
      const isFiltered = async (y: number) => {
        await expect(page.getByRole('button', { name: words.list.filtersSet(count) })).toBeVisible();
        await expect(chips(page).getByRole('listitem')).toHaveCount(count + 1);
        await expect(table).toHaveAttribute('aria-busy', 'false');
        expect((await box(table)).y, path).toBe(y);
        // The last chip is scrolled out of view; "Clear all" is always visible.
        await expect(clearAll).toBeInViewport({ ratio: 1 });
      };

      await page.setViewportSize(WIDE);
      await page.goto(path);
      await previewReplaced(page);
      await expect(table.getByRole('row', { selected: false }).first()).toBeVisible();
      await expect(table).toHaveAttribute('aria-busy', 'false');
      const wide = await box(table);
      await page.setViewportSize(PHONE);
      await unfold(page);
      const phone = await box(table);

      await page.goto(`${path}${path.includes('?') ? '&' : '?'}${filters}&search=a`);
      await previewReplaced(page);
      await unfold(page);
      await isFiltered(phone.y);
      await clearAll.click({ trial: true });
      await page.setViewportSize(WIDE);
      await isFiltered(wide.y);
      await clearAll.click();
      await expect(page).toHaveURL(path);
      await expect(chips(page)).toHaveCount(0);
      expect((await box(table)).y, path).toBe(wide.y);
      await page.setViewportSize(PHONE);
      await expect.poll(async () => (await box(table)).y, path).toBe(phone.y);
    }
  },
);

test('the calendar of selected deployments has only their rows, scrolled to their nights', async ({ page }) => {
  const answer = await page.request.get('/api/v2/events/?deployment=36&limit=1000');
  const { results } = (await answer.json()) as { results: { day: string }[] };
  const [last = ''] = results
    .map(({ day }) => day)
    .filter((day) => day < '2024')
    .toSorted()
    .toReversed();
  expect(last).not.toBe('');
  await page.goto(`/sessions?view=calendar&deployment=36&day_before=${last}`);
  await expect(page.getByRole('status').first()).toHaveText(/of 4,312 sessions$/);
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const grid = calendar.getByRole('grid');
  await expect(calendar.getByText(words.calendar.noSession, { exact: true })).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', '1');
  const gridBox = await box(grid);
  // The last of the selected nights is at the right.
  await page.mouse.move(gridBox.x + gridBox.width - 8, gridBox.y + 32);
  const named = nightText(`${last}T22:00:00`, null);
  await expect(
    calendar.getByText(textPattern(words.calendar.nightOf('§', named, words.calendar.counts.captures_count(ANY)))),
  ).toBeVisible();
});
