import type { Page, Request } from '@playwright/test';
import { pagesNotIn, pathOf } from '#test/dashboard/pages-not-in.ts';
import { builtService } from '#test/support/built-service.ts';
import { rowsInSight } from '#dashboard/api/ordered/rows-in-sight.ts';
import { frontOf } from '#test/support/front.ts';
import { heldEntry, type HeldEntry } from '#test/support/held-entry.ts';
import { smallJourney, smallListRead, smallOverviewRead } from '#test/support/browser/small-journey.ts';
import { expect, test, wholeListRead, WITHOUT_MOTION } from '#test/support/journey.ts';
import { ANY, textOf, textPattern, words } from '#test/words.ts';

test.use(WITHOUT_MOTION);
smallJourney.use(WITHOUT_MOTION);

const TOKEN = 'moth-1234567890abcdef';
const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const shows = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const lists = (text: string | RegExp) => (page: Page) => expect(page.getByRole('status').first()).toHaveText(text);
const compared = lists(textPattern(words.compare.basedOn(ANY, ANY)));
const counts = ({ many }: { many: string }) => lists(textPattern(textOf(words.list.shownOf(ANY, String(ANY), many))));

/** By address: when the page has loaded. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': smallOverviewRead,
  '/?project=2': shows('Overview'),
  '/deployments': smallListRead,
  '/deployments?project=2&view=table&search=trap': lists(/ of \d+ deployments$/),
  '/deployments/36': shows(/all \d+ sessions/),
  '/deployments/36?project=2': shows(/all \d+ sessions/),
  '/sessions': lists(/^(\S+) of \1 sessions$/),
  '/sessions?project=2&selected=815': lists(/^(\S+) of \1 sessions$/),
  '/sessions?project=2&ordering=start': lists(/^(\S+) of \1 sessions$/),
  '/sessions?project=2&captures_count=200..': lists(/ of \S+ sessions$/),
  '/sessions?project=2&view=calendar': lists(/^(\S+) of \1 sessions$/),
  '/sessions/815': shows(words.sessionPage.allLoaded(841)),
  '/effort?project=2': lists(textPattern(words.effort.basedOn(ANY, ANY, ANY))),
  '/compare?deployment=36': compared,
  '/compare?project=2,3': compared,
  '/compare?deployment=36,38': compared,
  '/exports?project=2': counts(words.exports.nouns),
  '/taxa?project=2': counts(words.taxa.nouns),
  '/taxa/7': lists(/ of 24 deployments$/),
  '/taxa/7?project=2': lists(/ of \d+ deployments$/),
  '/taxa/7?project=2&deployment=36': lists(/ of 1 deployment$/),
  '/storage?project=2': counts(words.storage.nouns),
  '/projects': counts(words.projects.nouns),
  '/settings': shows(/version 2$/),
  '/no/such/page': shows(words.shell.pageNotFound),
};
const OTHERS = pagesNotIn(Object.keys(PAGES)).map((address) => [address, heading] as const);

/** The API requests of a page from now on until `stop`, as paths below `/api/v2/`. */
function requestsOf(page: Page): { asked: string[]; stop: () => void } {
  const asked: string[] = [];
  const hear = (one: Request) => {
    const { pathname, search } = new URL(one.url());
    if (pathname.startsWith('/api/v2/')) asked.push(pathname.replace('/api/v2/', '') + search);
  };
  page.on('request', hear);
  return { asked, stop: () => page.off('request', hear) };
}

/** The requests that the document names. */
function named(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { content } = document.querySelector<HTMLMetaElement>('meta[name="noctuary-first-requests"]') ?? {};
    return (JSON.parse(content ?? '{}') as { paths: string[] }).paths;
  });
}

const ALL = [...Object.entries(PAGES), ...OTHERS];

