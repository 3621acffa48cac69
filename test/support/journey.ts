import { test as base, expect, type Page } from '@playwright/test';
import { words } from '#test/words.ts';

/**
 * A journey through the real product. At its end it checks for hidden faults: console messages, script errors,
 * violations of the Content-Security-Policy, requests to other origins.
 */
export const test = base.extend<{ faults: string[]; allowedOrigins: string[] }>({
  /** prefixes of other origins that a journey may send requests to */
  allowedOrigins: [[], { option: true }],
  faults: [
    async ({ page, baseURL, allowedOrigins }, use) => {
      const faults: string[] = [];
      const own = [`${baseURL}/`, 'data:', 'blob:', ...allowedOrigins];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!own.some((start) => url.startsWith(start))) faults.push(`asked elsewhere: ${url}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For `test.use` where only settled pages matter: frames of animations are an eighth of a visit's processor time. */
export const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Waits until the page itself is shown: the elements of its preview are gone then. */
export async function previewReplaced(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy', 'true');
}

/** Waits until all deployments have been read: 189 of the sample. */
export async function wholeListRead(page: Page, traps = 189): Promise<void> {
  await previewReplaced(page);
  await expect(page.getByRole('status')).toHaveText(`${traps} of ${traps} deployments`);
}

/** Waits until the map has drawn its points: the region says how many. */
export async function mapDrawn(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('region', { name: words.deployments.map })).toContainText(words.map.drawn(count));
}

/** Waits until the overview has its numbers, all its nights and its map. */
export async function overviewRead(page: Page, located = 182): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words.overview.title })).toBeVisible();
  await expect(page.getByRole('slider', { name: words.overview.capturesByWeek })).toBeVisible();
  await expect(page.getByText(/ so far …$/)).toHaveCount(0);
  await mapDrawn(page, located);
}
