import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { argument } from './argument.ts';
import { heapMB } from './heap-mb.ts';
import { launchBrowser } from './launch-browser.ts';
import { machine } from './machine.ts';
import { madeFolder } from './made-database.ts';
import { giveFirstCore, leaveFirstCore } from './own-core.ts';
import { beginTrace, longest, tasksOf, traced, type Longest } from './main-thread.ts';
import { runningService } from './running-service.ts';
import { printSessions, type Measured } from './print-sessions.ts';
import { sortBy } from './sort-by.ts';
import { untilAllSessions } from './until-all-sessions.ts';
import { press, SESSIONS_USES, doUse } from './sessions-uses.ts';

const HELP = `npm run bench -- sessions [--sizes 1000,10000,100000] [--own-core]
Opens the built Sessions page in a real Chromium over made-up sessions and writes build/bench/sessions.json. Ends with 1
where something after the first rows took the page's main thread more than 50 ms of its own: that is the page's doing.
With --own-core the page's main thread has a processor, and service, browser and bench have the others.`;

/** Fields whose headers are clicked, one after the other; each click is one measured sort. */
const SORTED_BY = ['Captures/h', 'Deployment', 'Detections', 'Night', 'Occurrences', 'Duration', 'Taxa'];
/** Pause between the end of loading and the first sort: the time a reader needs to find the header. */
const REST_MS = 2_000;
const SCROLLED_FRAMES = 240;
const SCROLLED_PX = 400;
/** Three frames at 60 per second are 50 ms; the page's clock has a resolution of 0.1 ms, so 50.1 is not longer. */
const LONG_FRAME_MS = 51;

/** Measures the Sessions page: first rows, whole list, sorting, scrolling, memory. */
export async function benchSessions(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const sizes = argument(parameters, 'sizes', '1000,10000,100000').split(',').map(Number);
  const ownCore = parameters.includes('--own-core');
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
  if (ownCore) leaveFirstCore();
  const browser = await launchBrowser();
  const measured: Measured[] = [];
  try {
    for (const sessions of sizes) measured.push(await measure(browser, sessions, ownCore));
  } finally {
    await browser.close();
  }
  mkdirSync('build/bench', { recursive: true });
  writeFileSync('build/bench/sessions.json', JSON.stringify({ machine, measured }, null, 2));
  printSessions(measured);
  console.log(`\n${machine.cores} cores, ${machine.model}, Node ${machine.node}, Chromium ${browser.version()}`);
}

async function measure(browser: Browser, sessions: number, ownCore: boolean): Promise<Measured> {
  const service = await runningService({ NOCTUARY_DATA: madeFolder(sessions).folder });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let takeCore = () => {};
  try {
    if (ownCore) {
      // The browser starts the site's process with its first address.
      await page.goto(`${service.origin}/favicon.svg`);
      takeCore = await giveFirstCore(browser);
    }
    await beginTrace(page);
    const start = performance.now();
    await page.goto(`${service.origin}/sessions`);
    await page.locator('tbody tr[data-id]').first().waitFor();
    const firstRowsMs = performance.now() - start;
    await page.evaluate(() => performance.mark('first rows'));
    const wholeMs = await untilWhole(page, sessions, start);
    await page.waitForTimeout(REST_MS);
    const sorts: number[] = [];
    for (const header of SORTED_BY) sorts.push((await sortBy(page, header)).ms);
    const trace = await traced(page);
    await beginTrace(page);
    const scroll = await scrolled(page);
    await page.evaluate(() => performance.mark('scrolled'));
    const scrollTrace = await traced(page);
    const heap = await heapMB(page);
    const uses: Record<string, Longest> = {};
    for (const use of Object.keys(SESSIONS_USES)) {
      await beginTrace(page);
      await page.evaluate(() => performance.mark('used'));
      await doUse(page, use);
      uses[use] = longest(tasksOf(await traced(page), 'used').after);
    }
    return {
      sessions,
      firstRowsMs,
      wholeMs,
      sortMs: sorts.toSorted((a, b) => a - b)[Math.floor(sorts.length / 2)] ?? 0,
      longestTask: {
        starting: longest(tasksOf(trace, 'first rows').before),
        afterwards: longest(tasksOf(trace, 'first rows').after),
      },
      uses,
      scroll: { ...scroll, tasks: longest(tasksOf(scrollTrace, 'scrolled').before) },
      heapMB: heap,
    };
  } finally {
    takeCore();
    await page.close();
    await service.stop();
  }
}

/** Waits until the page has loaded all records; over 50,000 it needs a click. @returns ms */
async function untilWhole(page: Page, sessions: number, opened: number): Promise<number> {
  let start = opened;
  if (sessions > 50_000) {
    // An ordering that no service supports, so that all records are needed.
    await press(page, 'Captures/h');
    await page.waitForFunction(() => document.querySelector('tbody button') !== null, null, { polling: 20 });
    start = performance.now();
    await press(page, 'Load all');
  }
  await untilAllSessions(page, sessions);
  return performance.now() - start;
}

/** Scrolls the table steadily and measures the time between frames. */
function scrolled(page: Page): Promise<Omit<Measured['scroll'], 'tasks'>> {
  return page.evaluate(
    async ([frames, px, long]) => {
      const scroller = document.querySelector('table')?.parentElement;
      if (scroller === null || scroller === undefined) throw new Error('There is no table.');
      // No named functions here: tsx would wrap them in a helper that the page does not have.
      let [last, over50Ms, longestMs] = [performance.now(), 0, 0];
      for (let frame = -1; frame < frames; frame += 1) {
        if (frame >= 0) scroller.scrollTop += px;
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        if (frame >= 0 && now - last > long) over50Ms += 1;
        if (frame >= 0) longestMs = Math.max(longestMs, now - last);
        last = now;
      }
      return { frames, over50Ms, longestMs };
    },
    [SCROLLED_FRAMES, SCROLLED_PX, LONG_FRAME_MS] as const,
  );
}
