import type { Page } from '@playwright/test';
import { frameFaults } from '#test/support/frame-faults.ts';
import { expect, mapDrawn, overviewRead, test as base, wholeListRead } from '#test/support/journey.ts';

/** With scroll bars that take room, as on most computers with a mouse. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

type Ready = (page: Page) => Promise<void>;
const heading: Ready = (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const has = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const lists = (text: string | RegExp) => (page: Page) => expect(page.getByRole('status').first()).toHaveText(text);
const allSessions = lists('4,312 of 4,312 sessions');
const drawsCalendar: Ready = async (page) => {
  await allSessions(page);
  await expect(page.getByRole('grid')).toBeVisible();
};
const showsMonths: Ready = async (page) => {
  await allSessions(page);
  await expect(page.getByRole('region', { name: /by month$/ })).toBeVisible();
};

/** Every page with real records, in each of its views, and when it stands. */
const PAGES: Readonly<Record<string, Readonly<Record<string, Ready>>>> = {
  'deployments and the overview': {
    '/': overviewRead,
    '/deployments': async (page) => {
      await wholeListRead(page);
      await mapDrawn(page, 182);
    },
    '/deployments?selected=36': wholeListRead,
    '/deployments?view=map&selected=36': wholeListRead,
    '/deployments?view=table': wholeListRead,
    '/deployments?view=table&selected=36': wholeListRead,
    '/deployments/36': has('all 40 sessions'),
    '/deployments/36?months=on': has('all 40 sessions'),
  },
  sessions: {
    '/sessions': allSessions,
    '/sessions?view=split': drawsCalendar,
    '/sessions?view=calendar&zoom=14': drawsCalendar,
    '/sessions?view=calendar&metric=captures_per_hour&months=on': showsMonths,
    '/sessions?group=deployment': lists('189 of 189 deployments'),
    '/sessions/1000': has(/^All \d+ captures read/),
    '/sessions/815': has('All 841 captures read'),
  },
  'all others': {
    // At the first size the columns fit but for the bar of the rows.
    '/taxa?widths=name:360': lists(/ of \d+ taxa$/),
    '/taxa?selected=7': has(/occurrences read/),
    '/taxa?view=tree&selected=7': has(/occurrences read/),
    '/exports': lists(/ of \d+ exports$/),
    '/storage': lists(/ of \d+ storage sources$/),
    '/projects': lists(/ of \d+ projects$/),
    '/settings': has(/version 2$/),
    '/no/such/page': heading,
  },
};

for (const [which, pages] of Object.entries(PAGES)) {
  test(`the frame stays where it is, and nothing is cut off: ${which}`, async ({ page }) => {
    for (const [address, ready] of Object.entries(pages)) {
      await page.goto(address);
      await ready(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect
          .soft(async () => expect(await frameFaults(page)).toEqual([]), `${address} at ${size.width}×${size.height}`)
          .toPass({ timeout: 3_000 });
      }
    }
  });
}
