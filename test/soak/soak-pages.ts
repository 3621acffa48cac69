import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { SentOf } from '#contract/lists/collections.ts';
import { launchBrowser } from '#bench/launch-browser.ts';
import { groundShares, marksShare } from '#test/support/basemap/drawn-ground.ts';
import { expect, previewReplaced } from '#test/support/journey.ts';
import { words } from '#test/words.ts';
import { SoakService } from './soak-service.ts';

const LOADS = 40;
const BUSY_PROCESSES = 2;
const IMAGES = 200;
const WAIT = { timeout: 60_000 };

export interface PagesReport {
  /** maps of a direct load that had their ground and their marks */
  maps: number;
  /** images that were shown with their determinations */
  images: number;
  problems: string[];
}

/**
 * Opens the map of all deployments directly, 40 times beside two busy processes, and then steps through 200 images of a
 * night in the viewer.
 *
 * @param sampleFile the sample as an SQLite file
 */
export async function soakPages(
  program: string,
  sampleFile: string,
  folder: string,
  say: (line: string) => void,
): Promise<PagesReport> {
  const data = join(folder, 'pages');
  mkdirSync(data);
  copyFileSync(sampleFile, join(data, 'noctuary.sqlite'));
  const service = new SoakService('pages', program, folder, { NOCTUARY_DATA: data });
  await service.start();
  const browser = await launchBrowser();
  const report: PagesReport = { maps: 0, images: 0, problems: [] };
  try {
    await openMaps(browser, service.origin, report);
    say(`Pages: ${report.maps} of ${LOADS} maps drawn beside ${BUSY_PROCESSES} busy processes.`);
    await stepThroughNight(browser, service.origin, report);
    say(`Pages: ${report.images} of ${IMAGES} images of one night shown with their determinations.`);
  } finally {
    await browser.close();
    await service.end('SIGTERM');
  }
  return report;
}

async function openMaps(browser: Browser, origin: string, report: PagesReport): Promise<void> {
  const busy = Array.from({ length: BUSY_PROCESSES }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    for (let load = 1; load <= LOADS; load += 1)
      await visit(browser, `${origin}/deployments?view=map`, report, async (page) => {
        const map = page.getByRole('region', { name: words.deployments.map });
        await expect(map).toContainText(words.map.drawn(182), WAIT);
        await previewReplaced(page);
        await expect.poll(async () => (await groundShares(page)).land, WAIT).toBeGreaterThan(0.1);
        await expect.poll(() => marksShare(page), WAIT).toBeGreaterThan(0.001);
        expect((await page.locator('.leaflet-container').boundingBox())?.height).toBeGreaterThan(500);
        report.maps += 1;
      });
  } finally {
    for (const one of busy) one.kill();
  }
}

async function stepThroughNight(browser: Browser, origin: string, report: PagesReport): Promise<void> {
  const { id, captures_count: count } = await richestNight(origin);
  const captures = await resultsOf<'captures'>(origin, `captures/?event=${id}&limit=10000`);
  const byImage = new Map(captures.map((capture) => [new URL(capture.url, origin).pathname, capture]));
  await visit(browser, `${origin}/sessions/${id}?capture=${captures[0]?.id}`, report, async (page) => {
    const viewer = page.getByRole('dialog');
    const status = viewer.getByRole('status');
    const image = viewer.getByRole('img', { name: new RegExp(`^${words.captures.captureAt('')}`) });
    const panel = viewer.getByRole('region', { name: words.determinations.title });
    await expect(status).toContainText(` of ${count}`, WAIT);
    await page.keyboard.press('Home');
    for (let position = 1; position <= IMAGES; position += 1) {
      await expect(status).toContainText(new RegExp(`^${position} of ${count}`), WAIT);
      await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth), WAIT).toBeGreaterThan(0);
      const shown = new URL(await image.evaluate(({ src }: HTMLImageElement) => src)).pathname;
      const detections = byImage.get(shown)?.detections_count ?? -1;
      // Each image once.
      byImage.delete(shown);
      await expect(panel.getByRole('listitem')).toHaveCount(detections, WAIT);
      if (detections === 0) await expect(panel).toContainText(words.determinations.none, WAIT);
      report.images += 1;
      await page.keyboard.press('ArrowRight');
    }
  });
}

/** Opens a page in a browser without cache and looks at it; what it lacks, and each error of its scripts, is a problem. */
async function visit(
  browser: Browser,
  address: string,
  report: PagesReport,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => report.problems.push(`${address}: ${message}`));
  try {
    await page.goto(address);
    await look(page);
  } catch (error) {
    report.problems.push(`${address}: ${String(error)}`);
  }
  await context.close();
}

/** Of the sessions with enough captures, the one with most detections a capture. */
async function richestNight(origin: string): Promise<SentOf<'events'>> {
  const sessions = await resultsOf<'events'>(origin, 'events/?ordering=-captures_count&limit=1000');
  const share = ({ captures_count: captures, detections_count: detections }: SentOf<'events'>) =>
    (detections ?? 0) / (captures ?? 1);
  const [richest] = sessions
    .filter(({ captures_count: captures }) => (captures ?? 0) >= IMAGES)
    .toSorted((a, b) => share(b) - share(a));
  if (richest === undefined) throw new Error(`No session has ${IMAGES} captures.`);
  return richest;
}

async function resultsOf<Name extends 'captures' | 'events'>(origin: string, path: string): Promise<SentOf<Name>[]> {
  const answer = await fetch(`${origin}/api/v2/${path}`);
  return ((await answer.json()) as { results: SentOf<Name>[] }).results;
}
