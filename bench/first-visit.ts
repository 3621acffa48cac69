import type { Browser, CDPSession, Page } from '@playwright/test';
import { heapMB } from './heap-mb.ts';
import type { LoadPage } from './load-pages.ts';
import { beginTrace, tasksOf, traced } from './main-thread.ts';
import { countReceived, type Received } from './received.ts';
import { sortBy, type Sorted } from './sort-by.ts';
import { watchForFirstRow } from './watch-for-first-row.ts';

export interface Visit {
  /** from the start of the navigation to the task after the frame that shows the first row */
  firstRowMs: number;
  /** the same for the first row that is no preview's */
  liveMs: number;
  /** processor time of the page's main thread until the first row */
  cpuFirstRowMs: number;
  /** the same until the page is at rest */
  cpuQuietMs: number;
  elementsFirstRow: number;
  elements: number;
  /** until the page is at rest */
  requests: number;
  bytes: Received['bytes'];
  heapMB: number;
  sort: Sorted | null;
}

export interface Setting {
  /** the processor is this many times slower */
  cpu: number;
  network: { latencyMs: number; bitsPerSecond: number } | null;
}

/**
 * A page is at rest where this many looks find no open request and together less work of its main thread than
 * `REST_CPU_MS`, times the setting's slowness: a second or more. Looks and no clock, since a busy machine may stop this process for a second.
 */
const REST_LOOKS = 4;
const REST_CPU_MS = 10;
const LOOK_EVERY_MS = 250;
/** A page that never rests is measured nevertheless. */
const AT_MOST_MS = 60_000;
/** How long after a sort a blank still counts. */
const BLANK_WATCHED_MS = 500;

/** Opens a page in a browser that has never seen the service, and measures it until it is at rest; lists sort then. */
export async function firstVisit(browser: Browser, origin: string, to: LoadPage, setting: Setting): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const received = await countReceived(session);
    await slowDown(session, setting);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const { seen } = await watchForFirstRow(page, session, to);
    await beginTrace(page);
    await page.goto(origin + to.path, { waitUntil: 'commit' });
    await seen;
    await untilQuiet(session, received, setting);
    const { requests, bytes } = structuredClone(received);
    const { firstRowMs, liveMs, elementsFirstRow, elements } = await page.evaluate(() => {
      performance.mark('quiet');
      const [first, live] = ['first row', 'live page'].map(
        (name) => performance.getEntriesByName(name)[0] as PerformanceMark | undefined,
      );
      if (first === undefined || live === undefined) throw new Error('The page has lost its marks.');
      const elementsNow = document.querySelectorAll('*').length;
      return {
        firstRowMs: first.startTime,
        liveMs: live.startTime,
        elementsFirstRow: Number(first.detail),
        elements: elementsNow,
      };
    });
    const trace = await traced(page);
    return {
      firstRowMs,
      liveMs,
      cpuFirstRowMs: processorMs(tasksOf(trace, 'first row').before),
      cpuQuietMs: processorMs(tasksOf(trace, 'quiet').before),
      elementsFirstRow,
      elements,
      requests,
      bytes,
      heapMB: await heapMB(page),
      sort: to.sort === undefined ? null : await sorted(page, to.sort, () => untilQuiet(session, received, setting)),
    };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { cpu, network }: Setting): Promise<void> {
  if (cpu !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network === null) return;
  const bytesPerSecond = network.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

async function untilQuiet(session: CDPSession, received: Received, { cpu }: Setting): Promise<void> {
  const end = Date.now() + AT_MOST_MS;
  let [looks, worked] = [0, 0];
  while (looks < REST_LOOKS && Date.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const workedMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    const isAtRest = received.open === 0 && workedMs - worked <= REST_CPU_MS * cpu;
    looks = isAtRest ? looks + 1 : 0;
    if (!isAtRest) worked = workedMs;
  }
  if (looks < REST_LOOKS) console.error('The page did not come to rest within a minute.');
}

async function sorted(page: Page, sort: NonNullable<LoadPage['sort']>, quiet: () => Promise<void>): Promise<Sorted> {
  if (sort.view !== undefined) {
    await page.evaluate((view) => {
      document.querySelector<HTMLElement>(`main input[value="${view}"]`)?.click();
    }, sort.view);
    await page.waitForSelector('main tbody tr > th[scope="row"]');
    await quiet();
  }
  return sortBy(page, sort.header, BLANK_WATCHED_MS);
}

function processorMs(tasks: readonly { tdur?: number }[]): number {
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0);
}
