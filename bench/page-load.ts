import { setTimeout } from 'node:timers/promises';
import type { Browser, Request } from '@playwright/test';
import { BASEMAP_PATH } from '#service/basemap/open-basemap.ts';

export const PAGE_KINDS = ['script', 'style', 'API', 'map data', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const WATCHED_MS = 5_000;
/** A slow machine may not have loaded everything by then: it has until no request was begun for so long. */
const QUIET_MS = 3_000;
/** The page has been at rest for five seconds when its service worker asks for this, to load the scripts of all other pages. */
const AFTER_REST = '/parts.json';
const AT_MOST_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * Opens a page in a browser that has never seen the service, and counts what it and its service worker load in five
 * seconds, in bytes as they come over the network, gzipped, with headers.
 *
 * @throws Error where a request is refused or fails, since the page then loads less than it should
 */
export async function pageLoad(browser: Browser, address: string): Promise<Record<PageKind, number>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Over the loopback address Chromium prefers Brotli, over the HTTP of a field station it has gzip alone.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const open = new Set<Request>();
  const finished: Request[] = [];
  const failed: Request[] = [];
  let lastMs = 0;
  let isAtRest = false;
  context.on('request', (request) => {
    isAtRest ||= new URL(request.url()).pathname === AFTER_REST;
    if (isAtRest) return;
    open.add(request);
    lastMs = Date.now();
  });
  const end = (ended: Request[]) => (request: Request) => {
    if (open.delete(request)) ended.push(request);
  };
  context.on('requestfinished', end(finished));
  // A page aborts the pictures of rows that have left the list.
  context.on('requestfailed', (request) => {
    end(request.failure()?.errorText === 'net::ERR_ABORTED' ? [] : failed)(request);
  });
  try {
    const page = await context.newPage();
    const startMs = Date.now();
    await page.goto(address, { waitUntil: 'commit', timeout: AT_MOST_MS });
    const isLoading = () => open.size > 0 || (!isAtRest && Date.now() - lastMs < QUIET_MS);
    const age = () => Date.now() - startMs;
    while (age() < WATCHED_MS || (isLoading() && age() < AT_MOST_MS)) await setTimeout(LOOK_EVERY_MS);
    const bytes = { script: 0, style: 0, API: 0, 'map data': 0, other: 0 };
    for (const { url, status, size } of await Promise.all(finished.map(answered))) {
      if (status >= 400) throw new Error(`${address} did not load everything: ${url} is ${status}.`);
      bytes[kindOf(new URL(url).pathname)] += size;
    }
    const [broken] = failed;
    if (broken !== undefined)
      throw new Error(`${address} did not load everything: ${broken.url()}, ${broken.failure()?.errorText}.`);
    return bytes;
  } finally {
    await context.close();
  }
}

async function answered(request: Request): Promise<{ url: string; status: number; size: number }> {
  const response = await request.response();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  // An answer from the browser's cache has a body of less than nothing.
  return {
    url: request.url(),
    status: response?.status() ?? 0,
    size: Math.max(0, responseBodySize + responseHeadersSize),
  };
}

/** By the path: the browser's own type of a preloaded script or answer depends on how it was preloaded. */
function kindOf(path: string): PageKind {
  if (path.startsWith('/api/')) return 'API';
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (path === BASEMAP_PATH) return 'map data';
  return path.startsWith('/assets/') && path.endsWith('.json') ? 'map data' : 'other';
}
