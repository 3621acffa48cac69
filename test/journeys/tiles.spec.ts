import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtDashboard } from '#service/document/built-dashboard.ts';
import { buildApp } from '#service/app.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { groundShares, recordNames } from '#test/support/basemap/drawn-ground.ts';
import { expect, mapDrawn, test } from '#test/support/journey.ts';
import { sampleFolder } from '#test/support/sample-folder.ts';
import { words } from '#test/words.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** A tile server that serves one white pixel and records the requests. */
async function tileServer() {
  const asked: { path: string; referrer: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', referrer: request.headers.referer });
    response.writeHead(200, { 'content-type': 'image/gif', 'cross-origin-resource-policy': 'cross-origin' }).end(PIXEL);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return { asked, port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** A tile server that holds every request until `open` is called. */
async function hangingTileServer() {
  const held: ServerResponse[] = [];
  let isOpen = false;
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'image/gif', 'cross-origin-resource-policy': 'cross-origin' }).end(PIXEL);
  const server = createServer((_, response) => {
    if (isOpen) answer(response);
    else held.push(response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    held,
    port: (server.address() as AddressInfo).port,
    open: () => {
      isOpen = true;
      for (const response of held) answer(response);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A second Noctuary with its own sample data, which offers that tile server. */
async function serviceOffering(url: string, chosen: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-tiles-'));
  cpSync(await sampleFolder(), folder, { recursive: true });
  const { database, close } = await openDatabase(join(folder, 'noctuary.sqlite'));
  const app = await buildApp({
    database,
    exportFolder: join(folder, 'exports'),
    dashboard: await builtDashboard(resolve('build')),
    publicUrl: null,
    tiles: { url, attribution: 'Tiles by "Nobody" <b>&amp; Co</b>', chosen },
    logLevel: 'silent',
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    await close();
    rmSync(folder, { recursive: true });
  };
  return { origin, stop };
}

test.describe('map tiles', () => {
  test.use({ allowedOrigins: ['http://127.0.0.1'] });

  test('are requested only when switched on, with a referrer, and the choice is stored', async ({ page }) => {
    const tiles = await tileServer();
    const service = await serviceOffering(`http://127.0.0.1:${tiles.port}/{z}/{x}/{y}.gif`, false);
    try {
      await page.goto(`${service.origin}/deployments`);
      await mapDrawn(page, 182);
      const toggle = page.getByRole('switch', { name: words.map.tiles });
      await expect(toggle).not.toBeChecked();
      expect(tiles.asked).toEqual([]);

      await toggle.click();
      await expect(page.getByRole('region', { name: words.deployments.map })).toContainText('Tiles by "Nobody" & Co');
      await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
      expect(tiles.asked[0]?.path).toMatch(/^\/\d+\/-?\d+\/-?\d+\.gif$/);
      expect(new Set(tiles.asked.map(({ referrer }) => referrer))).toEqual(new Set([`${service.origin}/`]));

      await page.reload();
      await expect(toggle).toBeChecked();
    } finally {
      // A request that fails would be logged.
      await page.goto('about:blank');
      tiles.stop();
      await service.stop();
    }
  });

  test('that hang leave the basemap with its names, which says so until a tile comes', async ({ page }) => {
    const tiles = await hangingTileServer();
    const service = await serviceOffering(`http://127.0.0.1:${tiles.port}/{z}/{x}/{y}.gif`, true);
    const written = await recordNames(page);
    const map = page.getByRole('region', { name: words.deployments.map });
    try {
      await page.goto(`${service.origin}/deployments?project=6`);
      await mapDrawn(page, 27);
      await expect.poll(() => tiles.held.length).toBeGreaterThan(0);
      await expect(map).toContainText(words.map.tilesMissing(''));
      await expect.poll(async () => (await groundShares(page)).land).toBeGreaterThan(0.3);
      await expect.poll(written).toContain('Carlisle');
      tiles.open();
      await expect(map).not.toContainText(words.map.tilesMissing('').trim());
    } finally {
      // A request that fails would be logged.
      await page.goto('about:blank');
      tiles.stop();
      await service.stop();
    }
  });
});
