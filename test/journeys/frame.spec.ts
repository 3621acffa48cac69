import { frameFaults } from '#test/support/browser/frame-faults.ts';
import { smallJourney as test } from '#test/support/browser/small-journey.ts';
import { expect, WITHOUT_MOTION } from '#test/support/journey.ts';
import { ANY, textOf, textPattern, words } from '#test/words.ts';

test.use(WITHOUT_MOTION);

// All other views, and what opens over them, are in `every-language.spec.ts`, which looks at the frame too.
test('the frame does not move, and nothing is cut off where a table is beside a calendar', async ({ page }) => {
  await page.goto('/sessions?project=2&view=split');
  await expect(page.getByRole('status').first()).toHaveText(/^(\d+) of \1 sessions$/);
  await expect(page.getByRole('grid')).toBeVisible();
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: width > 1024 ? 900 : 800 });
    await expect(async () => expect(await frameFaults(page), `${width} px`).toEqual([])).toPass({ timeout: 10_000 });
  }
});

test('a list whose columns fit, except for the width of the upright scroll bar, has no level one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/taxa?widths=name:360');
  await expect(page.getByRole('status').first()).toHaveText(
    textPattern(textOf(words.list.shownOf(ANY, String(ANY), words.taxa.nouns.many))),
  );
  await expect(async () => expect(await frameFaults(page)).toEqual([])).toPass({ timeout: 10_000 });
});

test('the last time below the plot of a night is not cut off', async ({ page }) => {
  await page.goto('/sessions/1000');
  await expect(page.getByText(textPattern(words.sessionPage.allLoaded(ANY)))).toBeVisible();
  const plot = page.getByRole('slider', { name: words.sessionPage.activity });
  await expect(plot.locator('svg')).toHaveCount(2);
  // The distance from the last text of the axis to the right edge, in pixels.
  const room = await plot.evaluate((element) => {
    const [drawing] = [...element.querySelectorAll('svg')].slice(-1);
    const texts = [...(drawing?.querySelectorAll('text') ?? [])].map((text) => text.getBoundingClientRect().right);
    return (drawing?.getBoundingClientRect().right ?? 0) - Math.max(...texts);
  });
  expect(room).toBeGreaterThan(1);
  expect(room).toBeLessThan(100);
});

test('a session begins at its top, also after one that was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  const openByNumber = async (id: number) => {
    const before = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: words.shell.searchAll }).fill(String(id));
    await page
      .getByRole('option', { name: textPattern(`${words.palette.sessionById(String(id))}, §`) })
      .or(page.getByRole('group', { name: words.palette.groups.session }).getByRole('option'))
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/sessions/${id}$`));
    // The address changes before the page does.
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(before);
    await expect(page.getByRole('gridcell').first()).toBeAttached();
  };
  await page.goto('/sessions/815');
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await openByNumber(744);
  const scrolled = () => main.evaluate((element) => element.scrollTop);
  const species = main.getByRole('heading', { name: words.species.title });
  await species.scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(200);
  // Both are loaded now: nothing that is shorter stands between them.
  await openByNumber(815);
  expect(await scrolled()).toBe(0);
});
