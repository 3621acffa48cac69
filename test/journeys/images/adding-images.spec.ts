import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCard } from '#test/service/images/made-images.ts';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { expect, test } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

const { images, storage } = words;

test.describe('images of a memory card', () => {
  let folder: string;
  let service: BuiltService;
  test.use({ allowedOrigins: ['http://127.0.0.1:'] });
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-card-'));
    const name = (trap: string, at: number) =>
      `site/${trap}/202406${12 + Math.floor(at / 200)}22${String(Math.floor(at / 60) % 60).padStart(2, '0')}${String(at % 60).padStart(2, '0')}.jpg`;
    const names = ['Pond', 'Hill'].flatMap((trap) => Array.from({ length: 400 }, (_, at) => name(trap, at)));
    writeCard(join(folder, 'cards', 'July'), Object.fromEntries(names.map((path) => [path, null])));
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

  test('become nights: previewed, read by another rule, indexed, watched, opened', async ({ page }) => {
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

    const panel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: 'July' }) });
    await expect(panel.getByRole('button', { name: images.checkNow })).toBeVisible();
    await expect(panel).toContainText(`${storage.captures}800`);
    await page.goto(`${service.origin}/sessions`);
    await page
      .getByRole('link', { name: /12→13 Jun 2024/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('12→13 Jun 2024');
  });
});
