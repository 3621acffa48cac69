import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as plain, type Page } from '@playwright/test';
import { builtDashboard } from '#service/document/built-dashboard.ts';
import { buildApp } from '#service/app.ts';
import { openBasemap, type Basemap } from '#service/basemap/open-basemap.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { builtService } from '#test/support/built-service.ts';
import { groundShares, recordNames } from '#test/support/basemap/drawn-ground.ts';
import { expect, mapDrawn, test } from '#test/support/journey.ts';
import { madeBasemap, madeImageBasemap } from '#test/support/basemap/made-basemap.ts';
import { smallSeasonFolder } from '#test/support/sample-folder.ts';
import { words } from '#test/words.ts';

/** The project whose map is the densest, 27 of whose 28 deployments have a location. */
const CUMBRIA = '/deployments?project=6';
/** The located traps of the small season, which a Noctuary with a basemap of its own has. */
const ALL = 22;

/** A Noctuary of its own whose basemap is in a file that may be changed. */
async function withBasemap(content: Buffer | null, other?: Basemap) {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-basemap-'));
  cpSync(await smallSeasonFolder(), folder, { recursive: true });
  const file = join(folder, 'region.pmtiles');
  writeFileSync(file, content ?? madeBasemap());
  const basemap = other ?? openBasemap({ file });
  if (content === null) rmSync(file);
  const { database, close } = await openDatabase(join(folder, 'noctuary.sqlite'));
  const app = await buildApp({
    database,
    exportFolder: join(folder, 'exports'),
    dashboard: await builtDashboard(resolve('build')),
    publicUrl: null,
    basemap,
    tiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false },
    logLevel: 'silent',
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    const closed = app.close();
    // The browser holds connections open that it has not used yet: the service would wait for them, for over a minute.
    app.server.closeAllConnections();
    await closed;
    await close();
    rmSync(folder, { recursive: true });
  };
  return { origin, file, stop };
}

interface AskedPart {
  /** byte of the archive */
  from: number;
  send: () => void;
  fail: () => void;
}

