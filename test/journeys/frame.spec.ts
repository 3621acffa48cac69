import type { Page } from '@playwright/test';
import { frameFaults } from '#test/support/browser/frame-faults.ts';
import { scrollBarJourney as test, smallListRead } from '#test/support/browser/small-journey.ts';
import { expect, WITHOUT_MOTION } from '#test/support/journey.ts';
import { ANY, textOf, textPattern, words } from '#test/words.ts';

test.use(WITHOUT_MOTION);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

type Ready = (page: Page) => Promise<void>;
const heading: Ready = (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const has = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const lists = (text: string | RegExp) => (page: Page) => expect(page.getByRole('status').first()).toHaveText(text);
const counts = ({ many }: { many: string }) => lists(textPattern(textOf(words.list.shownOf(ANY, String(ANY), many))));
const allSessions = lists(/^(\d+) of \1 sessions$/);
const drawsCalendar: Ready = async (page) => {
  await allSessions(page);
  await expect(page.getByRole('grid')).toBeVisible();
};
const showsMonths: Ready = async (page) => {
  await allSessions(page);
  await expect(page.getByRole('region', { name: textPattern(words.calendar.byMonth('§')) })).toBeVisible();
};

/** Views that `quality.spec.ts`, which looks at the frame of every page, does not open, and when each has loaded. */
const VIEWS: Readonly<Record<string, Readonly<Record<string, Ready>>>> = {
  'deployments and taxa': {
    '/deployments?selected=36': smallListRead,
    '/deployments?view=table': smallListRead,
    '/deployments/36?months=on': has(/all \d+ sessions/),
    // At the first window size the columns fit, except for the width of the vertical scroll bar.
    '/taxa?widths=name:360': counts(words.taxa.nouns),
    '/taxa?selected=7': has(textPattern(words.occurrences.basedOnAll(ANY))),
  },
  sessions: {
    '/sessions?project=2': allSessions,
    '/sessions?project=2&view=split': drawsCalendar,
    '/sessions?project=2&view=calendar&zoom=14': drawsCalendar,
    '/sessions?project=2&view=calendar&metric=captures_per_hour&months=on': showsMonths,
    '/sessions/1000': has(textPattern(words.sessionPage.allLoaded(ANY))),
  },
};

for (const [which, views] of Object.entries(VIEWS)) {
  test(`the frame does not move, and nothing is cut off: ${which}`, async ({ page }) => {
    // Some pages at three sizes each.
    test.slow();
    for (const [address, ready] of Object.entries(views)) {
      await page.goto(address);
      await ready(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect
          .soft(async () => expect(await frameFaults(page)).toEqual([]), `${address} at ${size.width}×${size.height}`)
          .toPass({ timeout: 10_000 });
      }
    }
  });
}

/** What opens over a page: by the page's address, in the sequence in which it is opened and closed there. */
const OPENED: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  '/sessions?project=2': {
    ...Object.fromEntries(
      Object.values(words.list.panels).map((name) => [
        `the panel ${name}`,
        (page: Page) => page.getByRole('button', { name, exact: true }).click(),
      ]),
    ),
    'the search': (page) => page.keyboard.press('Control+k'),
  },
  '/exports': { 'a new export': (page) => page.getByRole('button', { name: words.exports.newExport }).click() },
  '/sessions/1000': {
    'an image': (page) => page.getByRole('grid', { name: 'Captures' }).getByRole('button').first().click(),
  },
};

for (const [address, opened] of Object.entries(OPENED)) {
  test(`what opens over a page fits the window: ${address}`, async ({ page }) => {
    // Some things at three sizes.
    test.slow();
    await page.goto(address);
    await heading(page);
    const dialog = page.getByRole('dialog');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const controls = page.getByRole('button', { name: words.list.controls });
      if (address.startsWith('/sessions?') && (await controls.isVisible())) await controls.click();
      for (const [what, open] of Object.entries(opened)) {
        await open(page);
        await expect(dialog).toBeVisible();
        await expect
          .soft(async () => expect(await frameFaults(page)).toEqual([]), `${what} at ${size.width}×${size.height}`)
          .toPass({ timeout: 10_000 });
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
  });
}

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
