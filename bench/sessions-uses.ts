import type { Page } from '@playwright/test';

type Step = (page: Page) => Promise<unknown>;

/** Pause after each step, until its work has ended, including idle work, which has no visible end. */
const REST_MS = 1_500;
/** The typing speed. */
const KEY_MS = 120;

/** The uses of all sessions once they are loaded, in this sequence, step by step. */
export const SESSIONS_USES: Readonly<Record<string, readonly Step[]>> = {
  'typing a search': [
    async (page) => {
      await page.focus('main input[type="search"]');
      await page.keyboard.type('trap 12', { delay: KEY_MS });
    },
    async (page) => {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
    },
  ],
  'opening every filter': [
    async (page) => {
      await press(page, 'Filters');
      await page.waitForSelector('details > summary');
      const filters = await page.evaluate(() => document.querySelectorAll('details > summary').length);
      for (let filter = 0; filter < filters; filter += 1) await openFilter(page, filter);
    },
  ],
  'two filters': [
    (page) => page.fill('[aria-label="Captures from"]', '100'),
    (page) => page.fill('[aria-label="Moon to"]', '50'),
    (page) => page.keyboard.press('Escape'),
  ],
  'choosing nights': [
    async (page) => {
      await page.focus('main [role="slider"]');
      await page.keyboard.press('PageUp');
    },
    (page) => page.keyboard.press('PageUp'),
  ],
  'clearing all of it': [(page) => press(page, 'Clear all')],
  'the calendar': [(page) => choose(page, 'calendar')],
  'by deployment': [(page) => choose(page, 'deployment')],
  'the table again': [(page) => choose(page, 'table')],
  'copying every row': [
    async (page) => {
      await page.evaluate(() => document.querySelector<HTMLElement>('tbody tr[data-id]')?.click());
      await page.keyboard.press('Shift+End');
    },
    async (page) => {
      await page.keyboard.press('Control+c');
      await page.waitForFunction(() => / rows copied/.test(document.querySelector('tfoot')?.textContent ?? ''));
    },
  ],
  'a file of every row': [
    async (page) => {
      await press(page, 'Download');
      await page.waitForFunction(() => document.body.textContent.includes('Download as CSV'));
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download as CSV')]);
      await file.path();
    },
  ],
  'the palette': [
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.waitForSelector('dialog input');
      await page.keyboard.type('trap 12', { delay: KEY_MS });
    },
    (page) => page.keyboard.press('Escape'),
  ],
  'a session and back': [
    async (page) => {
      await page.evaluate(() => document.querySelector<HTMLElement>('tbody tr[data-id] th a')?.click());
      await page.waitForSelector('#activity');
    },
    async (page) => {
      await page.goBack();
      await page.waitForSelector('tbody tr[data-id]');
    },
  ],
};

/** Performs a use, and waits until its work has ended. */
export async function doUse(page: Page, use: string): Promise<void> {
  for (const step of SESSIONS_USES[use] ?? []) {
    await step(page);
    await page.waitForTimeout(REST_MS);
  }
}

/** Opens a filter, and waits until its values are counted. */
async function openFilter(page: Page, index: number): Promise<void> {
  await page.evaluate((at) => document.querySelectorAll<HTMLElement>('details > summary')[at]?.click(), index);
  await page.waitForFunction(
    (at) => document.querySelectorAll('details')[at]?.querySelector('fieldset[aria-busy="false"]') !== null,
    index,
  );
}

/**
 * Presses the button whose text begins with `words`. Playwright's own search by role would be among the longest tasks.
 */
export async function press(page: Page, words: string): Promise<void> {
  await page.evaluate((begin) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(begin));
    if (button === undefined) throw new Error(`There is no button ${begin}.`);
    button.click();
  }, words);
}

function choose(page: Page, value: string): Promise<void> {
  return page.evaluate((one) => {
    const radio = document.querySelector<HTMLElement>(`main input[value="${one}"]`);
    if (radio === null) throw new Error(`There is no switch to ${one}.`);
    radio.click();
  }, value);
}
