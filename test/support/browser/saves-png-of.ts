import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

/** Saves the picture of a page as PNG: it is one, with two pixels for each of its SVG. */
export async function savesPngOf(page: Page, svg: string): Promise<void> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.chart.savePng }).press('Enter');
  const png = readFileSync(await (await saving).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [, width = 0, height = 0] = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    Math.round(2 * Number(width)),
    Math.round(2 * Number(height)),
  ]);
}
