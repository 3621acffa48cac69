import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { frontOf } from '#test/support/front.ts';
import { words } from '#test/words.ts';

/** Reads what a page of this origin may store in secret, and records that it ran. */
const THEFT = "localStorage.setItem('ran', [sessionStorage.getItem('token'), localStorage.getItem('token')].join());";
const SHEET = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script href="/api/v2/theft/"/></svg>';
/** Responses that a hostile service, or one that serves files of its users, may send below `/api/v2/`. */
const ANSWERS: Readonly<Record<string, readonly [type: string, body: string]>> = {
  theft: ['text/javascript', THEFT],
  page: ['text/html', '<!doctype html><title>Page</title><script src="/api/v2/theft/"></script><p>There</p>'],
  xhtml: [
    'application/xhtml+xml',
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><script src="/api/v2/theft/"></script></head></html>',
  ],
  sheet: ['image/svg+xml', SHEET],
  cached: ['application/json', '{"secret":"of the token"}'],
};

let upstream: Server;
let asked: string[];
let front: BuiltService;

const answer: RequestListener = ({ method, url = '' }, response) => {
  asked.push(`${method} ${url}`);
  const [type, body] = ANSWERS[url.split('/')[3] ?? ''] ?? ['application/json', '{"count":0,"results":[]}'];
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600', 'service-worker-allowed': '/' });
  response.end(body);
};

// In one worker, since each would start a service of its own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  upstream = await listening(answer);
  front = await builtService({ UPSTREAM_URL: addressOf(upstream, '127.0.0.1') });
});
test.afterAll(async () => {
  await front.remove();
  upstream.closeAllConnections();
  upstream.close();
});
test.beforeEach(async ({ page }) => {
  asked = [];
  await page.goto(`${front.origin}/settings`);
  await page.evaluate(() => {
    for (const store of [sessionStorage, localStorage]) store.setItem('token', 'secret');
  });
});

async function listening(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  return `http://${host}:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

/** What a script of the other service has stored in this origin, if it ran. */
async function traceIn(page: Page): Promise<string | null> {
  await page.goto(`${front.origin}/settings`);
  return page.evaluate(() => localStorage.getItem('ran'));
}

for (const path of ['page', 'xhtml', 'theft']) {
  test(`a ${path} of the other service is shown as text and does not run`, async ({ page }) => {
    await page.goto(`${front.origin}/api/v2/${path}/`);
    await expect(page.getByText(ANSWERS[path]?.[1] ?? '')).toBeVisible();
    expect(await traceIn(page)).toBeNull();
  });
}

test('an SVG of the other service is downloaded when opened, and shown as an image in a page', async ({ page }) => {
  const download = page.waitForEvent('download');
  await page.goto(`${front.origin}/api/v2/sheet/`).catch(() => {});
  await (await download).cancel();
  expect(await traceIn(page)).toBeNull();
  const width = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/api/v2/sheet/';
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBe(40);
});

test('a page in front of a service of another origin shows its images, and asks this origin alone for them', async ({
  context,
  baseURL,
}) => {
  const own = await frontOf(baseURL ?? '');
  // The page that was opened before each test may still ask for something.
  const page = await context.newPage();
  try {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${own.origin}/sessions`);
    const image = page.getByRole('table', { name: words.sessions.title }).locator('img').first();
    await expect(image).toHaveAttribute('src', new RegExp(`^${own.origin}/media/service/captures/`));
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect([...origins]).toEqual([own.origin]);
  } finally {
    await own.remove();
  }
});

test('no script, frame or worker of the other service runs in a page', async ({ page }) => {
  const outcomes = await page.evaluate(async () => {
    const loaded = (element: HTMLElement) =>
      new Promise((resolve) => {
        element.addEventListener('load', () => resolve('loaded'));
        element.addEventListener('error', () => resolve('refused'));
        document.body.append(element);
      });
    const script = Object.assign(document.createElement('script'), { src: '/api/v2/theft/' });
    const frame = Object.assign(document.createElement('iframe'), { src: '/api/v2/page/' });
    const worker = navigator.serviceWorker.register('/api/v2/theft/', { scope: '/' }).then(
      () => 'loaded',
      () => 'refused',
    );
    await loaded(frame);
    return [await loaded(script), await worker];
  });
  expect(outcomes).toEqual(['refused', 'refused']);
  expect(await traceIn(page)).toBeNull();
});

test('a response that was fetched with a token is not served from the cache without it', async ({ page }) => {
  const statuses = await page.evaluate(async () => {
    const ask = async (headers: Record<string, string>, cache: RequestCache) =>
      fetch('/api/v2/cached/', { headers, cache, mode: 'same-origin' }).then(
        ({ status }) => status,
        () => 'not there',
      );
    const token = { authorization: 'Token secret' };
    return [await ask(token, 'default'), await ask(token, 'only-if-cached'), await ask({}, 'only-if-cached')];
  });
  expect(statuses[0]).toBe(200);
  expect(statuses[1]).toBe(200);
  expect(statuses[2]).not.toBe(200);
});

test('a page of another site cannot cancel an export through this one', async ({ page }) => {
  const site = await listening((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Other site</title>');
  });
  const cancel = (origin: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { method: 'POST', mode: 'no-cors' }).then(
          ({ status }) => status,
          () => 'no answer',
        ),
      `${origin}/api/v2/jobs/12/cancel/`,
    );
  try {
    await page.goto(addressOf(site, 'localhost'));
    expect(await cancel(front.origin)).toBe('no answer');
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
    await page.goto(`${front.origin}/settings`);
    expect(await cancel(front.origin)).toBe(200);
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/v2/jobs/12/cancel/']);
  } finally {
    site.closeAllConnections();
    site.close();
  }
});
