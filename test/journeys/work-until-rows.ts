import type { Browser } from '@playwright/test';

/** What a page has done when the first row of its list is in the document. */
export interface WorkUntilRows {
  /** requests for data that it has begun, without the query */
  requests: string[];
  /** of the collection's records, as they came over the network */
  bytes: number;
  /** elements of the page */
  elements: number;
  /** calls of functions in the page's scripts: parsed records, rendered components and all else */
  calls: number;
}

/**
 * Opens a list of a collection in a browser that has never seen the service, and stops the page at its first row to count
 * its work.
 */
export async function workUntilRows(browser: Browser, address: string, collection: string): Promise<WorkUntilRows> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requests.push(pathname);
    });
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Debugger.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const paused = new Promise<void>((resolve) => {
      session.once('Debugger.paused', () => resolve());
    });
    await page.addInitScript((asked) => {
      // With a setting of its own, the page shows no preview, whose rows are no work of its scripts.
      localStorage.setItem('noctuary-byte-units', 'binary');
      const watch = new MutationObserver(() => {
        if (document.querySelector('main tbody tr[data-id]') === null) return;
        watch.disconnect();
        const answers = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith(`/api/v2/${asked}/`));
        Object.assign(window, {
          atFirstRow: {
            bytes: answers.reduce((sum, answer) => sum + (answer as PerformanceResourceTiming).transferSize, 0),
            elements: document.querySelectorAll('*').length,
          },
        });
        // The page does nothing more while its work is counted.
        // oxlint-disable-next-line no-debugger
        debugger;
      });
      watch.observe(document, { childList: true, subtree: true });
    }, collection);
    await page.goto(address, { waitUntil: 'commit' });
    await paused;
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const begun = [...requests];
    await session.send('Debugger.resume');
    const seen = await page.evaluate(
      () => (window as unknown as { atFirstRow: Pick<WorkUntilRows, 'bytes' | 'elements'> }).atFirstRow,
    );
    const calls = result.flatMap(({ functions }) => functions.map(({ ranges: [all] }) => all?.count ?? 0));
    return { ...seen, requests: begun, calls: calls.reduce((sum, count) => sum + count, 0) };
  } finally {
    await context.close();
  }
}
