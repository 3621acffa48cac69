import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readIndexArguments } from '#service/images/index-arguments.ts';
import { runIndex } from '#service/images/run-index.ts';
import { writeCard } from '#test/service/images/made-images.ts';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { expect, test } from '#test/support/journey.ts';
import { ANY, textPattern, words } from '#test/words.ts';

const { images } = words;

let folder = '';
let service: BuiltService;
test.use({ allowedOrigins: ['http://127.0.0.1:'] });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-places-'));
  writeCard(join(folder, 'July'), { 'Pond/20240612230000.jpg': null, 'Hill/20240612231500.jpg': null });
  const command = readIndexArguments([join(folder, 'July'), '--yes'], folder);
  if (command.what === 'help') throw new Error('no folder');
  const databaseLocation = join(folder, 'noctuary.sqlite');
  const { signal } = new AbortController();
  await runIndex(command, { databaseLocation, dataFolder: folder, say: () => {}, signal });
  service = await builtService({ NOCTUARY_DATA: folder, NOCTUARY_SAMPLE: 'no', NOCTUARY_IMAGE_ROOTS: folder });
});
test.afterAll(async () => {
  await service.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function drag(page: Page, pin: Locator, right: number, down: number): Promise<void> {
  const box = await pin.boundingBox();
  if (box === null) throw new Error('The pin is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 5 });
  await page.mouse.up();
}

test('two deployments are placed by dragging and by arrow keys, and are on the map there', async ({ page }) => {
  await page.goto(`${service.origin}/storage`);
  await page.getByRole('button', { name: images.locations }).click();
  const dialog = page.getByRole('dialog', { name: images.locationsOf('July') });
  const fields = (name: string) =>
    [images.latitudeOf(name), images.longitudeOf(name)].map((label) => dialog.getByRole('textbox', { name: label }));
  const placeOf = async (name: string) =>
    Promise.all(fields(name).map(async (field) => Number(await field.inputValue())));
  const pinOf = (name: string) => dialog.getByRole('button', { name: textPattern(images.pinAt(name, '§')) });

  await dialog.getByRole('button', { name: images.placePinOf('Pond') }).click();
  await expect(pinOf('Pond')).toBeFocused();
  const middle = await placeOf('Pond');
  await drag(page, pinOf('Pond'), 120, -60);
  await expect.poll(async () => (await placeOf('Pond'))[0]).toBeGreaterThan(middle[0] ?? 0);
  await expect.poll(async () => (await placeOf('Pond'))[1]).toBeGreaterThan(middle[1] ?? 0);

  await dialog.getByRole('button', { name: images.placePinOf('Hill') }).focus();
  await page.keyboard.press('Enter');
  await expect(pinOf('Hill')).toBeFocused();
  const steps = [await placeOf('Hill')];
  for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowLeft']) {
    await page.keyboard.press(key);
    steps.push(await placeOf('Hill'));
  }
  const [start, left, up, far] = steps.map(([north = 0, east = 0]) => {
    return { north, east };
  });
  expect(left?.east).toBeLessThan(start?.east ?? 0);
  expect(up?.north).toBeGreaterThan(start?.north ?? 0);
  expect((up?.east ?? 0) - (far?.east ?? 0)).toBeGreaterThan(4 * ((start?.east ?? 0) - (left?.east ?? 0)));
  await expect(pinOf('Hill')).toHaveAttribute('aria-current', 'true');
  await expect(pinOf('Pond')).not.toHaveAttribute('aria-current');

  const pond = await placeOf('Pond');
  await expect(pinOf('Pond')).toHaveAccessibleName(images.pinAt('Pond', pond.join(', ')));
  await dialog.getByRole('button', { name: images.save }).click();
  await expect(dialog).toBeHidden();
  const answer = await page.request.get(`${service.origin}/api/v2/deployments/`);
  const { results } = (await answer.json()) as { results: { name: string; latitude: number; longitude: number }[] };
  const stored = Object.fromEntries(results.map(({ name, latitude, longitude }) => [name, [latitude, longitude]]));
  expect(stored).toEqual({ Pond: pond, Hill: [far?.north, far?.east] });

  await page.goto(`${service.origin}/deployments?view=map`);
  await expect(page.getByText(textPattern(words.map.drawn(ANY)))).toHaveText(/^2 /);
  await page.getByRole('application', { name: words.map.keyboard }).focus();
  // From west to east.
  await page.keyboard.press('Home');
  await expect(page.getByText(/^Hill, /)).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(page.getByText(/^Pond, /)).toHaveCount(1);
});
