import type { Browser } from '@playwright/test';
import { LIST_PAGES } from '#bench/first-rows/list-pages.ts';
import { visitList } from '#bench/first-rows/visit-list.ts';
import { untilAllSessions } from '#bench/until-all-sessions.ts';

const LONGEST_MS = 300_000;

export interface FirstRows {
  page: string;
  /** ms, one value for each run */
  copyMs: number[];
  ownMs: number[];
}

/** First rows of the six lists in a browser that has never seen the service, of the copy and of our own service in turns. */
export async function firstRowsOfCopy(
  browser: Browser,
  { copy, own }: { copy: string; own: string },
  runs: number,
): Promise<FirstRows[]> {
  const measured = Object.keys(LIST_PAGES).map((page): FirstRows => ({ page, copyMs: [], ownMs: [] }));
  // The first visits warm both sides up.
  for (let run = 0; run <= runs; run += 1) {
    for (const one of measured) {
      const to = LIST_PAGES[one.page];
      if (to === undefined) continue;
      const sides = [
        { origin: own, values: one.ownMs },
        { origin: copy, values: one.copyMs },
      ];
      for (const { origin, values } of run % 2 === 0 ? sides : sides.toReversed()) {
        const { firstRowMs } = await visitList(browser, origin, to);
        if (run > 0) values.push(firstRowMs);
      }
    }
  }
  return measured;
}

export interface WholeSessions {
  sessions: number;
  copyMs: number[];
  /** of the plain front, which asks the source for all */
  frontMs: number[];
}

/** Until the page Sessions has all of them, of the copy and of the plain front in turns. */
export async function wholeSessions(
  browser: Browser,
  { copy, front }: { copy: string; front: string },
  sessions: number,
  runs: number,
): Promise<WholeSessions> {
  const measured: WholeSessions = { sessions, copyMs: [], frontMs: [] };
  for (let run = 0; run < Math.min(runs, 3); run += 1) {
    measured.copyMs.push(await wholeMs(browser, copy, sessions));
    measured.frontMs.push(await wholeMs(browser, front, sessions));
  }
  return measured;
}

async function wholeMs(browser: Browser, origin: string, sessions: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(`${origin}/sessions`);
    // A list that takes more than 5 s is read on request. A copy's is not, and leaves this waiting.
    const button = page.getByRole('button', { name: /^Load all/ }).first();
    void button.click({ timeout: LONGEST_MS }).catch(() => {});
    await untilAllSessions(page, sessions);
    return performance.now() - start;
  } finally {
    await context.close();
  }
}
