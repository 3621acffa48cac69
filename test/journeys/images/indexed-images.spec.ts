import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readIndexArguments } from '#service/images/index-arguments.ts';
import { runIndex } from '#service/images/run-index.ts';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { expect, test } from '#test/support/journey.ts';
import { nightPhoto } from '#test/support/images/made-photo.ts';
import { words } from '#test/words.ts';

/** A night of an image every five minutes. */
const IMAGES = 120;
const SIZE = { width: 2_400, height: 1_600 };
/** Of all images that are loaded with a page of 1440×900. */
const MOST_BYTES = 250_000;

let folder = '';
let service: BuiltService;
test.use({ allowedOrigins: ['http://127.0.0.1:'] });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-images-'));
  const images = join(folder, 'images', 'Pond');
  mkdirSync(images, { recursive: true });
  const photos = await Promise.all([1, 2, 3].map((id) => nightPhoto(id, SIZE)));
  for (let index = 0; index < IMAGES; index += 1) {
    const time = new Date(Date.UTC(2024, 5, 12, 20, 5 * index)).toISOString().replaceAll(/[-:]/g, '');
    writeFileSync(join(images, `${time.slice(0, 8)}_${time.slice(9, 15)}.jpg`), photos[index % 3] ?? '');
  }
  const command = readIndexArguments([join(folder, 'images'), '--yes'], folder);
  if (command.what === 'help') throw new Error('no folder');
  const databaseLocation = join(folder, 'noctuary.sqlite');
  const { signal } = new AbortController();
  await runIndex(command, { databaseLocation, dataFolder: folder, say: () => {}, signal });
  service = await builtService({ NOCTUARY_DATA: folder, NOCTUARY_SAMPLE: 'no' });
});
test.afterAll(async () => {
  await service.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Sizes of the images that a page receives, by address. */
function imagesOf(page: Page): Map<string, Promise<number>> {
  const received = new Map<string, Promise<number>>();
  page.on('response', (answer) => {
    if (answer.url().includes('/media/'))
      received.set(
        answer.url(),
        answer.body().then(({ length }) => length),
      );
  });
  return received;
}

test('a screenful of an indexed night is 250 kB at most, and the viewer has the whole image once zoomed', async ({
  page,
}) => {
  const received = imagesOf(page);
  const settled = async () => {
    await page.waitForLoadState('networkidle');
    const loaded = () =>
      page.locator('img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete));
    await expect.poll(loaded).toBe(true);
  };
  await page.goto(`${service.origin}/sessions`);
  const row = page.getByRole('table', { name: 'Sessions' }).getByRole('link').first();
  await expect(row).toBeVisible();
  await settled();
  expect([...received.keys()].map((address) => new URL(address).search)).toEqual(['?width=320']);
  await row.click();
  const grid = page.getByRole('grid', { name: 'Captures' });
  await expect(grid.getByRole('button').first()).toBeVisible();
  await settled();
  received.clear();
  await grid.evaluate((element) => element.scrollIntoView());
  // Rows of six or seven: 30 are in sight, and one row less was loaded before.
  await expect.poll(() => received.size).toBeGreaterThan(20);
  await settled();
  expect([...received.keys()].filter((address) => !address.endsWith('?width=320'))).toEqual([]);
  const sizes = await Promise.all(received.values());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);

  await grid.getByRole('button').first().click();
  const image = page.getByRole('dialog').getByRole('img', { name: new RegExp(words.captures.captureAt('')) });
  const loaded = () =>
    image.evaluate((one) => {
      const { complete, currentSrc, naturalWidth } = one as HTMLImageElement;
      return complete && naturalWidth > 0 ? new URL(currentSrc).search : 'loading';
    });
  await expect.poll(loaded).toBe('?width=1024');
  await page.keyboard.press('+');
  await expect.poll(loaded).toBe('');
  expect([...received.keys()].filter((address) => !address.includes('?'))).toHaveLength(1);
});