// The addresses of a page are one visit: what it loads is compiled once.
for (const path of new Set(ALL.map(([address]) => pathOf(address)))) {
  smallJourney(
    `the page at ${path} uses every request that its document begins, and makes none twice`,
    { tag: ['/', '/settings', '/taxa/7'].includes(path) ? '@smoke' : [] },
    async ({ page }) => {
      smallJourney.slow();
      for (const [address, ready] of ALL.filter(([one]) => pathOf(one) === path)) {
        await smallJourney.step(address, async () => {
          // A page that is left asks for nothing more.
          await page.goto('about:blank');
          const { asked, stop } = requestsOf(page);
          await page.goto(address);
          await ready(page);
          // The jobs in the header load after the page.
          await expect.poll(() => asked.some((one) => one.startsWith('jobs/'))).toBe(true);
          expect(asked.slice(0, 1), address).toEqual((await named(page)).slice(0, 1));
          expect(asked, address).toEqual(expect.arrayContaining(await named(page)));
          // Jobs are asked for again after a while.
          const once = asked.filter((one) => !one.startsWith('jobs/'));
          expect(once, address).toEqual([...new Set(once)]);
          // Not for ten seconds: by then the page ends those that it has not used.
          await expect.poll(() => page.evaluate(() => window.noctuaryBegun?.size), { timeout: 8_000 }).toBe(0);
          stop();
        });
      }
    },
  );
}

test('a reload begins the first requests again; a page opened by a link begins none', async ({ page }) => {
  const { asked } = requestsOf(page);
  await page.goto('/projects');
  await counts(words.projects.nouns)(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Deployments' }).click();
  await wholeListRead(page);
  const deployments = 'deployments/?ordering=created_at&limit=500';
  expect(asked.filter((path) => path === deployments)).toHaveLength(1);
  await page.reload();
  await wholeListRead(page);
  expect(asked.filter((path) => path === deployments)).toHaveLength(2);
});

/** Opens Deployments where no script of ours runs before that many of the document's requests have arrived. */
async function opensBeforeScripts(
  page: Page,
  target: string,
  requests: number,
  read = wholeListRead,
): Promise<HeldEntry['arrived']> {
  const between = await heldEntry(target, requests);
  await page.goto(`${between.origin}/deployments`);
  await read(page);
  // Its script would not come any more.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('about:blank');
  between.stop();
  return between.arrived.filter(({ path }) => !path.startsWith('/api/v2/jobs/'));
}

const FIRST = ['/api/v2/projects/?ordering=created_at&limit=500', '/api/v2/deployments/?ordering=created_at&limit=500'];

test.describe('before the first script of the page has come', () => {
  // Each address is that of a server of its own.
  test.use({ allowedOrigins: ['http://127.0.0.1:'] });

  test('its first requests have left, without a token', async ({ page, baseURL }) => {
    const arrived = await opensBeforeScripts(page, baseURL ?? '', FIRST.length);
    expect(arrived.map(({ path }) => path)).toEqual(FIRST);
    expect(arrived.map(({ headers }) => [headers.authorization, headers['noctuary-service']])).toEqual(
      FIRST.map(() => [undefined, 'own']),
    );
  });

  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    test(`its first requests have left, with the token in ${storage}`, async ({ page }) => {
      const service = await builtService({ NOCTUARY_TOKENS: `anna:${TOKEN}` });
      const stored = { storage, key: 'noctuary-token own', token: TOKEN };
      await page.addInitScript((one) => {
        // The blank page at the end has no storage.
        if (location.protocol === 'http:') window[one.storage].setItem(one.key, one.token);
      }, stored);
      const arrived = await opensBeforeScripts(page, service.origin, FIRST.length, smallListRead);
      expect(arrived.map(({ path }) => path)).toEqual(FIRST);
      expect(arrived.map(({ headers }) => headers.authorization)).toEqual(FIRST.map(() => `Token ${TOKEN}`));
      await service.remove();
    });
  }

  test('the rows in sight are asked for, of another service, and all else once they are shown', async ({
    page,
    baseURL,
  }) => {
    const front = await frontOf(baseURL ?? '');
    const arrived = await opensBeforeScripts(page, front.origin, 1);
    const rows = `/api/v2/deployments/?ordering=name&limit=${rowsInSight(900)}`;
    // Of the list as many as the pace of the rows says.
    const paths = arrived.map(({ path }) => path.replace(/(?<=created_at&limit=)\d+$/, '500'));
    expect(paths.slice(0, 3)).toEqual([rows, ...FIRST]);
    expect(arrived.slice(0, 3).map(({ headers }) => headers['noctuary-service'])).toEqual([baseURL, baseURL, baseURL]);
    await front.remove();
  });
});
