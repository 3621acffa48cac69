import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';
import { faultyEvents } from '#test/support/faulty-events.ts';
import { frontOf } from '#test/support/front.ts';
import { expect } from '#test/support/journey.ts';
import { madeEvents } from '#test/support/made-event.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="#333"/></svg>';

test('images of a service at a plain http address are shown, also from another port', async ({ page }) => {
  const images = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE),
  );
  await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(images.address() as AddressInfo).port}/moths/1.svg`;
  const example = { id: 1, details: '', url, width: 64, height: 48, timestamp: '2024-06-12T22:00:00' };
  const service = await faultyEvents(
    madeEvents(3, () => ({ example_captures: [{ ...example, user_permissions: [] }] })),
  );
  const front = await frontOf(service.origin);
  await page.goto(`${front.origin}/sessions`);
  const image = page.getByRole('table', { name: 'Sessions' }).locator(`img[src="${url}"]`).first();
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : null)))
    .toBe(64);
  await front.remove();
  await service.stop();
  images.close();
});
