import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pagesNotIn, pathOf } from '#test/dashboard/pages-not-in.ts';
import { axeFinds } from '#test/support/browser/axe-finds.ts';
import { frameFaults } from '#test/support/browser/frame-faults.ts';
import { storeRemarks } from '#test/support/browser/store-remarks.ts';
import { scrollBarJourney, smallOverviewRead } from '#test/support/browser/small-journey.ts';
import { expect, mapDrawn, test, wholeListRead, WITHOUT_MOTION } from '#test/support/journey.ts';
import { ANY, textOf, textPattern, words } from '#test/words.ts';

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const has = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const lists = (text: string | RegExp) => (page: Page) => expect(page.getByRole('status').first()).toHaveText(text);
const ran = lists(textPattern(words.effort.basedOn(ANY, ANY, ANY)));
const compared = lists(textPattern(words.compare.basedOn(ANY, ANY)));
const counts = ({ many }: { many: string }) => lists(textPattern(textOf(words.list.shownOf(ANY, String(ANY), many))));

const ofProject = lists(/^(\d+) of \1 deployments$/);

/** When each page has loaded. `every-language.spec.ts` looks at the frame of a tablet, too. With one project of the small season, because axe takes long for the colours of similar rows. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': smallOverviewRead,
  '/deployments?project=2': ofProject,
  '/deployments?project=2&view=table&selected=36': ofProject,
  '/deployments?project=2&view=map&selected=36': ofProject,
  '/deployments/36': has(/all \d+ sessions/),
  '/sessions?project=2&captures_count=200..': lists(/ of \d+ sessions$/),
  '/sessions?project=2&view=calendar': lists(/^(\d+) of \1 sessions$/),
  '/sessions?project=2&group=deployment': ofProject,
  '/sessions/815': has(words.sessionPage.allLoaded(841)),
  '/effort?project=2': ran,
  '/effort?project=2&measure=detected&taxon=7&table=on&occasion=month': ran,
  '/compare?deployment=36,38,41&moon=on': compared,
  '/compare?project=2,3&plots=multiples&period=month&measure=taxa': compared,
  '/compare?deployment=36&table=on': compared,
  '/exports': counts(words.exports.nouns),
  '/storage?project=2': counts(words.storage.nouns),
  '/taxa?view=tree&selected=7&project=4': has(textPattern(words.occurrences.basedOnAllOfProject(ANY))),
  '/taxa?view=models&project=2&show=plot': has(textPattern(words.occurrences.basedOnAllOfProject(ANY))),
  '/taxa?view=models&project=2&show=corrections': has(textPattern(words.occurrences.basedOnAllOfProject(ANY))),
  '/taxa/207?project=2': lists(/deployments$/),
  '/taxa/377?project=2&table=on&score=0.8': lists(/deployments$/),
  '/projects': counts(words.projects.nouns),
  '/settings': has(/version 2$/),
  '/no/such/page': heading,
};
const OTHERS = pagesNotIn(Object.keys(PAGES)).map((address) => [address, heading] as const);
const ADDRESSES = [...Object.entries(PAGES), ...OTHERS];
const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

scrollBarJourney.describe('with reduced motion', () => {
  scrollBarJourney.use(WITHOUT_MOTION);

  // The addresses of a page are one visit: what it loads is compiled once.
  for (const path of new Set(ADDRESSES.map(([address]) => pathOf(address)))) {
    scrollBarJourney(
      `axe finds no violations at ${path}, wide and on a phone, light and dark, and nothing is cut off`,
      { tag: path === '/storage' ? '@smoke' : [] },
      async ({ page }) => {
        scrollBarJourney.slow();
        // Pages and lists then have more to look at.
        await storeRemarks(page, ['session 815', 'deployment 36', 'capture 64100']);
        for (const [address, ready] of ADDRESSES.filter(([one]) => pathOf(one) === path)) {
          await scrollBarJourney.step(address, () => looksRight(page, address, ready));
        }
      },
    );
  }
});

async function looksRight(page: Page, address: string, ready: (page: Page) => Promise<void>): Promise<void> {
  const paint = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  };
  const fitsAndLoaded = async (size: keyof typeof SIZES) => {
    await page.setViewportSize(SIZES[size]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await ready(page);
    const main = page.getByRole('main');
    expect.soft(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), address).toBe(0);
    await expect
      .soft(async () => expect(await frameFaults(page)).toEqual([]), `${address}, ${size}`)
      .toPass({ timeout: 10_000 });
  };
  await page.setViewportSize(SIZES.wide);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await fitsAndLoaded('wide');
  await paint('light');
  expect.soft(await axeFinds(page), address).toEqual([]);
  // Between the schemes, only the colours differ.
  await paint('dark');
  expect.soft(await axeFinds(page, ['color-contrast']), address).toEqual([]);
  await fitsAndLoaded('phone');
  expect.soft(await axeFinds(page), address).toEqual([]);
  await paint('light');
  expect.soft(await axeFinds(page, ['color-contrast']), address).toEqual([]);
}

const WIDE_AND_PHONE = [
  ['wide', SIZES.wide],
  ['phone', SIZES.phone],
] as const;

for (const [size, viewport] of WIDE_AND_PHONE) {
  test(`nothing shifts while the page loads, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((sortedSoFar) => {
      const shifts: string[] = [];
      let inParts = false;
      Object.assign(window, { shifts });
      // On a slow machine the first hundred rows are shown before the others, which are then inserted between them.
      new MutationObserver(() => {
        inParts ||= document.querySelector('tfoot')?.textContent.includes(sortedSoFar) === true;
      }).observe(document, { subtree: true, childList: true, characterData: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
          if (inParts && sources.every(({ node }) => (node?.closest('tbody') ?? null) !== null)) continue;
          // Shifts below a thousandth of the window are allowed: the map's scale bar changes with the first fit.
          if (value >= 0.001) shifts.push(`${value} ${sources.map(({ node }) => node?.className).join(' ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, words.list.sortedSoFar(''));
    await page.goto('/deployments');
    await wholeListRead(page);
    await mapDrawn(page, 182);
    expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
  });
}

for (const [size, viewport] of WIDE_AND_PHONE) {
  test(`the table, its sums and a map stay in place while filtered sessions and a taxon load, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Node | null }[] };
          for (const { node } of sources) {
            if (!(node instanceof Element)) continue;
            const holds = node.querySelector(':scope > table, [role=application]') !== null;
            if (holds || node.matches('table, tfoot, [role=application]')) moved.push(node.outerHTML.slice(0, 100));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved = () => page.evaluate(() => 'moved' in window && window.moved);
    await page.goto('/sessions?captures_count=700..&day_after=2023-06-10');
    await expect(page.getByRole('rowheader', { name: words.list.sumOf('9') })).toBeVisible();
    expect(await moved()).toEqual([]);
    await page.goto('/taxa?selected=207');
    await expect(page.getByText(words.occurrences.basedOnAll(490))).toBeVisible();
    await expect(page.locator('main canvas').first()).toBeVisible();
    expect(await moved()).toEqual([]);
  });
}

test('the content security policy allows the inline scripts of the document by their hash, and no others', async ({
  page,
}) => {
  const answer = await page.goto('/deployments');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'));
  const html = (await answer?.text()) ?? '';
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(hashes).toHaveLength(5);
  expect(scripts?.trim()).toBe(`script-src 'self' ${hashes.join(' ')}`);
  expect(inline.every((script) => script.length < 3_200)).toBe(true);
  await wholeListRead(page);
});

test('the first visit requests only what it shows', { tag: '@smoke' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  // The jobs in the header load after the page.
  const jobsAsked = page.waitForRequest(/\/jobs\//);
  await page.goto('/deployments');
  await wholeListRead(page);
  await mapDrawn(page, 182);
  await jobsAsked;
  expect(asked.toSorted()).toEqual([
    '/api/v2/deployments/?ordering=created_at&limit=500',
    expect.stringMatching(/^\/api\/v2\/jobs\/\?fields=[a-z_%2C]+&ordering=-updated_at&limit=20$/),
    '/api/v2/projects/?ordering=created_at&limit=500',
  ]);
});

test('the colour scheme is applied before the first paint, and the choice is stored', async ({ page }) => {
  await page.goto('/deployments');
  await page.getByRole('button', { name: words.shell.colourScheme.auto }).click();
  await page.getByRole('button', { name: words.shell.colourScheme.light }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: words.shell.colourScheme.dark })).toBeVisible();
});
