import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatTimestamp, wallSeconds } from '#contract/time.ts';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { unzipped } from '#test/support/exports/unzipped.ts';
import { nightPhoto } from '#test/support/images/made-photo.ts';
import { expect, test } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

const { images, storage } = words;
/** Images of each trap: so many that the index still runs when "Cancel" is pressed. */
const IMAGES = 8_000;
const TRAPS = ['Pond', 'Hill'];
const NIGHT = 800;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.describe('images of a memory card', () => {
  let folder: string;
  let service: BuiltService;
  test.use({ allowedOrigins: ['http://127.0.0.1:'] });
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-card-'));
    const photo = join(folder, 'photo.jpg');
    writeFileSync(photo, await nightPhoto(1, { width: 640, height: 480 }));
    const begin = wallSeconds('2024-06-12T21:00:00');
    for (const trap of TRAPS) {
      const ofTrap = join(folder, 'cards', 'July', 'site', trap);
      mkdirSync(ofTrap, { recursive: true });
      for (let at = 0; at < IMAGES; at += 1) {
        const seconds = begin + Math.floor(at / NIGHT) * 86_400 + (at % NIGHT) * 10;
        linkSync(photo, join(ofTrap, `${formatTimestamp(seconds).replaceAll(/\D/g, '')}.jpg`));
      }
    }
    service = await builtService({
      NOCTUARY_DATA: join(folder, 'data'),
      NOCTUARY_SAMPLE: 'no',
      NOCTUARY_IMAGE_ROOTS: join(folder, 'cards'),
    });
  });
  test.afterAll(async () => {
    await service.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('become nights: previewed, read by another rule, indexed, cancelled, continued, opened and exported', async ({
    page,
  }) => {
    test.slow();
    await page.goto(`${service.origin}/storage`);
    await page.getByRole('button', { name: storage.addImages }).click();
    const dialog = page.getByRole('dialog', { name: images.title });
    await dialog.getByRole('button', { name: join(folder, 'cards') }).click();
    await dialog.getByRole('button', { name: 'July' }).click();
    await dialog.getByRole('button', { name: images.preview }).click();
    const traps = dialog.getByRole('region', { name: images.rule }).getByRole('row');
    await expect(traps).toHaveCount(3);
    await dialog.getByRole('combobox', { name: images.rule }).selectOption({ label: images.rules.level });
    await expect(traps).toHaveCount(2);
    await dialog.getByRole('combobox', { name: images.rule }).selectOption({ label: images.rules.itself });
    await expect(traps).toHaveCount(3);
    await dialog.getByRole('button', { name: images.index }).click();

    // On a phone it is watched, and cancelled.
    await page.setViewportSize(PHONE);
    const panel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: 'July' }) });
    await expect(panel.getByRole('progressbar', { name: images.progressOf('July') })).toBeVisible();
    await panel.getByRole('button', { name: images.cancel }).click();
    await expect(panel).toContainText(images.cancelled);
    await panel.getByRole('button', { name: images.checkNow }).click();
    await expect(panel.getByRole('button', { name: images.cancel })).toBeVisible();
    await expect(panel.getByRole('button', { name: images.checkNow })).toBeVisible({ timeout: 90_000 });
    await expect(panel).toContainText(`${storage.captures}16,000`);

    await page.setViewportSize(WIDE);
    await panel.getByRole('button', { name: images.locations }).click();
    const places = page.getByRole('dialog', { name: images.locationsOf('July') });
    await places.getByRole('button', { name: images.placePinOf('Pond') }).click();
    await places.getByRole('button', { name: images.save }).click();
    await expect(places).toBeHidden();

    await page.goto(`${service.origin}/sessions`);
    const first = page.getByRole('link', { name: /12→13 Jun 2024/ }).first();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('12→13 Jun 2024');
    await page.getByRole('grid', { name: 'Captures' }).getByRole('button').first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('status')).toContainText(`1 of ${NIGHT}`);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toContainText(`2 of ${NIGHT}`);
    const shown = viewer.getByRole('img', { name: new RegExp(words.captures.captureAt('')) });
    await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

    await page.goto(`${service.origin}/exports?project=1#new-export`);
    const order = page.getByRole('dialog', { name: words.order.title });
    await order.getByRole('combobox', { name: words.order.format }).click();
    await page.getByRole('option', { name: words.exports.formats.camtrap_dp }).click();
    await order.getByRole('button', { name: words.order.order, exact: true }).click();
    await expect(order).toBeHidden();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download/ }).click({ timeout: 60_000 });
    const media = csvRecords((await unzipped(await (await saving).path()))['media.csv'] ?? '');
    expect([media.length, media[0]?.['filePath'], media[0]?.['fileName']]).toEqual([
      IMAGES,
      'July/site/Pond/20240612210000.jpg',
      '20240612210000.jpg',
    ]);
  });
});
