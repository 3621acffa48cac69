import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/journey.ts';
import { textPattern, words } from '#test/words.ts';

/** Bytes a second: a list of some hundred records takes seconds. */
const SLOW = { offline: false, latency: 100, downloadThroughput: 60_000, uploadThroughput: 50_000 };

/** Sentences that there are none, and counts of none, as the page writes them. */
const NONE = [
  ...[words.sessions.sessions, words.taxa.nouns.many, words.deployments.noun.many].flatMap((many) => [
    words.list.noMatch(many, 1),
    words.list.noMatch(many, 2),
    words.list.noRecords(many),
    words.list.noRecordsInProject(many),
    `0 of 0 ${many}`,
    words.list.all(0, { one: many, many }),
  ]),
  words.sessions.noneFound('§'),
  words.calendar.noneMatch,
  words.species.none,
  words.species.noneOfRanks,
].map((text) => textPattern(text).source.slice(1, -1));

/** What a page has said so far of what the patterns match, also if it said so for one frame. */
async function said(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript((sources) => {
    const seen = new Set<string>();
    Object.assign(window, { said: seen });
    const patterns = sources.map((source) => new RegExp(source));
    new MutationObserver(() => {
      const text = document.body?.textContent ?? '';
      for (const pattern of patterns) {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) seen.add(found);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, NONE);
}

const basedOnAll = (page: Page) =>
  expect(page.getByText(new RegExp(words.occurrences.basedOnAll(2).replace('2', '[\\d,]+')))).toBeVisible();

/** What shows that a page has all its records, and which address it is of. */
const PAGES: readonly { path: string; known: (page: Page) => Promise<void> }[] = [
  {
    path: '/sessions?group=species&project=1&search=2025&captures_count=100..',
    known: basedOnAll,
  },
  {
    path: '/sessions?group=species&project=1&search=2025&captures_count=100..&ranks=higher',
    known: basedOnAll,
  },
  {
    path: '/sessions?group=deployment&project=1&captures_count=200..',
    known: (page) =>
      expect(page.getByText(new RegExp(`^${words.sessionsList.totalsOf('[\\d,]+', '742')}$`))).toBeVisible(),
  },
  {
    path: '/sessions?project=3&research_site=Gribskov&view=both',
    known: (page) => expect(page.getByRole('status').first()).toHaveText(/^\d+ of [\d,]+ sessions$/),
  },
];

for (const { path, known } of PAGES) {
  test(`on a slow connection nothing is called none before it is known: ${path}`, async ({ page }) => {
    // Its scripts are in the browser's cache then, and the records alone are slow.
    await page.goto(path);
    await known(page);
    await watch(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(path);
    await known(page);
    expect(await said(page)).toEqual([]);
  });
}