/** A server at another address that has an archive. */
async function archiveServer(archive: Buffer, answer: (asked: AskedPart) => void) {
  const server: Server = createServer((request, response) => {
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'range',
      'access-control-expose-headers': 'etag',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (request.method === 'OPTIONS') response.writeHead(204, headers).end();
    else
      answer({
        from: Number(from),
        send: () => response.writeHead(206, headers).end(archive.subarray(Number(from), Number(to) + 1)),
        fail: () => response.writeHead(404, headers).end(),
      });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/region.pmtiles`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address, stop };
}

const region = (page: Page) => page.getByRole('region', { name: words.deployments.map });
const note = words.map.basemapMissing('').trim();

test.describe('the built-in world', () => {
  test('is drawn with land, sea and names, in at most 250 kB for a view of a project', async ({ page, baseURL }) => {
    const written = await recordNames(page);
    const bytes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      const isOfMap = /basemap|land-110m/.test(pathname);
      if (isOfMap) bytes.push(request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize));
    });
    await page.goto(baseURL + CUMBRIA);
    await mapDrawn(page, 27);
    await expect.poll(async () => (await groundShares(page)).sea).toBeGreaterThan(0.05);
    expect((await groundShares(page)).land).toBeGreaterThan(0.3);
    await expect.poll(written).toContain('Carlisle');
    await expect(region(page)).toContainText('Natural Earth, GeoNames');
    await expect(region(page)).not.toContainText(note);
    const sum = (await Promise.all(bytes)).reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThan(20_000);
    expect(sum).toBeLessThan(250_000);
  });

  test('names countries in the language of the page, and from the widest view on', async ({ page, baseURL }) => {
    const written = await recordNames(page);
    await page.goto(`${baseURL}/deployments?lang=da`);
    await expect.poll(written).toContain('Rusland');
    await page.goto(`${baseURL}/deployments?view=map&map=55,10,4&lang=fr`);
    await expect.poll(written).toContain('Allemagne');
  });

  test('has no more to read for a view that was there before', async ({ page, baseURL }) => {
    let count = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/basemap')) count += 1;
    });
    await page.goto(baseURL + CUMBRIA);
    await mapDrawn(page, 27);
    await expect.poll(async () => (await groundShares(page)).sea).toBeGreaterThan(0.05);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: words.map.zoomIn }).click();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: words.map.zoomOut }).click();
    await page.waitForLoadState('networkidle');
    const before = count;
    await page.getByRole('button', { name: words.map.zoomIn }).click();
    await expect(page.getByRole('button', { name: words.map.zoomIn })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(count).toBe(before);
  });
});

/** Leaves the page before its service stops: a request for a tile that fails would be logged. */
async function leftAndStopped(page: Page, service: { stop: () => Promise<void> }): Promise<void> {
  await page.goto('about:blank');
  await service.stop();
}

test.describe('the archive of an operator', () => {
  test.use({ allowedOrigins: ['http://127.0.0.1'] });

  test('is drawn in the same style, with its sources and its names in the language of the page', async ({ page }) => {
    const service = await withBasemap(madeBasemap());
    const written = await recordNames(page);
    try {
      await page.goto(`${service.origin}/deployments`);
      await mapDrawn(page, ALL);
      // A lake over a quarter of the world, and no other water.
      await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.45);
      expect((await groundShares(page)).sea).toBeGreaterThan(0.05);
      await expect(region(page).getByRole('link', { name: 'Mappers' })).toHaveAttribute('href', 'https://example.org/');
      await expect.poll(written).toContain('Mitte');
      await page.goto(`${service.origin}/deployments?lang=fr`);
      await expect.poll(written).toContain('Milieu');
    } finally {
      await leftAndStopped(page, service);
    }
  });

  test('of pictures is drawn as pictures', async ({ page }) => {
    const service = await withBasemap(madeImageBasemap());
    try {
      await page.goto(`${service.origin}/deployments`);
      await mapDrawn(page, ALL);
      await expect.poll(async () => (await groundShares(page)).red).toBeGreaterThan(0.5);
    } finally {
      await leftAndStopped(page, service);
    }
  });

  test('at another address is read there; a tile that hangs holds up nothing', async ({ page }) => {
    const held: (() => void)[] = [];
    const archive = madeBasemap();
    const tilesAt = Number(archive.readBigUInt64LE(56));
    const server = await archiveServer(archive, ({ from, send }) => {
      if (from >= tilesAt) held.push(send);
      else send();
    });
    const service = await withBasemap(archive, openBasemap({ url: server.address }));
    try {
      await page.goto(`${service.origin}/deployments`);
      await mapDrawn(page, ALL);
      await expect(region(page).getByRole('link', { name: 'Mappers' })).toBeVisible();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      // The coarse outlines until then.
      await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.1);
      await region(page).getByRole('button', { name: words.map.zoomIn }).click();
      await expect(region(page)).not.toContainText(note);
    } finally {
      await leftAndStopped(page, service);
      server.stop();
    }
  });
});

// Not the journeys' own `test`, which fails on logged errors: here the browser logs failed requests.
plain.describe('a basemap that cannot be read', () => {
  const garbage = madeBasemap();
  garbage.fill(0xa5, 127);
  const noTile = madeBasemap();
  noTile.fill(0xa5, noTile.length - 40);
  const broken: readonly (readonly [what: string, content: Buffer | null])[] = [
    ['that is missing', null],
    ['that is no archive', Buffer.from('<!doctype html>'.repeat(2_000))],
    ['that is garbage after its header', garbage],
    ['whose tile is garbage', noTile],
    ['that is cut short', madeBasemap().subarray(0, 90)],
  ];
  for (const [what, content] of broken) {
    plain(`${what} leaves points, graticule, scale and coarse outlines, and is read again`, async ({ page }) => {
      const service = await withBasemap(madeBasemap());
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(service.origin) && url.startsWith('http')) elsewhere.push(url);
      });
      try {
        if (content === null) rmSync(service.file);
        else writeFileSync(service.file, content);
        await page.goto(`${service.origin}/deployments`);
        await mapDrawn(page, ALL);
        await expect(region(page)).toContainText(note);
        await expect(region(page)).toContainText('km');
        await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.1);
        expect((await groundShares(page)).land).toBeLessThan(0.45);

        writeFileSync(service.file, madeBasemap());
        await page.getByRole('button', { name: words.shell.refresh }).first().click();
        await expect(region(page)).not.toContainText(note);
        await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.45);
        expect([faults, elsewhere]).toEqual([[], []]);
      } finally {
        await service.stop();
      }
    });
  }

  plain(
    'without network leaves the points over what the browser has kept, and comes back',
    { tag: '@scheduled' },
    async ({ page }) => {
      const service = await builtService({}, 'whole');
      const written = await recordNames(page);
      try {
        await page.goto(service.origin + CUMBRIA);
        await mapDrawn(page, 27);
        await expect.poll(written).toContain('Carlisle');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForLoadState('networkidle');
        await service.stop();
        await page.reload();
        await mapDrawn(page, 27);
        await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.3);

        await service.start();
        await page.getByRole('button', { name: words.shell.refresh }).first().click();
        await expect(region(page)).not.toContainText(note);
        await expect.poll(written).toContain('Carlisle');
      } finally {
        await service.remove();
      }
    },
  );

  plain('leaves an empty ground where coarse outlines would be kilometres off', async ({ page }) => {
    const service = await withBasemap(null);
    try {
      // The coast of Cumbria, whose outline of 1:110m is 30 km away.
      await page.goto(`${service.origin}/deployments?view=map&map=54.5,-3.3,9`);
      await expect(region(page)).toContainText(note);
      await expect.poll(async () => (await groundShares(page)).land).toBe(1);
      await page.goto(`${service.origin}/deployments?view=map&map=54.5,-3.3,5`);
      await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.1);
      expect((await groundShares(page)).land).toBeLessThan(0.9);
    } finally {
      await service.stop();
    }
  });

  plain('is read again with the next view', async ({ page }) => {
    const service = await withBasemap(null);
    try {
      await page.goto(`${service.origin}/deployments`);
      await expect(region(page)).toContainText(note);
      writeFileSync(service.file, madeBasemap());
      // A view that began to read before the file was there may still fail after the click.
      await expect(async () => {
        await region(page).getByRole('button', { name: words.map.zoomIn }).click();
        await expect(region(page)).not.toContainText(note, { timeout: 3_000 });
      }).toPass();
      await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.45);
    } finally {
      await service.stop();
    }
  });

  plain('is read once more where the page was refreshed while another try was under way', async ({ page }) => {
    const held: (() => void)[] = [];
    let answers: 'fail' | 'hold' | 'send' = 'fail';
    const archive = madeBasemap();
    const server = await archiveServer(archive, ({ send, fail }) => {
      if (answers === 'hold') held.push(fail);
      else if (answers === 'fail') fail();
      else send();
    });
    const service = await withBasemap(archive, openBasemap({ url: server.address }));
    try {
      await page.goto(`${service.origin}/deployments`);
      await mapDrawn(page, ALL);
      await expect(region(page)).toContainText(note);
      answers = 'hold';
      await region(page).getByRole('button', { name: words.map.zoomIn }).click();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      answers = 'send';
      const read = page.waitForResponse(/\/api\/v2\/deployments\//);
      await page.getByRole('button', { name: words.shell.refresh }).first().click();
      await (await read).finished();
      // The page has what it read.
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      for (const fail of held) fail();
      await expect(region(page)).not.toContainText(note);
    } finally {
      await service.stop();
      server.stop();
    }
  });
});
