import type { Page } from '@playwright/test';

const ONE_PAGE = 100;

/** Waits until the page Sessions has loaded all of them and says so. */
export async function untilAllSessions(page: Page, sessions: number, timeoutMs = 300_000): Promise<void> {
  const all = sessions.toLocaleString('en-US');
  await untilSaid(page, '[role="status"]', `${all} of ${all} sessions`, timeoutMs);
  // A list of one page does not say that it has all.
  if (sessions > ONE_PAGE) await untilSaid(page, 'tfoot', `all ${all} sessions`, 60_000);
}

async function untilSaid(page: Page, selector: string, words: string, timeout: number): Promise<void> {
  await page.waitForFunction(
    ([of, text]) => document.querySelector(of)?.textContent.includes(text) === true,
    [selector, words] as const,
    { polling: 20, timeout },
  );
}
