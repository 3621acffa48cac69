import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Request } from '@playwright/test';
import { sampleFolder } from '#test/support/sample-folder.ts';
import { launchBrowser } from './launch-browser.ts';
import { runningService } from './running-service.ts';

/** By the id of the project in the sample. */
const PROJECTS = ['Québec', 'Vermont', 'Denmark', 'Panama', 'Hokkaidō', 'Cumbria'];
/** Code, outlines and tiles, gzip, 1 kB = 1000 bytes. */
const MOST_KB = 250;
const QUIET_MS = 2_000;

interface BasemapLoad {
  requests: number;
  codeKB: number;
  tilesKB: number;
}

/**
 * Opens the map of each of the sample's projects at its own fit, and exits with 1 where its basemap is above its budget.
 */
export async function benchBasemap(): Promise<void> {
  const data = resolve('build', 'bench', 'basemap');
  rmSync(data, { recursive: true, force: true });
  cpSync(await sampleFolder(), data, { recursive: true });
  const [service, browser] = await Promise.all([
    runningService({ NOCTUARY_DATA: data, DATABASE_URL: '' }),
    launchBrowser(),
  ]);
  try {
    console.log(`\n${row('gzip, kB, of 250', ['requests', 'code', 'tiles', 'sum'])}`);
    for (const [index, name] of PROJECTS.entries()) {
      const load = await basemapLoad(browser, `${service.origin}/deployments?project=${index + 1}&view=map`);
      const { requests, codeKB, tilesKB } = load;
      const sumKB = codeKB + tilesKB;
      console.log(row(name, [String(requests), ...[codeKB, tilesKB, sumKB].map((kB) => kB.toFixed(1))]));
      if (sumKB > MOST_KB || tilesKB === 0) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await service.stop();
  }
}

async function basemapLoad(browser: Browser, address: string): Promise<BasemapLoad> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  const sizes: { isTile: boolean; size: ReturnType<Request['sizes']> }[] = [];
  const load: BasemapLoad = { requests: 0, codeKB: 0, tilesKB: 0 };
  let lastMs = Number.POSITIVE_INFINITY;
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!/basemap|land-110m/.test(pathname)) return;
    lastMs = Date.now();
    sizes.push({ isTile: pathname.endsWith('.pmtiles'), size: request.sizes() });
  });
  await page.goto(address);
  while (Date.now() - lastMs < QUIET_MS || lastMs === Number.POSITIVE_INFINITY) await setTimeout(100);
  for (const { isTile, size } of sizes) {
    const { responseBodySize, responseHeadersSize } = await size;
    load[isTile ? 'tilesKB' : 'codeKB'] += (responseBodySize + responseHeadersSize) / 1_000;
  }
  await context.close();
  return { ...load, requests: sizes.length };
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(20) + cells.map((cell) => cell.padStart(10)).join('');
}
